/** Turns minutes from T0 into a percentage of the chart's width. */
export type Scale = { readonly end: number; readonly at: (minute: number) => string }

export function scaleTo(end: number): Scale {
  return { end, at: (minute) => `${((minute / end) * 100).toFixed(3)}%` }
}

/** The full hours up to `end`, as minutes from T0. */
export function hoursUpTo(end: number): number[] {
  return Array.from({ length: Math.floor(end / 60) + 1 }, (_, hour) => hour * 60)
}
