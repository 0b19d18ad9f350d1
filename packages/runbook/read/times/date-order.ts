import type { DateOrder } from '../../reading.ts'
import { dateOf, dayNumber, findDate, weekdayOfDay, type FoundDate } from '../cells/dates.ts'
import { longestValue, type Cell, type SerialCell } from '../file/table.ts'

const orders = ['day first', 'month first'] as const

/** At most this many different dates are compared. */
const looked = 2000

/** How many days lie between the first and the last. */
function reach(days: readonly number[]): number {
  return days.length === 0
    ? Infinity
    : days.reduce((a, b) => Math.max(a, b)) - days.reduce((a, b) => Math.min(a, b))
}

function spanOf(dates: readonly FoundDate[]): number {
  return reach(dates.flatMap((date) => date.days ?? []))
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

function isDate(cell: Cell): cell is SerialCell {
  return (
    typeof cell === 'object' && cell !== null && 'serial' in cell && cell.shown.startsWith('day')
  )
}

/** The 8th of March for the 3rd of August; a cell without such a date as it is. */
export function swapped(cell: Cell): Cell {
  if (!isDate(cell)) return cell
  const date = dateOf(Math.floor(cell.serial))
  const other = dayNumber(date.getUTCFullYear(), date.getUTCDate(), date.getUTCMonth() + 1)
  return other === null ? cell : { ...cell, serial: other + (cell.serial % 1) }
}

/**
 * Whether a program that reads months first has opened dates with the day first. It leaves '15/3/2018' as a text, turns
 * '8/3/2018' into the 3rd of August, and in their own order all lie closer together.
 */
export function areSwapped(cells: readonly Cell[]): boolean {
  const dates = cells.filter(isDate)
  const texts = textsIn(cells).flatMap(
    (text) => findDate(text, { order: 'day first', year: 2026 }) ?? [],
  )
  const isLate = texts.filter(({ days }) => days !== null && dayOf(days) > 12).length
  if (dates.length < 2 || isLate < 2 || isLate < texts.length / 2) return false
  if (dates.some(({ serial }) => dayOf(serial) > 12)) return false
  const known = texts.flatMap(({ days }) => days ?? [])
  const [asRead, asMeant] = [dates, dates.map(swapped).filter(isDate)].map((each) =>
    reach([...known, ...each.map(({ serial }) => serial)]),
  )
  return asMeant! + 20 < asRead!
}

/** The day of the month. */
function dayOf(serial: number): number {
  return dateOf(Math.floor(serial)).getUTCDate()
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
