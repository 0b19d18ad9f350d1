import {
  findDate,
  firstDay,
  lastDay,
  readClock,
  type DateOrder,
  type DateReading,
} from './dates.ts'
import { longestValue, type Cell } from '../file/table.ts'
import { plain, weekdayOf } from './words.ts'
import { splitZone } from './zones.ts'

const day = 24 * 60
/** The year for callers that only ask whether a text is a date. */
const unsaidYear = 2026
const furthest = 366 * day

/** 'at' counts minutes since serial day 0, 'clock' since midnight, 'offset' from T0. `isDay`: it has no time. */
export type Moment =
  | {
      readonly kind: 'at' | 'clock' | 'offset'
      readonly minutes: number
      readonly isDay?: true
      /** Whether its day is counted by the sheet, such as D+1, and not a calendar date. */
      readonly isRelative?: true
    }
  | 'missing'
  | 'unreadable'

export type Time = Exclude<Moment, string>

export function isTimed(moment: Moment): moment is Time {
  return typeof moment === 'object' && !moment.isDay
}

export function isOnCalendar(moment: Moment): moment is Time {
  return typeof moment === 'object' && moment.kind === 'at' && !moment.isRelative
}

function fromSerial(serial: number): Moment {
  const minutes = Math.round(serial * day)
  // 25:30 is stored as 1.06, which is no date in 1899.
  if (serial >= 0 && serial < 7) return { kind: 'clock', minutes: minutes % day }
  const isDay = minutes >= firstDay * day && minutes < (lastDay + 1) * day
  if (!isDay) return 'unreadable'
  return { kind: 'at', minutes, ...(minutes % day === 0 ? { isDay } : {}) }
}

function readOffset(text: string): Moment | null {
  if (/^[th][-+]?0?$/.test(text)) return { kind: 'offset', minutes: 0 }
  const [, zero, sign, hours, minutes] =
    /^([th]\s*)?([+−-])\s*(?:(\d+)\s*(?:h|:))?\s*(?:(\d+)\s*(?:m|min|mins)?)?$/.exec(text) ?? []
  // '+30' may be anything; 'T+30' and '+0:30' are 30 minutes after T0.
  if (!sign || (!hours && !(zero && minutes))) return null
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  if (total > furthest) return 'unreadable'
  return { kind: 'offset', minutes: sign === '+' ? total : -total }
}

/** Whether 2230 or 480 is a time of day or minutes from T0 in this column. */
export type WholeNumbers = (digits: string) => 'clock' | 'offset' | 'unreadable'

/** 2400 is midnight. */
export function isClock(digits: string): boolean {
  return /^(([01]\d|2[0-3])[0-5]\d|2400)$/.test(digits)
}

const byItself: WholeNumbers = (digits) => (isClock(digits) ? 'clock' : 'offset')

/** '2230', '30', or '-60', which is an hour before T0. */
export function wholeNumber(cell: Cell | undefined): string | undefined {
  const text = typeof cell === 'number' || typeof cell === 'string' ? String(cell).trim() : ''
  return /^[+−-]?\d{1,4}$/.test(text) ? text.replace('−', '-') : undefined
}

function inDigits(digits: string, wholeNumbers: WholeNumbers): Moment {
  const kind = wholeNumbers(digits)
  if (kind === 'unreadable') return kind
  const value = Number(digits)
  return { kind, minutes: kind === 'clock' ? Math.floor(value / 100) * 60 + (value % 100) : value }
}

function inText(cell: string, reading: DateReading, wholeNumbers: WholeNumbers): Moment {
  if (cell.length > longestValue) return 'unreadable'
  const text = splitZone(cell.toLowerCase().replace(/\s+/g, ' ').trim()).rest
  if (/^(n\/?a|-+|–|—|tb[acd]|\?+|offen|ouvert|pendiente)$/.test(text)) return 'missing'
  const offset = readOffset(text)
  if (offset !== null) return offset
  if (/^\d+\.\d{3,}$/.test(text) || /^[2-7]\d{4}$/.test(text)) return fromSerial(Number(text))
  const date = findDate(text, reading)
  if (date) {
    const minutes = readClock(date.rest)
    if (date.days === null || minutes === null) return 'unreadable'
    const isDay = /\d/.test(date.rest) || minutes > 0 ? {} : { isDay: true as const }
    return { kind: 'at', minutes: date.days * day + minutes, ...isDay }
  }
  const time = text.replace(/^\p{L}{2,10}\.?[\s,]+(?=\d)/u, (word) =>
    weekdayOf(plain(word).replace(/[.,]/g, '').trim()) >= 0 ? '' : word,
  )
  const digits = wholeNumber(time)
  if (digits !== undefined) return inDigits(digits, wholeNumbers)
  const minutes = time === '' ? null : readClock(time)
  return minutes === null ? 'unreadable' : { kind: 'clock', minutes: minutes % day }
}

/** A date, a time of day, 2230, T+30, minutes from T0, or a serial number (20,000 is in 1954). */
export function parseStart(
  cell: Cell | undefined,
  order: DateOrder | DateReading,
  wholeNumbers: WholeNumbers = byItself,
): Moment {
  const reading = typeof order === 'string' ? { order, year: unsaidYear } : order
  if (cell === null || cell === undefined || cell === '') return 'missing'
  if (typeof cell === 'string') return inText(cell, reading, wholeNumbers)
  if (typeof cell === 'object') return fromSerial(cell.serial)
  if (typeof cell !== 'number') return 'unreadable'
  const digits = wholeNumber(cell)
  if (digits !== undefined) return inDigits(digits, wholeNumbers)
  if ((cell > 0 && cell < 1) || (cell >= 20_000 && cell < 80_000)) return fromSerial(cell)
  return Number.isInteger(cell) && cell >= 0 && cell < 20_000
    ? { kind: 'offset', minutes: cell }
    : 'unreadable'
}
