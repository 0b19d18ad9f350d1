import { findDate, weekdayOfDay, type DateOrder, type FoundDate } from '../cells/dates.ts'
import type { Cell } from '../file/table.ts'

/** What decided whether a column's dates are day first. `index`: the cell that shows it. */
export type OrderDecision = {
  readonly order: DateOrder
  readonly because: 'past twelve' | 'weekday' | 'closer together' | 'nothing'
  readonly index: number
  /** How many dates could be read both ways. */
  readonly count: number
}

const orders: readonly DateOrder[] = ['day first', 'month first']

function span(days: readonly number[]): number {
  const last = days.reduce((most, day) => Math.max(most, day), -Infinity)
  return last - days.reduce((least, day) => Math.min(least, day), Infinity)
}

function isOnWrongWeekday({ days, weekday, hasYear }: FoundDate): boolean {
  return days !== null && weekday >= 0 && hasYear && weekdayOfDay(days) !== weekday
}

/** What shows that an order is wrong, the surest first. */
const proofs = [
  ['past twelve', ({ days }: FoundDate) => days === null],
  ['weekday', isOnWrongWeekday],
] as const

/**
 * Whether a column writes the day or the month first, decided by all of its dates together: a number
 * past twelve, a weekday beside the date, then the reading in which the dates lie closer together. Null where no date can be read both ways.
 */
export function decideOrder(cells: readonly (Cell | undefined)[]): OrderDecision | null {
  const dates = cells.flatMap((cell, index) => {
    if (typeof cell !== 'string') return []
    const both = orders.map((order) => findDate(cell, { order, year: 2026 }))
    return both[0]?.isNumeric && both[1] ? [{ index, both: [both[0], both[1]] }] : []
  })
  const count = dates.length
  const [first] = dates
  if (!first) return null

  for (const [because, isWrong] of proofs) {
    const [day, month] = orders.map((_, o) => dates.filter(({ both }) => isWrong(both[o]!)))
    if (day!.length === month!.length) continue
    const order = day!.length < month!.length ? 'day first' : 'month first'
    const { index } = (order === 'day first' ? month : day)![0]!
    return { order, because, index, count }
  }
  // A runbook lasts days; read the wrong way round, the 5th and the 6th lie a month apart.
  const spans = orders.map((_, o) => span(dates.flatMap(({ both }) => both[o]!.days ?? [])))
  const { index } = first
  if (count > 1 && Math.abs(spans[0]! - spans[1]!) > 20)
    return {
      order: orders[spans[0]! < spans[1]! ? 0 : 1]!,
      because: 'closer together',
      index,
      count,
    }
  return { order: 'day first', because: 'nothing', index, count }
}
