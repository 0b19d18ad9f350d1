import { longestValue } from '../file/table.ts'
import { monthOf, weekdayOf } from './calendar-words.ts'
import { plain } from '../../words/plain.ts'
import type { DateOrder } from '../../reading.ts'
import { day } from '../../words/minutes.ts'

/** 1 January 1901 and 31 December 9999, the last date that Excel knows. */
export const [firstDay, lastDay] = [367, 2_958_465]
/** 30 December 1899, day 0 of a serial number (ECMA-376, 18.17.4.1), in milliseconds of Unix time. */
const serialEpoch = Date.UTC(1899, 11, 30)

export type DateReading = {
  readonly order: DateOrder
  /** The year to assume for dates without one. */
  readonly year: number
}

/** Where it only matters whether a text is a date. */
export const anyDate: DateReading = { order: 'day first', year: 2026 }

export const monthFirst: DateReading = { ...anyDate, order: 'month first' }

/** `days`: since serial day 0; null for 31 February. */
export type FoundDate = {
  readonly days: number | null
  /** Whether it is like 17/10, where the column's order decides which is the day. */
  readonly isNumeric: boolean
  readonly hasYear: boolean
  /** 0 for Monday; -1 if no weekday is named. */
  readonly weekday: number
  /** The rest of the text, which may be a time. */
  readonly rest: string
}

export function dayNumber(year: number, month: number, date: number): number | null {
  const full = year < 100 ? 2000 + year : year
  const time = Date.UTC(full, month - 1, date)
  const isReal = new Date(time).getUTCMonth() === month - 1 && date > 0
  const days = (time - serialEpoch) / (day * 60_000)
  return isReal && days >= firstDay && days <= lastDay ? days : null
}

export function weekdayOfDay(days: number): number {
  return (days + 5) % 7
}

export function dateOf(days: number): Date {
  return new Date(serialEpoch + days * day * 60_000)
}

export function dayText(days: number): string {
  return dateOf(days).toISOString().slice(0, 10)
}

export function yearOfDay(days: number): number {
  return dateOf(days).getUTCFullYear()
}

/** The same day and month a year later. */
export function yearLater(days: number): number {
  const date = dateOf(days)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return Math.round((date.getTime() - serialEpoch) / (day * 60_000))
}

const year = String.raw`(?<y>\d{4}|\d{2}(?![\d:.h]))`
const month = String.raw`(?<m>[a-z]{3,10})\.?`
const date = String.raw`(?<d>\d{1,2})(?:st|nd|rd|th|er|\.|º)?`

/** `a` and `b` are day and month, in the order of the column. */
const shapes = [
  // 2026-10-17, 20261017
  /^(?<y>\d{4})(?<mark>[-/.])(?<m>\d{1,2})\k<mark>(?<d>\d{1,2})(?=\D|$)/,
  /^(?<y>20\d{2})(?<m>[01]\d)(?<d>[0-3]\d)(?=t|\s|$)/,
  // 17 October 2026, 17-Oct-26, 17. Okt. 2026, 17 de octubre de 2026, 1er mai; 17 Oct
  new RegExp(
    `^${date}[\\s/-]*(?:de |of )?${month}(?:[\\s,/-]*(?:de(?:l)? )?${year})?(?=[^a-z\\d]|$)`,
  ),
  // January 2, 2026; Oct 17
  new RegExp(`^${month}[\\s-]+${date}(?:(?:,\\s*|\\s+|-)${year})?(?=[\\s,]|$)`),
  // 2026 January 02, 2026-Oct-17
  new RegExp(`^(?<y>\\d{4})[\\s-]+${month}[\\s-]+${date}(?=\\D|$)`),
  // 17/10/2026, 17.10.26, 10-17-2026; and without a year 17/10, 17.10. and 17.10 before a time
  /^(?<a>\d{1,2})(?<mark>[/.-])(?<b>\d{1,2})\k<mark>(?<y>\d{4}|\d{2})(?=\D|$)/,
  /^(?<a>\d{1,2})(?:\/(?<b>\d{1,2})|\.(?<c>\d{1,2})(?:\.|(?=\s+\d))|-(?<e>\d{1,2})(?=\s+\d{1,2}[:.h]))(?=\s|,|$)/,
]

function readShape(text: string, shape: RegExp, reading: DateReading, weekday: number) {
  const { 0: whole, groups = {} } = shape.exec(text) ?? {}
  if (whole === undefined) return null
  const { y, m = '', d, a, b, c, e } = groups
  const [first, second] = [Number(a), Number(b ?? c ?? e)]
  const named = monthOf(m)
  if (/^[a-z]/.test(m) && named === 0) return null
  const inOrder = reading.order === 'day first' ? [second, first] : [first, second]
  const [ofYear, ofMonth] = a === undefined ? [named || Number(m), Number(d)] : inOrder
  return {
    days: dayNumber(Number(y ?? reading.year), ofYear!, ofMonth!),
    isNumeric: a !== undefined,
    hasYear: y !== undefined,
    weekday,
    rest: text.slice(whole.length),
  }
}

function readAfterWeekday(text: string, reading: DateReading, weekday: number): FoundDate | null {
  for (const shape of shapes) {
    const found = readShape(text, shape, reading, weekday)
    if (found) return found
  }
  return null
}

/** ISO 8601, Microsoft Project's ("PjDateFormat enumeration", learn.microsoft.com), and as people type. */
export function findDate(text: string, reading: DateReading): FoundDate | null {
  if (text.length > longestValue) return null
  const simple = plain(text)
  const [, first = '', others = ''] = /^([a-z]+)\.?[\s,]+(.*)$/.exec(simple) ?? []
  const weekday = weekdayOf(first)
  // 'mar 17/10/26' is a Tuesday in French; 'Mar 17, 2026' is in March.
  const whole = readAfterWeekday(simple, reading, -1)
  return whole ?? (weekday >= 0 ? readAfterWeekday(others, reading, weekday) : null)
}

const spokenMinutes: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  quarter: 15,
  twenty: 20,
  half: 30,
}

/** '8 o'clock', 'half past 8', 'quarter to 11', '20 past 8' in minutes of the first half of a day; null for others. */
export function readSpokenClock(text: string): number | null {
  const [, whole] = /^(\d{1,2}) ?o'?clock$/.exec(text.replaceAll('’', "'")) ?? []
  if (whole) return (Number(whole) % 12) * 60
  const [, part = '', side, hour] =
    /^(?:a )?(\d{1,2}|five|ten|quarter|twenty|half)(?: minutes?)? (past|to) (\d{1,2})$/.exec(
      text,
    ) ?? []
  if (!hour) return null
  const minutes = spokenMinutes[part] ?? Number(part)
  return ((Number(hour) % 12) * 60 + (side === 'past' ? minutes : -minutes) + 720) % 720
}

/** Words behind a time that say the half of the day. */
const halves = {
  am: [
    'de la manana',
    'de la madrugada',
    'da manha',
    'da madrugada',
    'du matin',
    'morgens',
    'fruh',
    'vormittags',
  ],
  pm: [
    'de la tarde',
    'de la noche',
    'del mediodia',
    'da tarde',
    'da noite',
    "de l'apres-midi",
    'du soir',
    'abends',
    'nachmittags',
  ],
} as const

/** '10pm' of '10 de la noche' and of '10 uhr abends'. */
function withHalf(text: string): string {
  for (const half of ['am', 'pm'] as const) {
    const words = halves[half].find((each) => text.endsWith(` ${each}`))
    if (words) return text.slice(0, -words.length - 1).replace(/ ?uhr$/, '') + half
  }
  return text
}

function nextMinute(_: string, hours: string, minutes: string): string {
  const next = Number(hours) * 60 + Number(minutes) + 1
  return `${Math.floor(next / 60)}:${String(next % 60).padStart(2, '0')}`
}

/** Minutes since midnight; 0 for an empty text, null if it cannot be read. */
export function readClock(text: string): number | null {
  const time = withHalf(plain(text))
    // TaskJuggler writes '2031-06-14-20:30'.
    .replace(/^-(?=\d\d:\d\d$)/, '')
    .replace(/^[\s,t]+/, '')
    // What pandas makes of Excel's 21:35: '21:34:59.999997'.
    .replace(/(\d\d?):(\d\d):59\.9{3}\d*$/, nextMinute)
    // Primavera marks actual and constrained dates: '08:00 A', '08:00*'.
    .replace(/(?<=:\d\d)(?:\*| a)$/, '')
    .replace(/^(at|um|a las?|as?|aos|kl|[-–—])\s+/, '')
    .replace(/^(\d{1,2})\s*(?:uhr|o'?clock)\s*(\d\d)?$/, '$1h$2')
    .replace(/(?:\s*(?:uhr|hrs?|hs)|(?<=\d[:.]?\d\d)\s?h)\.?$/, '')
    // 20310614T203000Z
    .replace(/^(\d{4})\d\d$/, '$1')
    .replace(/([ap])\.?\s?m\.?$|(?<=\d)([ap])$/, '$1$2m')
    .replace(/(?<=\d) h$/, 'h')
    .replace(/^12 (?=noon|midday|midnight)/, '')
    .trim()
  if (time === '') return 0
  if (/^(noon|midday|mittag|midi|mediodia|meio-dia|meio dia)$/.test(time)) return day / 2
  if (/^meia[- ]noite e meia$/.test(time)) return 30
  if (/^(midnight|mitternacht|minuit|medianoche|meia-noite|meia noite)$/.test(time)) return 0
  const match =
    /^(\d{1,2})(?:\s?([:.h])\s?(\d{2})|(\d{2})|(h))?(?::(\d{2})(?:[.,]\d+)?)?\s*(am|pm)?$/.exec(
      time,
    )
  if (!match) return null
  const [, hours, , parted, joined, bareHour, , half] = match
  const minutes = parted ?? joined
  if (minutes === undefined && bareHour === undefined && !half) return null
  const hour = half ? (Number(hours) % 12) + (half === 'pm' ? 12 : 0) : Number(hours)
  if (hour === 24 && Number(minutes ?? 0) === 0) return day
  return hour < 24 && Number(minutes ?? 0) < 60 ? hour * 60 + Number(minutes ?? 0) : null
}
