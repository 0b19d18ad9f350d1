import type { Cell } from './table.ts'

const day = 24 * 60
/** No distance from T0 is longer, and no duration either. */
const furthest = 366 * day
/** 1 January 1901 and 31 December 9999: no start is earlier, and Excel counts no further. */
const [firstDay, lastDay] = [367, 2_958_465]
/** 30 December 1899 in milliseconds of Unix time: day 0 of a serial number. */
const serialEpoch = Date.UTC(1899, 11, 30)

/**
 * When a task is planned to start. at: minutes since serial day 0. clock: minutes since midnight,
 * the day unsaid. offset: minutes from T0.
 */
export type Moment =
  { readonly kind: 'at' | 'clock' | 'offset'; readonly minutes: number } | 'missing' | 'unreadable'

/** 17/10/2026 is 17 October in day-first files and an error in month-first ones. */
export type DateOrder = 'day first' | 'month first'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/

/** The order of a column's dates: month first only where a second number is past 12. */
export function dateOrder(cells: readonly (Cell | undefined)[]): DateOrder {
  const isMonthFirst = cells.some(
    (cell) => typeof cell === 'string' && Number(slashed.exec(cell.trim())?.[2] ?? 0) > 12,
  )
  return isMonthFirst ? 'month first' : 'day first'
}

function fromSerial(serial: number): Moment {
  const minutes = Math.round(serial * day)
  // 25:30 is a serial number of 1.06: half past one of a later day, not a date in 1899.
  if (serial >= 0 && serial < 7) return { kind: 'clock', minutes: minutes % day }
  const isDay = minutes >= firstDay * day && minutes < (lastDay + 1) * day
  return isDay ? { kind: 'at', minutes } : 'unreadable'
}

function dayNumber(year: number, month: number, date: number): number | null {
  const full = year < 100 ? 2000 + year : year
  const time = Date.UTC(full, month - 1, date)
  const isReal = new Date(time).getUTCMonth() === month - 1 && date > 0
  const days = (time - serialEpoch) / (day * 60_000)
  return isReal && days >= firstDay && days <= lastDay ? days : null
}

function readClock(text: string): number | null {
  if (text === '') return 0
  const match =
    /^(\d{1,2})(?:[:.h](\d{2}))?(?::(\d{2})(?:\.\d+)?)?\s*(am|pm)?(?:z|utc|gmt|bst)?$/.exec(text)
  if (!match) return null
  const [, hours, minutes = '0', , half] = match
  if (match[2] === undefined && !half) return null
  const hour = half ? (Number(hours) % 12) + (half === 'pm' ? 12 : 0) : Number(hours)
  return hour < 24 && Number(minutes) < 60 ? hour * 60 + Number(minutes) : null
}

function readDate(text: string, order: DateOrder): { days: number | null; rest: string } | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:t|\s|$)/.exec(text)
  if (iso) {
    const days = dayNumber(Number(iso[1]), Number(iso[2]), Number(iso[3]))
    return { days, rest: text.slice(10).replace(/^t/, '') }
  }
  const numbers = slashed.exec(text)
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])]
    const [date, month] = order === 'day first' ? [first, second] : [second, first]
    return { days: dayNumber(Number(numbers[3]), month, date), rest: text.slice(numbers[0].length) }
  }
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3})[a-z]*[\s,-]+(\d{4}|\d{2})\b/.exec(text)
  if (!named) return null
  const month = months.indexOf(named[2]!) + 1
  const days = month > 0 ? dayNumber(Number(named[3]), month, Number(named[1])) : null
  return { days, rest: text.slice(named[0].length) }
}

function readOffset(text: string): Moment | null {
  if (/^t-?0$/.test(text)) return { kind: 'offset', minutes: 0 }
  const [, sign, hours, minutes] =
    /^t\s*([+−-])\s*(?:(\d+)\s*(?:h|:))?\s*(?:(\d+)\s*(?:m|min|mins)?)?$/.exec(text) ?? []
  if (!sign || (!hours && !minutes)) return null
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  if (total > furthest) return 'unreadable'
  return { kind: 'offset', minutes: sign === '+' ? total : -total }
}

/** What a column means by a whole number of at most four digits: 2230, or 480 minutes from T0. */
export type WholeNumbers = (digits: string) => 'clock' | 'offset' | 'unreadable'

/** Whether four digits can be a time of day; 2400 ends one. */
export function isClock(digits: string): boolean {
  return /^(([01]\d|2[0-3])[0-5]\d|2400)$/.test(digits)
}

/** A number alone: a time of day where it has four digits and can be one. */
const byItself: WholeNumbers = (digits) => (isClock(digits) ? 'clock' : 'offset')

/** The digits of a cell that holds a whole number of at most four, as it is written. */
export function wholeNumber(cell: Cell | undefined): string | undefined {
  const text = typeof cell === 'number' || typeof cell === 'string' ? String(cell).trim() : ''
  return /^\d{1,4}$/.test(text) ? text : undefined
}

function inDigits(digits: string, wholeNumbers: WholeNumbers): Moment {
  const kind = wholeNumbers(digits)
  if (kind === 'unreadable') return kind
  const value = Number(digits)
  return { kind, minutes: kind === 'clock' ? Math.floor(value / 100) * 60 + (value % 100) : value }
}

function inText(cell: string, order: DateOrder, wholeNumbers: WholeNumbers): Moment {
  const text = cell
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s,]+/, '')
    .trim()
  if (/^(n\/?a|-+|–|—|tb[acd])$/.test(text)) return 'missing'
  const offset = readOffset(text)
  if (offset !== null) return offset
  const date = readDate(text, order)
  if (date) {
    const minutes = readClock(date.rest.replace(/^[\s,]+/, '').replace(/^at /, ''))
    if (date.days === null || minutes === null) return 'unreadable'
    return { kind: 'at', minutes: date.days * day + minutes }
  }
  if (/^\d+\.\d{3,}$/.test(text) || /^[2-7]\d{4}$/.test(text)) return fromSerial(Number(text))
  const digits = wholeNumber(text)
  if (digits !== undefined) return inDigits(digits, wholeNumbers)
  const minutes = text === '' ? null : readClock(text)
  return minutes === null ? 'unreadable' : { kind: 'clock', minutes }
}

/**
 * A start cell: a date with or without a time, a time of day, 2230, T+30, T−1h, minutes from T0 as a
 * plain number, or a serial number (from 20,000, which is 1954, on; below 1 a time of day).
 * `wholeNumbers`: what its column means by 2230 or 480.
 */
export function parseStart(
  cell: Cell | undefined,
  order: DateOrder,
  wholeNumbers: WholeNumbers = byItself,
): Moment {
  if (cell === null || cell === undefined || cell === '') return 'missing'
  if (typeof cell === 'string') return inText(cell, order, wholeNumbers)
  if (typeof cell === 'object') return fromSerial(cell.serial)
  if (typeof cell !== 'number' || cell < 0) return 'unreadable'
  const digits = wholeNumber(cell)
  if (digits !== undefined) return inDigits(digits, wholeNumbers)
  if ((cell > 0 && cell < 1) || (cell >= 20_000 && cell < 80_000)) return fromSerial(cell)
  return Number.isInteger(cell) && cell < 20_000 ? { kind: 'offset', minutes: cell } : 'unreadable'
}
