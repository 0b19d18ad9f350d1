import type { DateOrder } from '../../reading.ts'
import { findDate, weekdayOfDay, type FoundDate } from '../cells/dates.ts'
import { longestValue, type Cell } from '../file/table.ts'

const orders = ['day first', 'month first'] as const

/** At most this many different dates are compared. */
const looked = 2000

function spanOf(dates: readonly FoundDate[]): number {
  const days = dates.flatMap((date) => date.days ?? [])
  return days.length === 0
    ? Infinity
    : days.reduce((a, b) => Math.max(a, b)) - days.reduce((a, b) => Math.min(a, b))
}

/** What a date can't be in the order that is meant: the 31st of a 17th month, or a Tuesday on a Friday. */
const proofs = [
  ({ days }: FoundDate) => days === null,
  ({ days, weekday, hasYear }: FoundDate) =>
    days !== null && weekday >= 0 && hasYear && weekdayOfDay(days) !== weekday,
]

/**
 * Decides by all dates of the sheet together whether 4/5 is the 4th of May or the 5th of April; null if no date can be
 * read both ways. Where nothing proves it, the order in which the dates lie closer together wins: a runbook lasts days.
 */
export function decideOrder(cells: readonly Cell[]): DateOrder | null {
  const texts = new Set(
    cells.filter(
      (cell): cell is string =>
        typeof cell === 'string' && cell.length <= longestValue && /\d{1,2}[/.-]\d{1,2}/.test(cell),
    ),
  )
  const dates = [...texts].slice(0, looked).flatMap((text) => {
    const [day, month] = orders.map((order) => findDate(text, { order, year: 2026 }))
    return day?.isNumeric && month ? [{ day, month }] : []
  })
  if (dates.length === 0) return null
  for (const isWrong of proofs) {
    const wrongDays = dates.filter(({ day }) => isWrong(day)).length
    const wrongMonths = dates.filter(({ month }) => isWrong(month)).length
    if (wrongDays !== wrongMonths) return wrongDays < wrongMonths ? 'day first' : 'month first'
  }
  const [day, month] = [
    spanOf(dates.map((date) => date.day)),
    spanOf(dates.map((date) => date.month)),
  ]
  return month < day - 20 ? 'month first' : 'day first'
}
