import { day } from '../../words/minutes.ts'
import { cellText, longestValue, type Cell } from '../file/table.ts'
import {
  anyDate,
  monthFirst,
  findDate,
  firstDay,
  lastDay,
  readClock,
  readSpokenClock,
  type DateReading,
} from './dates.ts'
import { anyOf } from '../../words/word-list.ts'
import { fromWords } from './word-lists.ts'
import { plain } from '../../words/plain.ts'
import { weekdayOf } from './calendar-words.ts'

/** Minutes that a start can be away from T0: a year. */
const furthest = 366 * day

/**
 * A point of time as a cell says it. 'at' counts minutes since serial day 0, 'clock' since midnight, 'offset' from T0.
 * 'counted day' ('D+1') and 'weekday' are days that no date tells.
 */
export type Moment = {
  readonly kind: 'at' | 'clock' | 'offset' | 'counted day' | 'weekday'
  /**
   * Minutes; for a counted day its number, for a weekday 0 for Monday. A clock's are a day more where the cell says so:
   * '00:30 (+1)'.
   */
  readonly minutes: number
  /** Whether it is a day without a time. */
  readonly isDay?: true
  /** The time behind a counted day or a weekday, in minutes since midnight. */
  readonly time?: number
  /** Whether it may be in the morning or the evening: 'half past eight'. */
  readonly isTwelveHour?: true
  /** Whether the cell leaves the year out. */
  readonly hasNoYear?: true
  /** Minutes east of Greenwich, if the cell says so. */
  readonly offset?: number
  /** A named zone, such as 'CET'. */
  readonly zone?: string
}

export type ReadMoment = Moment | 'missing' | 'unreadable'

const nothing = /^(n\/?a|-+|–|—|tb[acd]|\?+|offen|ouvert|pendiente|pendente|none|asap)$/

function fromSerial(serial: number): ReadMoment {
  const minutes = Math.round(serial * day)
  const isDay = minutes >= firstDay * day && minutes < (lastDay + 1) * day
  if (!isDay) return 'unreadable'
  return { kind: 'at', minutes, ...(minutes % day === 0 ? { isDay: true } : {}) }
}

/** 1 January 1970 in days since serial day 0. */
const epoch = 25_569

function sinceEpoch(milliseconds: number): Moment {
  return { kind: 'at', minutes: epoch * day + Math.round(milliseconds / 60_000) }
}

/** 'T+1.5': a part of an hour. */
export const partOfHour = /^[thx]0?\s*[+−–-]\s*\d*[.,]\d+$/i

/** The number of '+ 1,5' and '−3', whose minus may be any dash. */
export function signed(text: string): number {
  return Number(text.replace(/[−–]/, '-').replace(',', '.').replaceAll(' ', ''))
}

/** The units behind the numbers of an offset, short and in full. */
const offsetWords = {
  weeks: 'w|wks?|weeks?|wochen?|semaines?|semanas?',
  days: 'd|days?|t|tage?|j|jours?|d[ií]as?',
  hours: 'h|hrs?|hours?|stunden?|heures?|horas?',
  minutes: 'm|mins?|minutes?|minuten|minutos?',
} as const

const offset = new RegExp(
  String.raw`^([thx]0?\s*)?([+−–-])\s*` +
    String.raw`(?:(\d+)\s*(?:${offsetWords.weeks})\s*)?` +
    String.raw`(?:(\d+)\s*(?:${offsetWords.days})\s*)?` +
    String.raw`(?:(\d+)\s*(?:${offsetWords.hours}|:)\s*)?` +
    String.raw`(?:(\d+)\s*(${offsetWords.minutes})?)?$`,
)

const nought = new RegExp(`^0 ?(?:${offsetWords.hours}|${offsetWords.minutes})$`)

/** 'T+30', 'T-1h30', 'H+00:30', '+0:30', 'T+1.5', 'T-48 hours', 'T minus 30', 'T0', '+15 min'. '+30' alone may be anything. */
function readOffset(written: string): ReadMoment | null {
  const text = written.replace(/^t[ -]?minus ?(?=\d)/, 't-').replace(/^t[ -]?plus ?(?=\d)/, 't+')
  if (partOfHour.test(text)) {
    return { kind: 'offset', minutes: Math.round(signed(text.replace(/^[thx]0?/, '')) * 60) }
  }
  if (/^[thx]\s*[-+]?\s*0?\s*[hm]?$/.test(text)) return { kind: 'offset', minutes: 0 }
  // '0 min' between '-10 min' and '+45 min'
  if (nought.test(text)) return { kind: 'offset', minutes: 0 }
  const [, zero, sign, weeks, days, hours, minutes, unit] = offset.exec(text) ?? []
  if (!sign || (!hours && !days && !weeks && !(minutes && (zero || unit)))) return null
  const total =
    (Number(weeks ?? 0) * 7 + Number(days ?? 0)) * day +
    Number(hours ?? 0) * 60 +
    Number(minutes ?? 0)
  if (total > furthest) return 'unreadable'
  return { kind: 'offset', minutes: sign === '+' ? total : -total }
}

/** 'D+1', 'Day 2 08:30', 'T+1d', 'Tag 3', 'J-1', and 'T-1 20:00', whose time of day says that days are counted. */
function readCountedDay(written: string): ReadMoment | null {
  const text = written.replace(/^t0?(?=\s*(?:[+−-]\s*\d{1,3})?\s+\d{1,2}[:.]\d\d)/, 'd')
  const [, count, time = ''] =
    /^(?:d-?day|(?:day|tag|jour|d[ií]a)(?=\s*[+−-]?\s*\d|$)|[dj]0?(?=\s*[+−-]\s*\d|[\s,]|$)|[dj](?=\d{1,2}[\s,]+\d{1,2}[:.h]\d\d))\s*([+−-]?\s*\d{1,3})?(?:[\s,]+(.*))?$/.exec(
      text,
    ) ?? []
  if (count === undefined && !/^(d-?day|jour j|tag x|d[ií]a d|[dj][+−-]?0|d|j)(\s|,|$)/.test(text))
    return null
  const minutes = signed(count ?? '0')
  if (time === '') return { kind: 'counted day', minutes, isDay: true }
  const clock = readClock(time)
  return clock === null ? null : { kind: 'counted day', minutes, time: clock }
}

/** A cell of a column of days: 'Day 2', 'D+1', 'T-1', 4, a weekday or a date. */
export function readDay(cell: Cell | undefined, reading: DateReading): ReadMoment {
  const text =
    typeof cell === 'object' && cell !== null
      ? ''
      : String(cell ?? '')
          .toLowerCase()
          .trim()
  const [whole, count = '0'] = /^(?=.)(?:[tdj]\s*)?([+−-]?\s*\d{1,3})?$/.exec(text) ?? []
  return whole === undefined
    ? readMoment(cell, reading)
    : { kind: 'counted day', minutes: signed(count), isDay: true }
}

/** 'Sat 22:00', 'Sa., 22 Uhr', 'Saturday'. */
function readWeekday(text: string): ReadMoment | null {
  const [, word = '', time = ''] = /^(\p{L}{2,10}(?:-feira)?)\.?(?:[\s,]+(.*))?$/u.exec(text) ?? []
  const minutes = weekdayOf(plain(word))
  if (minutes < 0) return null
  if (time === '') return { kind: 'weekday', minutes, isDay: true }
  const clock = readClock(time)
  return clock === null ? null : { kind: 'weekday', minutes, time: clock }
}

/** Names of zones, as they stand behind a time. */
export const zones: ReadonlySet<string> = new Set(
  'ut utc gmt wet ist bst west cet mez cest mesz eet eest gst pkt est cdt edt cst mdt sgt hkt mst pdt pst jst aest aedt nzst nzdt brt art clt'.split(
    ' ',
  ),
)

/** Splits '22:30+02:00' and '10pm (BST)' into the time and the zone behind it. */
function splitZone(text: string): { rest: string; offset?: number; zone?: string } {
  const [, rest = '', sign, hours, minutes = '0'] =
    /^(.*\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:\s?[ap]m)?)\s*(?:utc|gmt)?\s*([+−-])(\d{1,2}):?(\d\d)?$/.exec(
      text,
    ) ?? []
  if (sign)
    return { rest, offset: (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes)) }
  const [, before = '', name = ''] = /^(.*\d.*?)\s*\(?([a-z]{1,4})\)?$/.exec(text) ?? []
  if (name === 'z' && /(?::\d\d(?:[.,]\d+)?|\d{4})$/.test(before))
    return { rest: before, offset: 0 }
  return zones.has(name) ? { rest: before, zone: name.toUpperCase() } : { rest: text }
}

/** '00:30 (+1)', '00:30 +1d': a time on the day after the first. */
function readLaterDay(text: string): ReadMoment | null {
  const [, time = '', days] = /^(.*\d) ?\+ ?(\d)(?: ?d(?:ays?)?)?$/.exec(text) ?? []
  const clock = days === undefined ? null : readClock(time)
  return clock === null ? null : { kind: 'clock', minutes: (clock % day) + Number(days) * day }
}

/** 2230 is a time of day and 30 is minutes from T0. 2400 is midnight. */
function inDigits(text: string): ReadMoment | null {
  if (/^\d{4}$/.test(text)) {
    const [hours, minutes] = [Number(text.slice(0, 2)), Number(text.slice(2))]
    if (hours * 60 + minutes <= day && minutes < 60)
      return { kind: 'clock', minutes: (hours * 60 + minutes) % day }
  }
  return /^[+−-]?\d{1,5}$/.test(text) ? { kind: 'offset', minutes: signed(text) } : null
}

/** Words around a time that change nothing: 'from 20:00', 'ab 20 Uhr', '20:00 (tbc)', '1430L' for local time. */
const inFront = new RegExp(String.raw`^(?:[~≈]|${anyOf(fromWords)}\b\.?) ?`)
const atEnd =
  / (?:tbc|approx|ca|local|planned|sharp|onwards?|earliest|or later)\.?$| ?[?!]$|(?<=\d\d)l$/

/** '22:30 (T+30)' and 'T+30 (22:30)' say one time twice. The first one counts. Other brackets hold a part of the time: '22:00 (Sat)'. */
function withoutBrackets(text: string): string {
  return (
    text
      .replace(/ [([][th]0? ?[+−–-][^()[\]]*[)\]]$/, '')
      // '05 Dec 2026 01:30:00 GMT+0000 (Coordinated Universal Time)'
      .replace(/(?<=gmt[+-]\d{4}) \([^()]*\)$/, '')
      .replace(/^([th]0? ?[+−–-][^()[\]]*) [([]\d{1,2}[:.h]\d\d[)\]]$/, '$1')
      .replace(/[ ()[\]]+/g, ' ')
      .trim()
  )
}

/** '14/06/2031 (Sat) 22:00': a weekday behind a date says nothing new. */
function withoutWeekday(text: string): string {
  const [word = '', name = ''] = /^[\s,]*(\p{L}{2,10})\.?(?=[\s,]|$)/u.exec(text) ?? []
  return weekdayOf(plain(name)) < 0 ? text : text.slice(word.length)
}

function dayAlone(both: string, first: string, second: string): string {
  if (weekdayOf(plain(second)) >= 0) return first
  return weekdayOf(plain(first)) >= 0 ? second : both
}

/** 'Night 2', 'Noche 2 01:00': a counted day that ends the next morning. */
const countedNight = /^(?:night|nacht|nuit|noche|noite) (?=\d{1,3}(?:$|[\s,:(–-]))/i

/** A time before noon is of the morning after a night. */
function afterNight(moment: Moment): Moment {
  const { time } = moment
  return time === undefined || time >= day / 2 ? moment : { ...moment, time: time + day }
}

/** `isTurned`: the time that stood before its day now stands behind it. */
function inText(cell: string, reading: DateReading, isTurned = false): ReadMoment {
  if (cell.length > longestValue) return 'unreadable'
  if (countedNight.test(cell)) {
    const moment = inText(cell.replace(countedNight, 'Day '), reading)
    return isMoment(moment) ? afterNight(moment) : moment
  }
  const written = cell.toLowerCase().replace(/\s+/g, ' ').trim()
  const bare = /[([]/.test(written) ? withoutBrackets(written) : written
  const text = bare
    .replace(inFront, '')
    .replace(atEnd, '')
    // 'Day 2 @ 09:00', '@ 9', 'day_2', but not '4 @ 30', which is how many of what.
    .replace(/(?<!^\d{1,4} ?) ?@ ?(\d{1,2})$/, ' $1:00')
    .replace(/(?<!^\d{1,4} ?) ?@ ?(?=\d)/, ' ')
    .trimStart()
    .replace(/^(day|tag|jour|d[ií]a)_(?=\d)/, '$1 ')
    // Primavera marks an actual day: '16-Nov-26 A'.
    .replace(/(?<=[-/.]\d{2,4}) a$/, '')
    // 'Day 2: 17/09/2026', '2º dia 17/09/2026'
    .replace(/^(?:day|dia|tag|jour) \d{1,2}[\s,:–-]+(?=\d{1,4}[-./]\d{1,2}[-./]\d)/, '')
    .replace(/^\d{1,2}[º°ª.]? ?(?:day|dia|tag|jour)[\s,:–-]+(?=\d{1,4}[-./]\d{1,2}[-./]\d)/, '')
    // 'Day 1 / Sat', 'Tag 2 (So)', 'Fri, day 0': the weekday says nothing new.
    .replace(/^((?:day|d[ií]a|tag|jour) [+−-]?\d{1,3})[\s,/|–-]+(\p{L}{2,10})\.?(?= |$)/u, dayAlone)
    .replace(/^(\p{L}{2,10})\.?[\s,/|–-]+((?:day|d[ií]a|tag|jour) [+−-]?\d{1,3})(?= |$)/u, dayAlone)
    // '[START_DATE+14]' of a template counts days from the start.
    .replace(
      /^(?:project[_ ])?start[_ ]date(?: ?([+−-] ?\d{1,3}))?$/,
      (_, days: string | undefined) => (days ? `t${days}d` : 't0'),
    )
    // 20310614203000
    .replace(/^(20\d{6})(\d{4})(?:\d\d)?$/, '$1 $2')
  if (text === '' || nothing.test(text)) return 'missing'
  const special = readOffset(text) ?? readCountedDay(text) ?? readLaterDay(text)
  if (special) return special
  if (/^\d{5}(\.\d+)?$/.test(text) || /^0\.\d{3,}$/.test(text)) {
    const serial = Number(text)
    return serial < 1
      ? { kind: 'clock', minutes: Math.round(serial * day) % day }
      : fromSerial(serial)
  }
  const { rest: whole, ...where } = splitZone(text)
  const date = findDate(whole, reading)
  if (date) {
    const time = withoutWeekday(date.rest)
    const minutes = readClock(time)
    if (date.days === null || minutes === null) return 'unreadable'
    const isDay = /\d/.test(time) || minutes > 0 ? {} : { isDay: true as const }
    const year = date.hasYear ? {} : { hasNoYear: true as const }
    return { kind: 'at', minutes: date.days * day + minutes, ...isDay, ...year, ...where }
  }
  // ClickUp's exports count milliseconds since 1970. Such numbers are of 2001 to 2065.
  if (/^[12]\d{12}$/.test(whole)) return { ...sinceEpoch(Number(whole)), ...where }
  // Unix time in seconds, of 2001 to 2033.
  if (/^1\d{9}$/.test(whole)) return { ...sinceEpoch(Number(whole) * 1000), ...where }
  const digits = inDigits(whole)
  if (isMoment(digits ?? 'missing')) return { ...(digits as Moment), ...where }
  const spoken = readSpokenClock(plain(whole))
  if (spoken !== null) return { kind: 'clock', minutes: spoken, isTwelveHour: true }
  const minutes = readClock(whole)
  if (minutes !== null) return { kind: 'clock', minutes: minutes % day, ...where }
  const named = readWeekday(whole)
  if (named) return named
  // '22:00 Sat', '22:00 17 October': the day stands behind. In '22:00 23:00' none does.
  if (isTurned) return 'unreadable'
  const [, time = '', behind = ''] =
    /^(\d{1,2}[:.h]\d{2}(?:\s?[ap]m)?)[\s,]+(?:on |am |le |el )?(.+)$/.exec(whole) ?? []
  return time === '' ? 'unreadable' : inText(`${behind} ${time}`, reading, true)
}

/** Reads a date, a time of day, both, 2230, T+30, D+1, minutes from T0, or a serial number. */
export function readMoment(cell: Cell | undefined, reading: DateReading): ReadMoment {
  if (cell === null || cell === undefined || cell === '') return 'missing'
  if (typeof cell === 'string') return inText(cell, reading)
  if (typeof cell === 'object') {
    if ('formula' in cell) return 'unreadable'
    // 25:30 is 1.06 and no date in 1900.
    if (cell.shown === 'elapsed' || cell.serial < 7)
      return cell.serial >= 0 && cell.serial < 7
        ? cell.shown === 'elapsed' && cell.serial >= 1
          ? { kind: 'offset', minutes: Math.round(cell.serial * day) }
          : { kind: 'clock', minutes: Math.round(cell.serial * day) % day }
        : fromSerial(cell.serial)
    if (cell.shown === 'time')
      return { kind: 'clock', minutes: Math.round(cell.serial * day) % day }
    const moment = fromSerial(cell.serial)
    // A cell that shows its time says it, midnight too.
    if (typeof moment === 'object' && moment.isDay && cell.shown === 'day and time')
      return { kind: 'at', minutes: moment.minutes }
    return typeof moment === 'object' && cell.shown === 'day' && !moment.isDay
      ? { ...moment, minutes: Math.floor(moment.minutes / day) * day, isDay: true }
      : moment
  }
  const digits = inDigits(String(cell))
  if (digits && cell < 20_000) return digits
  if (cell > 0 && cell < 1) return { kind: 'clock', minutes: Math.round(cell * day) % day }
  if (cell >= 1e9) return inText(String(cell), reading)
  return cell >= 20_000 && cell < 80_000 ? fromSerial(cell) : 'unreadable'
}

export function isMoment(read: ReadMoment): read is Moment {
  return typeof read === 'object'
}

/** Whether a cell can be read as a time, a day or both. 31/12 can, 12/31 can't: the day is taken to stand first. */
export function isTimeOrDate(cell: Cell | undefined): boolean {
  return isMoment(readMoment(cell, anyDate))
}

/** 'Monday 19.03' in a title is a date, and no time: as 'Monday 19.03.' */
function asDate(title: string): string {
  return title.replace(/^\s*(\p{L}+\.?,? (?:[012]?\d|3[01])\.(?:0?\d|1[012]))\s*$/u, '$1.')
}

/**
 * The day that a title names: 'Saturday 14 June 2031: move', 'Friday evening, 5 June 2026', 'Day 2', 'Samstag'; null if
 * it names none.
 */
export function dayNamedIn(title: Cell): Cell {
  const parts =
    typeof title === 'string'
      ? [...title.split(/[:()]| [-–—] /), ...title.split(/, /)].map(asDate)
      : [title]
  const named = parts.flatMap((part) => {
    const read = [anyDate, monthFirst].map((order) => readMoment(part, order)).find(isMoment)
    if (read?.isDay !== true) return []
    // 'Saturday, early' says less than a date would.
    const isOne =
      read.kind !== 'weekday' || (cellText(part).length > 4 && !cellText(title).includes(','))
    return isOne ? [{ part, kind: read.kind }] : []
  })
  // 'Friday (10 November)', but 'D-7 (1 November)' beside 'D-day'
  const ofPlan = named.find(({ kind }) => kind === 'counted day')
  return (ofPlan ?? named.find(({ kind }) => kind === 'at') ?? named[0])?.part ?? null
}

const inHours = `${offsetWords.hours}|${offsetWords.minutes}`
const offsetTitle = new RegExp(
  String.raw`^([th]0?\s*(?:[+−–-]\s*\d{1,4}\s*(?:${inHours})|[+−-]?\s*0))(?=\s*[:(]|\s[–-]|$)`,
  'i',
)

/** The time from T0 that a title begins with, 'T-60 min: Prepare', 'T-0: Swap'; 'T-7: Prepare' may count days. */
export function offsetNamedIn(title: Cell): Cell {
  return offsetTitle.exec(cellText(title).slice(0, longestValue))?.[1] ?? null
}

/** A date among other words, with its year: 'noche del 17/11/2026', 'Night of 14 June 2031'. */
const dateAmongWords =
  /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-]20\d\d|20\d\d-\d\d-\d\d|\d{1,2}\.? \p{L}{3,10} 20\d\d)(?!\d)/gu

/** The day of the rows below a heading, which may stand among other words if it is the only one. */
export function dayOfHeading(title: Cell): Cell {
  const named = dayNamedIn(title)
  if (named !== null || typeof title !== 'string') return named
  const dates = title.slice(0, longestValue).match(dateAmongWords) ?? []
  return dates.length === 1 ? dates[0] : null
}

/** What stands, with spaces around it, between the ends of a span. */
const toWords = ['to', 'until', 'bis', 'à', 'às', 'au', 'a', 'al', 'até', 'hasta'].join('|')

/** A span of times: '22:00 - 22:30', '9h-9h30', '22:00 - ~22:30'. */
const span = new RegExp(
  String.raw`^(?!.*\dt\d)(?<start>.*\d(?:h|[:.h]\d\d).*?)` +
    String.raw`\s*(?:[-–—~]|\b(?:${toWords})\s)\s*~?\s*` +
    String.raw`(?<finish>\d{1,2}(?:h$|[:.h]\d\d.*))$`,
  'i',
)

/** A span of times without colons: '0500-0630'. */
const fourDigits = /^(?<start>[012]\d[0-5]\d) ?[-–—] ?(?<finish>[012]\d[0-5]\d)$/

/** What stands between two days or times: '14/06/2031 - 16/06/2031', '14 → 16 June', '8pm-9pm'. */
const between = new RegExp(String.raw`\s(?:-|${toWords})\s|\s?[–—→~]\s?|(?<=[ap]m)-(?=\d)`, 'i')

/** What counts from T0, with its unit, as one end of a span. */
const end = String.raw`\s*\d{1,4}(?:[:.]\d{1,2})?\s*(?:${Object.values(offsetWords).join('|')})?`

/** 'T-60 to T-30', 'T+10 to 30 min', 'H-2 – H', 'H à H+3', 'T+10-30'. 'T-10-30' may be a number. */
const offsetSpan = new RegExp(
  String.raw`^(?<zero>[th]0?)(?:\s*(?<sign>[+−-])(?<from>${end}))?` +
    String.raw`(?:\s*[–—~→]\s*|\s+(?:-|${toWords})\s+|(?<=\+.*)-(?=\d))` +
    String.raw`(?:(?<again>[th]0?(?=\s*[+−-]))?\s*(?<other>[+−-])?(?<until>${end})|[th](?:-?0)?)$`,
  'i',
)

/** The ends of a span that counts from T0. A unit at its end is that of both: 'T+1-2h'. */
function splitOffsets(text: string): { start: string; finish: string } | null {
  const found = offsetSpan.exec(text)?.groups
  if (!found) return null
  const { zero, sign, from = '', again, other, until } = found
  if (sign === undefined && again === undefined) return null
  const isShared = again === undefined && !/[\p{L}:.]/u.test(from)
  const unit = isShared ? (/\p{L}+$/u.exec(until ?? '')?.[0] ?? '') : ''
  return {
    start: sign === undefined ? 'T0' : `${zero}${sign}${from.trim()}${unit}`,
    finish: until === undefined ? 'T0' : `${zero}${other ?? sign}${until.trim()}`,
  }
}

/** Splits '14-16 June 2031', whose first day is a number alone, and others at what stands between. */
function splitDays(text: string): readonly string[] {
  const [, first, last, month] =
    /^(\d{1,2})\.?\s?(?:-|–|—|to|bis|au|al?)\s?(\d{1,2}(?:\.|st|nd|rd|th)?)(\s?(?:\p{L}|\/).*)$/iu.exec(
      text,
    ) ?? []
  return month === undefined ? text.split(between) : [`${first}${month}`, `${last}${month}`]
}

/** Whether two texts are the ends of a span: two days, two times, or a day and a time with the time of its end. */
function areEnds(from: string, to: string): boolean {
  return (['day first', 'month first'] as const).some((order) => {
    const [start, finish] = [from, to].map((text) => readMoment(text, { order, year: 2026 }))
    if (!isMoment(start!) || !isMoment(finish!) || start.kind === 'offset') return false
    return start.kind === finish.kind || (finish.kind === 'clock' && !start.isDay)
  })
}

/** Spans whose second time says the half of the day of both: '9 - 10:30 pm EDT', '8:30 a 10:00 p. m.'. */
const sharedHalf =
  /^(\d{1,2}(?:[:.]\d\d)?)(?:\s?[-–—]\s?| (?:to|a) )(\d{1,2}(?:[:.]\d\d)?)\s?([ap])\.? ?m\.?((?: [A-Z]{2,4})?)$/i

/** The minutes of '11:30' since noon or midnight. */
function sinceHalf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(/[:.]/).map(Number)
  return (hours % 12) * 60 + minutes
}

/**
 * The start and the finish of '22:00 - 22:30' or '14 - 16 June' in one cell; null for anything else, and for '1h-2h'
 * where that may be how long: only a column of times has it as a span.
 */
export function splitSpan(
  written: string,
  isOfTimes = false,
): { start: string; finish: string } | null {
  if (written.length > longestValue) return null
  if (!isOfTimes && /^\d+h-\d+h$/i.test(written)) return null
  // Notion writes the zone behind the first time: '5:00 PM (GMT+2) → 5:15 PM'.
  const text = written
    .replace(/ \((?:GMT|UTC)[^)]*\)/i, '')
    // '5:45 - 6:30 PM (optional)'
    .replace(/ \*?\([^()\d]{1,40}\)\*?$/, '')
    .replace(sharedHalf, (_, from: string, to: string, letter: string, zone: string) => {
      const isBefore = sinceHalf(from) > sinceHalf(to)
      const half = `${letter.toLowerCase()}m`
      return `${from}${isBefore ? (half === 'am' ? 'pm' : 'am') : half} - ${to}${half}${zone}`
    })
    // The hour's sign behind the second time is that of both: '8-8:30h', '12-13h', '14–17 Uhr'.
    .replace(/^(\d{1,2})(:\d\d)?\s?[-–—]\s?(\d{1,2})(:\d\d)?\s?(?:h|Uhr)$/, (_, from, a, to, b) =>
      [`${from}${a ?? ':00'}`, `${to}${b ?? ':00'}`].join('-'),
    )
  const offsets = splitOffsets(text)
  if (offsets) return offsets
  const { start, finish } = (span.exec(text) ?? fourDigits.exec(text))?.groups ?? {}
  if (start !== undefined && finish !== undefined) return { start, finish }
  const [from = '', to, ...more] = splitDays(text)
  if (to === undefined || more.length > 0) return null
  return areEnds(from, to) ? { start: from, finish: to } : null
}

const counted = new RegExp(
  String.raw`^(?<zero>h?)(?<from>0|[1-9]\d{0,3}|\d{1,2}[.,]\d) ?` +
    String.raw`(?:(?<fromHours>${offsetWords.hours})|(?<fromMinutes>${offsetWords.minutes}))?` +
    String.raw` ?[-–—] ?\k<zero>(?<to>\d{1,4}|\d{1,2}[.,]\d) ?` +
    String.raw`(?:(?<hours>${offsetWords.hours})|(?<minutes>${offsetWords.minutes}))?$`,
  'i',
)

/** `unit`: 'm' and 'h' if the cell says so. */
type Counted = { readonly from: number; readonly to: number; readonly unit: 'm' | 'h' | null }

/** The ends of '0-15', '15–30 Minuten', '30 min - 1h' and 'H2-H6', counted from the start; null for anything else. */
export function splitCount(text: string): Counted | null {
  // 'Now - 30 min'
  const sinceNow = text.replace(/^(?:now|jetzt|maintenant|ahora|agora)(?= ?[-–—])/i, '0')
  const found = text.length > longestValue ? undefined : counted.exec(sinceNow)?.groups
  if (!found) return null
  const [from, to] = [signed(found.from!), signed(found.to!)]
  const areHours = found.hours !== undefined || found.zero !== ''
  // '30 min - 1h', '1h - 90 min'
  const isMixed = areHours ? found.fromMinutes : found.fromHours
  const ends: Counted = isMixed
    ? { from: from * (areHours ? 1 : 60), to: to * (areHours ? 60 : 1), unit: 'm' }
    : { from, to, unit: areHours ? 'h' : found.minutes === undefined ? null : 'm' }
  return ends.from < ends.to ? ends : null
}

/** Whether cells count from the start, each from where one before it ends: '0-15', '15-30', '30-50'. */
export function areCounted(texts: readonly string[]): boolean {
  const spans = texts.map((text) => {
    const found = splitCount(text)
    const factor = found?.unit === 'h' ? 60 : 1
    return { from: (found?.from ?? NaN) * factor, to: (found?.to ?? NaN) * factor }
  })
  const ends = new Set([0, ...spans.map(({ to }) => to)])
  // 'H6-H8' can be nothing else.
  const areClear = texts.every((text) => /^h\d/i.test(text)) && !spans.some(({ to }) => isNaN(to))
  return (
    texts.length > 2 &&
    spans[0]?.from === 0 &&
    (areClear || spans.every(({ from }) => ends.has(from)))
  )
}
