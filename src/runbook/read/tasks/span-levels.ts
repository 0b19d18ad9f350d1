import type { SheetRow } from './task-rows.ts'
import type { ReadTimes } from './times.ts'

export type Spans = Pick<ReadTimes, 'starts' | 'finishes'>

/**
 * A text file loses its indentation, but a summary row still covers the rows below it: it has no
 * owner and no links, starts with the first of them and finishes with the last. A row that covers
 * others which cover some is above those: level 0, then 1, and tasks last.
 */
export function spanLevels(rows: readonly SheetRow[], { starts, finishes }: Spans): number[] {
  const spans = rows.map((_, i) => {
    const [start, finish] = [starts[i]!, finishes[i]!]
    const areDated = typeof start === 'object' && typeof finish === 'object' && start.kind === 'at'
    return areDated && finish.kind === 'at' ? { from: start.minutes, to: finish.minutes } : null
  })
  const isBare = rows.map(({ text }) =>
    (['owner', 'team', 'after', 'before'] as const).every((field) => text(field) === ''),
  )

  function covers(i: number, end: number) {
    const below = spans.slice(i + 1, end).filter((span) => span !== null)
    const from = below.reduce((first, span) => Math.min(first, span.from), Infinity)
    const to = below.reduce((last, span) => Math.max(last, span.to), -Infinity)
    return end - i >= 3 && spans[i]?.from === from && spans[i].to === to
  }

  const isSummary = rows.map((_, i) => {
    const next = isBare.indexOf(true, i + 1)
    return isBare[i]! && covers(i, next < 0 ? rows.length : next)
  })
  // The project's own row is the first and covers all others.
  const isWhole = isBare[0] === true && isSummary.includes(true) && covers(0, rows.length)
  return rows.map((_, i) => (isWhole && i === 0 ? 0 : isSummary[i] ? 1 : 2))
}
