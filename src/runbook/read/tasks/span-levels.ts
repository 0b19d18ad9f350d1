import { isGate } from '../cells/words.ts'
import type { SheetRow } from './task-rows.ts'
import type { RowMoments } from './one-zone.ts'

function spanOnCalendar({ start, finish }: RowMoments) {
  const areDated = typeof start === 'object' && typeof finish === 'object' && start.kind === 'at'
  return areDated && finish.kind === 'at' ? { from: start.minutes, to: finish.minutes } : null
}

/**
 * Finds levels by times, for text files that have lost their indentation. A summary row has no owner and
 * no links; it starts with the first row below it and finishes with the last. Level 0 is the project's own
 * row, 1 other summary rows, 2 tasks.
 */
export function spanLevels(rows: readonly (SheetRow & RowMoments)[]): number[] {
  const spans = rows.map(spanOnCalendar)
  const isBare = rows.map(({ text }) =>
    (['owner', 'team', 'after', 'before'] as const).every((field) => text(field) === ''),
  )

  function covers(i: number, end: number) {
    const below = spans.slice(i + 1, end).filter((span) => span !== null)
    const from = below.reduce((first, span) => Math.min(first, span.from), Infinity)
    const to = below.reduce((last, span) => Math.max(last, span.to), -Infinity)
    return end - i >= 3 && spans[i]?.from === from && spans[i].to === to
  }

  const numbered = rows.filter(({ text }) => text('id') !== '').length

  /** 'Phase 1', 60 min, but no number, above rows that have one. */
  function isUnnumbered(i: number) {
    const [{ text, name }, next] = [rows[i]!, rows[i + 1]]
    const isAbove = text('id') === '' && next !== undefined && next.text('id') !== ''
    return isAbove && text('task') !== '' && !isGate(name) && numbered > rows.length / 2
  }

  const isSummary = rows.map((_, i) => {
    const next = isBare.indexOf(true, i + 1)
    return isBare[i]! && (isUnnumbered(i) || covers(i, next < 0 ? rows.length : next))
  })
  const isWhole = isBare[0] === true && isSummary.includes(true) && covers(0, rows.length)
  return rows.map((_, i) => (isWhole && i === 0 ? 0 : isSummary[i] ? 1 : 2))
}
