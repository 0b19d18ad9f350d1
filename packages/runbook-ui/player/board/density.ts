type Span = { readonly from: number; readonly to: number; readonly look: string }

/** `low` and `high` are shares of the height, from 0 to 1. */
export type Band = Span & { readonly low: number; readonly high: number }

/**
 * How many tasks run at a time, stacked in the order of `looks`. The height is the square root of the
 * share, so that one task among many stays visible.
 */
export function densityOf(spans: readonly Span[], looks: readonly string[]): Band[] {
  const begins = Map.groupBy(spans, ({ from }) => from)
  const ends = Map.groupBy(spans, ({ to }) => to)
  const moments = [...new Set([...begins.keys(), ...ends.keys()])].toSorted((a, b) => a - b)
  const counts = new Map(looks.map((look) => [look, 0]))
  const steps = moments.slice(0, -1).map((from, i) => {
    for (const { look } of begins.get(from) ?? []) counts.set(look, counts.get(look)! + 1)
    for (const { look } of ends.get(from) ?? []) counts.set(look, counts.get(look)! - 1)
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
    return { from, to: moments[i + 1]!, all, counts: [...counts].filter(([, count]) => count > 0) }
  })
  const most = steps.reduce((sum, { all }) => Math.max(sum, all), 1)
  return steps.flatMap(({ from, to, all, counts: some }) => {
    const each = Math.sqrt(all / most) / all
    let below = 0
    return some.map(([look, count]) => {
      const low = below
      below += count
      return { look, from, to, low: low * each, high: below * each }
    })
  })
}
