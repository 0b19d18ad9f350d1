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

/** The different texts that may be dates in numbers. */
function textsIn(cells: readonly Cell[]): string[] {
  const texts = new Set(
    cells.filter(
      (cell): cell is string =>
        typeof cell === 'string' && cell.length <= longestValue && /\d{1,2}[/.-]\d{1,2}/.test(cell),
    ),
  )
  return [...texts].slice(0, looked)
}

const twoDigits = /(?<![\d:.])(\d\d)([-/.])(\d\d)\2(\d\d)(?![\d:])/

/** '2026-03-02' of '26-03-02' */
export function withCentury(text: string): string {
  return text.replace(twoDigits, '20$1-$3-$4')
}

/** By this many days the dates must lie closer together than in both other orders. */
const closer = 300

function spanIn(order: DateOrder, texts: readonly string[]): number {
  return spanOf(texts.flatMap((text) => findDate(text, { order, year: 2026 }) ?? []))
}

/** Whether 26-03-02 is the 2nd of March 2026. */
export function areYearsFirst(cells: readonly Cell[]): boolean {
  const texts = textsIn(cells).filter((text) => twoDigits.test(text))
  const areOfNow = texts.every((text) => twoDigits.exec(text)![1]! >= '15')
  const span = spanIn('day first', texts.map(withCentury))
  return areOfNow && orders.every((order) => spanIn(order, texts) > span + closer)
}

/**
 * Decides by all dates of the sheet together whether 4/5 is the 4th of May or the 5th of April; null if no date can be
 * read both ways. Where nothing proves it, the order in which the dates lie closer together wins: a runbook lasts days.
 */
export function decideOrder(cells: readonly Cell[]): DateOrder | null {
  const dates = textsIn(cells).flatMap((text) => {
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
