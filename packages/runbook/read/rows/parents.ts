import { limits } from '../../failure.ts'
import { anyDate } from '../cells/dates.ts'
import { isMoment, readMoment } from '../cells/moments.ts'
import type { SheetRow } from './sheet-row.ts'

/** The place of another row in the list, or a name that has no row. */
export type Parent = number | string | null

/** Rows below this depth are put in the deepest group. */
export const deepest = limits.groups - 2

export function byLevels(levels: readonly number[]): Parent[] {
  const open: number[] = []
  return levels.map((level, i) => {
    while (open.length > 0 && levels[open.at(-1)!]! >= level) open.pop()
    const parent = open.at(-1) ?? null
    if (open.length < deepest) open.push(i)
    return parent
  })
}

/** The start and the finish of a row in minutes, as written with dates; null for others. */
export function datesOf(row: SheetRow): { from: number; to: number } | null {
  const [start, finish] = (['start', 'finish'] as const).map((role) =>
    readMoment(row.cell(role), anyDate),
  )
  if (!isMoment(start!) || !isMoment(finish!)) return null
  return start.kind === 'at' && finish.kind === 'at'
    ? { from: start.minutes, to: finish.minutes }
    : null
}

/** Whether a row lasts from the first start to the last finish of others. */
export function isAround(row: SheetRow, others: readonly SheetRow[]): boolean {
  const [whole, spans] = [datesOf(row), others.flatMap((each) => datesOf(each) ?? [])]
  const first = Math.min(...spans.map(({ from }) => from))
  const last = Math.max(...spans.map(({ to }) => to))
  return whole?.from === first && whole.to === last
}
