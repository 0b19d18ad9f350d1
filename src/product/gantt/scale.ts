/** Minutes from T0 to a place across the chart, in per cent of its width. */
export type Scale = { readonly end: number; readonly at: (minute: number) => string }

/** A scale from T0 to `end` minutes. */
export function scaleTo(end: number): Scale {
  return { end, at: (minute) => `${((minute / end) * 100).toFixed(3)}%` }
}

/** The full hours up to a minute, in minutes from T0. */
export function hoursUpTo(end: number): number[] {
  return Array.from({ length: Math.floor(end / 60) + 1 }, (_, hour) => hour * 60)
}
