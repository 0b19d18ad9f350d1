import { findDate, weekdayOfDay, type DateOrder, type FoundDate } from '../cells/dates.ts'
import type { Cell } from '../file/table.ts'

export type OrderDecision = {
  readonly order: DateOrder
  /** Whether a date is invalid in the other order, or contradicts its own weekday there. */
  readonly isSure: boolean
  /** The index of the cell that shows it. */
  readonly index: number
}

const orders: readonly DateOrder[] = ['day first', 'month first']

function spanOf(dates: readonly FoundDate[]): number {
  const sorted = dates.flatMap(({ days }) => days ?? []).toSorted((a, b) => a - b)
  return (sorted.at(-1) ?? Infinity) - (sorted[0] ?? 0)
}

const proofs = [
  ({ days }: FoundDate) => days === null,
  ({ days, weekday, hasYear }: FoundDate) =>
    days !== null && weekday >= 0 && hasYear && weekdayOfDay(days) !== weekday,
]

/** Decides by all dates of a column together; null if none can be read both ways. */
export function decideOrder(cells: readonly (Cell | undefined)[]): OrderDecision | null {
  const dates = cells.flatMap((cell, index) => {
    if (typeof cell !== 'string') return []
    const both = orders.map((order) => findDate(cell, { order, year: 2026 }))
    return both[0]?.isNumeric && both[1] ? [{ index, both: [both[0], both[1]] }] : []
  })
  const [first] = dates
  if (!first) return null
  for (const isWrong of proofs) {
    const [day = [], month = []] = orders.map((_, o) =>
      dates.filter(({ both }) => isWrong(both[o]!)),
    )
    if (day.length === month.length) continue
    const isDay = day.length < month.length
    const { index } = (isDay ? month : day)[0]!
    return { order: isDay ? 'day first' : 'month first', isSure: true, index }
  }
  // Read in the wrong order, the 5th and the 6th are a month apart; a runbook lasts days.
  const [day = 0, month = 0] = orders.map((_, o) => spanOf(dates.map(({ both }) => both[o]!)))
  const order = month < day - 20 ? 'month first' : 'day first'
  return { order, isSure: false, index: first.index }
}
