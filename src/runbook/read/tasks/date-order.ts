import { findDate, weekdayOfDay, type DateOrder, type FoundDate } from '../cells/dates.ts'
import type { Cell } from '../file/table.ts'

export type OrderDecision = {
  readonly order: DateOrder
  readonly because: 'past twelve' | 'weekday' | 'closer together' | 'nothing'
  readonly index: number
}

const orders: readonly DateOrder[] = ['day first', 'month first']

function span(days: readonly number[]): number {
  const last = days.reduce((most, day) => Math.max(most, day), -Infinity)
  return last - days.reduce((least, day) => Math.min(least, day), Infinity)
}

function isOnWrongWeekday({ days, weekday, hasYear }: FoundDate): boolean {
  return days !== null && weekday >= 0 && hasYear && weekdayOfDay(days) !== weekday
}

const proofs = [
  ['past twelve', ({ days }: FoundDate) => days === null],
  ['weekday', isOnWrongWeekday],
] as const

/** Decides by all dates of a column together; null if none can be read both ways. */
export function decideOrder(cells: readonly (Cell | undefined)[]): OrderDecision | null {
  const dates = cells.flatMap((cell, index) => {
    if (typeof cell !== 'string') return []
    const both = orders.map((order) => findDate(cell, { order, year: 2026 }))
    return both[0]?.isNumeric && both[1] ? [{ index, both: [both[0], both[1]] }] : []
  })
  const [first] = dates
  if (!first) return null

  for (const [because, isWrong] of proofs) {
    const [day, month] = orders.map((_, o) => dates.filter(({ both }) => isWrong(both[o]!)))
    if (day!.length === month!.length) continue
    const order = day!.length < month!.length ? 'day first' : 'month first'
    const { index } = (order === 'day first' ? month : day)![0]!
    return { order, because, index }
  }
  // Read in the wrong order, the 5th and the 6th are a month apart; a runbook lasts days.
  const spans = orders.map((_, o) => span(dates.flatMap(({ both }) => both[o]!.days ?? [])))
  const { index } = first
  if (dates.length > 1 && Math.abs(spans[0]! - spans[1]!) > 20)
    return { order: orders[spans[0]! < spans[1]! ? 0 : 1]!, because: 'closer together', index }
  return { order: 'day first', because: 'nothing', index }
}
