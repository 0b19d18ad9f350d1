/** px from one label to the next, so that none meets another. */
const apart = 26

export type Placed<T> = T & {
  /** px from the top of the bar: of the moment, and of the middle of its label. */
  tick: number
  label: number
}

/** px that a bar needs: its labels one below the other, and more where it can be read to scale. */
export function barHeight(count: number): number {
  return Math.max(286, apart * (count - 1))
}

/** Moments to scale, and their labels as near as they can be without meeting. */
export function placeMoments<T extends { at: number }>(
  moments: readonly T[],
  length: number,
  height: number,
): Placed<T>[] {
  const ticks = moments.map(({ at }) => (at / length) * height)
  const labels: number[] = []
  for (const [i, tick] of ticks.entries())
    labels[i] = Math.max(tick, (labels[i - 1] ?? -Infinity) + apart)
  for (let i = labels.length - 1; i >= 0; i -= 1)
    labels[i] = Math.min(labels[i]!, (labels[i + 1] ?? height + apart) - apart)
  return moments.map((moment, i) => ({
    ...moment,
    tick: Math.round(ticks[i]!),
    label: Math.round(labels[i]!),
  }))
}
