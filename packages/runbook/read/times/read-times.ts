import type { DateOrder, Role, Unit } from '../../reading.ts'
import { day, minutesIn } from '../../words/minutes.ts'
import { yearOfDay, type DateReading } from '../cells/dates.ts'
import { parseDuration } from '../cells/durations.ts'
import {
  isMoment,
  partOfHour,
  readDay,
  readMoment,
  signed,
  zones,
  type ReadMoment,
} from '../cells/moments.ts'
import { normalise } from '../headings/spelling.ts'
import { unitOf } from '../headings/units.ts'
import { cellText, type Cell } from '../file/table.ts'
import type { Linked } from '../rows/link-rows.ts'
import { areSwapped, areYearsFirst, decideOrder, swapped, withCentury } from './date-order.ts'

const momentRoles = [
  'start',
  'finish',
  'notBefore',
  'actualStart',
  'actualFinish',
  'deadline',
] as const
export type MomentRole = (typeof momentRoles)[number]

/** Decides whether a column's whole numbers are times of day (2230) or minutes from T0 (480). */
function digitsAsClock(cells: readonly Cell[]): boolean {
  const wholes = cells.map(cellText).filter((text) => /^\d{1,4}$/.test(text))
  const clocks = wholes.filter((text) =>
    /^(([01]\d|2[0-3])[0-5]\d|2400)$/.test(text.padStart(4, '0')),
  )
  const hasFour = wholes.some((text) => text.length === 4)
  return wholes.length > 0 && wholes[0] !== '0' && hasFour && clocks.length >= wholes.length * 0.9
}

/** Minutes of a bare number under 'Start (h)'. */
const offsetUnits: Readonly<Record<Unit, number>> = { ...minutesIn, hhmm: 1 }

/** 'T-1', 'T', 'T+2' count days if most tasks take longer than all the minutes between them, and so do 'T-14' and 'T-7'. */
function areDayOffsets(rows: readonly Linked[]): boolean {
  const bare = rows.map((row) => /^T(?:-?0)?\s*([+−-]\s*\d{1,3})?$/i.exec(row.text('start')))
  if (rows.length < 2 || bare.includes(null)) return false
  const offsets = bare.map((match) => signed(match?.[1] ?? '0'))
  const span = Math.max(...offsets) - Math.min(...offsets)
  const lengths = rows.flatMap((row) => {
    const length = parseDuration(row.cell('duration'), { unit: 'minutes' })
    return typeof length === 'number' ? [length] : []
  })
  // Whole weeks before T0, and nothing that is longer than a quarter.
  if (lengths.length === 0) return span <= 90 && offsets.some((each) => each < 0 && each % 7 === 0)
  return lengths.filter((length) => length > span).length * 2 >= rows.length
}

/** Whether 'End week' 2 is the whole second week: some task ends in the one it starts in, or the next start is one later. */
function areIncluded(starts: readonly Cell[], finishes: readonly Cell[]): boolean {
  const pairs = starts.flatMap((cell, i) => {
    const [from, to] = [cell, finishes[i]].map((each) => cellText(each))
    return /^\d{1,3}$/.test(from!) && /^\d{1,3}$/.test(to!) ? [[Number(from), Number(to)]] : []
  })
  const steps = pairs.slice(1).map(([from], i) => from! - pairs[i]![1]!)
  return (
    pairs.some(([from, to]) => from === to) ||
    steps.filter((step) => step === 1).length > steps.filter((step) => step === 0).length
  )
}

/**
 * 'H-2', 'H+1': a bare number behind the hour H is in hours, unless the column has more than a day of them and no
 * 'H+27:30' among them.
 */
function areHoursOfH(cells: readonly Cell[]): boolean {
  const texts = cells.map(cellText)
  const counts = texts.flatMap((text) => /^h\s*[+−–-]\s*(\d{1,4})$/i.exec(text)?.[1] ?? [])
  const haveHours = texts.some((text) => /^h\s*[+−–-]\s*\d{1,3}[:h][0-5]\d$/i.test(text))
  return counts.length > 0 && (haveHours || counts.every((count) => Number(count) <= 24))
}

/** Whether 'H+5' is minute 5: the lengths, such as '10 min', lead from one start to the next. */
function areMinutesOfH(rows: readonly Linked[]): boolean {
  const counts = rows.map((row) => Number(/^h\s*\+\s*(\d{1,4})$/i.exec(row.text('start'))?.[1]))
  const steps = counts.slice(1).flatMap((count, i) => {
    const length = rows[i]!.text('duration')
    const step = count - counts[i]!
    return /\p{L}/u.test(length) && step > 0
      ? [step === parseDuration(length, { unit: 'minutes' })]
      : []
  })
  return steps.length > 1 && steps.filter(Boolean).length * 2 > steps.length
}

/** '25:30' is 1,530 minutes; null for everything else. */
function hoursAndMinutes(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)$/.exec(text) ?? []
  return minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/**
 * Whether '1:30' is an hour and a half after T0: under 'Start T+', or beside '25:30', which no clock shows, if no time
 * is earlier than the first.
 */
function countFromT0(headings: readonly string[], cells: readonly Cell[]): boolean {
  if (headings.some((heading) => /\bt0?\s?\+/i.test(heading))) return true
  const counted = cells.flatMap((cell) => hoursAndMinutes(cellText(cell)) ?? [])
  return (
    counted.some((minutes) => minutes >= 25 * 60) &&
    counted.every((minutes) => minutes >= counted[0]!)
  )
}

/** Creates a function that reads the cells of one column of times. */
function readerOf(
  cells: readonly Cell[],
  heading: string,
  dates: DateReading,
  isFromT0: boolean,
  rows: readonly Linked[],
): (cell: Cell) => ReadMoment {
  const isClock = digitsAsClock(cells)
  const zone = zoneOf(heading)
  const areHours = cells.some((cell) => partOfHour.test(cellText(cell))) || areHoursOfH(cells)
  const likely = unitOf(heading) ?? (areHours ? 'hours' : 'minutes')
  // 'H+5' under 'Heure' may be a minute.
  const factor = offsetUnits[likely === 'hours' && areMinutesOfH(rows) ? 'minutes' : likely]
  // '+15 min' below 22:00 may count from there or from the row above.
  const hasClocks = cells.some((cell) => /^(?!0?0:00)\d{1,2}:\d\d/.test(cellText(cell)))
  /** Many cells say the same, so each text is read once. */
  const known = new Map<Cell, ReadMoment>()

  function read(cell: Cell): ReadMoment {
    const found = known.get(cell)
    if (found !== undefined) return found
    const isUnclear = hasClocks && /^[+-] ?\d+ ?\p{L}/u.test(cellText(cell))
    const bare = isUnclear ? 'unreadable' : readMoment(cell, dates)
    const moment = zone !== null && isMoment(bare) ? { zone, ...bare } : bare
    known.set(cell, moment)
    return moment
  }

  return (cell) => {
    if (cell === null) return 'missing'
    const text = cellText(cell)
    const counted = isFromT0 ? hoursAndMinutes(text) : null
    if (counted !== null) return { kind: 'offset', minutes: counted }
    const isWhole = /^\d{1,4}$/.test(text) && typeof cell !== 'object'
    if (isWhole && isClock) return readMoment(text.padStart(4, '0'), dates)
    const count = isWhole ? Number(text) : countIn(text, factor)
    return count === null ? read(cell) : { kind: 'offset', minutes: Math.round(count * factor) }
  }
}

/** The units in 'T+1' beside 'T+1.5', or in '0.5' under 'Start (h)'; null for other texts, and for minutes. */
function countIn(text: string, factor: number): number | null {
  if (factor === 1) return null
  const [, sign, whole] = /^[th]0?\s*([+−–-])\s*(\d{1,4})$/i.exec(text) ?? []
  if (whole) return Number(whole) * (sign === '+' ? 1 : -1)
  const part = /^[+−-]?\d{1,4}(?:[.,]\d+)?$/.test(text) ? signed(text) : NaN
  return part < 20_000 ? part : null
}

/** The zone that a heading names in capitals, as in 'Start CET'; 'Est. start' names none. */
function zoneOf(heading: string): string | null {
  const [, name = ''] = /(?:^|[\s(])([A-Z]{2,4})\)?$/.exec(heading.trim()) ?? []
  return zones.has(name.toLowerCase()) ? name : null
}

/** The year of dates without one: that of the other dates, or else the year given. */
function yearIn(cells: readonly Cell[], order: DateOrder, today: number): number {
  for (const cell of cells) {
    const moment = readMoment(cell, { order, year: 1904 })
    if (
      isMoment(moment) &&
      moment.kind === 'at' &&
      yearOfDay(Math.floor(moment.minutes / day)) !== 1904
    )
      return yearOfDay(Math.floor(moment.minutes / day))
  }
  return today
}

/** The moment of a cell, with the day of its neighbour if it is only a time. */
function withDay(moment: ReadMoment, ofDay: ReadMoment): ReadMoment {
  // 'Mon, week 2' is no day, and the day above does not apply either.
  if (ofDay === 'unreadable') return moment === 'missing' ? moment : ofDay
  if (!isMoment(ofDay)) return moment
  const isDayAlone = ofDay.kind === 'at' || ofDay.kind === 'counted day' || ofDay.kind === 'weekday'
  if (moment === 'missing') return isDayAlone ? { ...ofDay, isDay: true } : moment
  if (!isMoment(moment) || moment.kind !== 'clock') return moment
  if (ofDay.kind === 'at') {
    const { isDay: _, ...timed } = moment
    const year = ofDay.hasNoYear ? { hasNoYear: true as const } : {}
    const minutes = Math.floor(ofDay.minutes / day) * day + moment.minutes
    return { ...timed, ...year, kind: 'at', minutes }
  }
  return isDayAlone ? { kind: ofDay.kind, minutes: ofDay.minutes, time: moment.minutes } : moment
}

/** Whether days are nights: 'Night', 'Noche'. */
function areNights(heading: string): boolean {
  return /^(?:night|nacht|nuit|noche|noite)$/.test(normalise(heading))
}

/** The first time of a counted night, if it is from 9:00 to noon, is in the morning before that night. */
const nightEnds = 9 * 60

/**
 * Creates a function that puts the small hours of a night behind its evening: in a column of nights, of one that is
 * counted, or below an evening of the same night.
 */
function createNights(
  heading: string,
): (moment: ReadMoment, night: string, ofDay: ReadMoment) => ReadMoment {
  const begun = new Set<string>()
  return (moment, night, ofDay) => {
    if (!isMoment(moment) || moment.kind !== 'clock' || night === '') return moment
    const isNight = areNights(heading) || areNights(night.replace(/ \d{1,3}$/, ''))
    const isCounted = isMoment(ofDay) && ofDay.kind === 'counted day'
    if (moment.minutes >= day / 2 || (isCounted && moment.minutes < nightEnds)) begun.add(night)
    const isMorning = isNight && moment.minutes < day / 2 && begun.has(night)
    return isMorning ? { ...moment, minutes: moment.minutes + day } : moment
  }
}

/** A row with its times as they are written. */
export type ReadRow = {
  readonly row: Linked
  readonly moments: Readonly<Record<MomentRole, ReadMoment>>
}

const roles = [...momentRoles, 'startDay', 'finishDay'] as const
type TimeRole = (typeof roles)[number]

/** Creates a function for each column of times, by its role. */
function readersOf(
  columns: ReadonlyMap<TimeRole, readonly Cell[]>,
  rows: readonly Linked[],
  headings: ReadonlyMap<Role, string>,
  dates: DateReading,
): ReadonlyMap<TimeRole, (cell: Cell) => ReadMoment> {
  function headingOf(role: TimeRole) {
    return headings.get(role) ?? ''
  }

  const ofPlan = ['start', 'finish'] as const
  const isFromT0 = countFromT0(
    ofPlan.map(headingOf),
    ofPlan.flatMap((role) => columns.get(role)!),
  )
  const areDays = areDayOffsets(rows)
  const [starts, finishes] = ofPlan.map((role) => columns.get(role)!)
  const unit = unitOf(headingOf('finish'))
  const isWhole =
    (unit === 'weeks' || unit === 'days') &&
    unitOf(headingOf('start')) === unit &&
    areIncluded(starts!, finishes!)

  /** To the end of the day or week that is counted. */
  function toItsEnd(moment: ReadMoment): ReadMoment {
    return isMoment(moment) && moment.kind === 'offset'
      ? { ...moment, minutes: moment.minutes + offsetUnits[unit!] }
      : moment
  }

  return new Map(
    roles.map((role) => {
      const isDay = role === 'startDay' || role === 'finishDay' || (role === 'start' && areDays)
      const isCounted = isFromT0 && (role === 'start' || role === 'finish')
      if (isDay) return [role, (cell: Cell) => readDay(cell, dates)]
      const read = readerOf(columns.get(role)!, headingOf(role), dates, isCounted, rows)
      return [role, role === 'finish' && isWhole ? (cell: Cell) => toItsEnd(read(cell)) : read]
    }),
  )
}

/**
 * Reads the times of all rows. `corrected`: day or month first, as the visitor has said; `today`: the year of dates
 * without one. The order that comes back is null where no date tells it.
 */
export function readTimes(
  rows: readonly Linked[],
  headings: ReadonlyMap<Role, string>,
  corrected: DateOrder | null,
  today: number,
): { readonly rows: readonly ReadRow[]; readonly dateOrder: DateOrder | null } {
  const written = new Map(roles.map((role) => [role, rows.map((row) => row.cell(role))]))
  const asWritten = [...written.values()].flat()
  const isYearFirst = areYearsFirst(asWritten)
  const mend = areSwapped(asWritten) ? swapped : (cell: Cell) => cell
  const columns = new Map(
    [...written].map(([role, cells]) => [
      role,
      cells.map((cell) =>
        isYearFirst && typeof cell === 'string' ? withCentury(cell) : mend(cell),
      ),
    ]),
  )
  const all = [...columns.values()].flat()
  const decided = decideOrder(all)
  const order = corrected ?? decided ?? 'day first'
  const dates = { order, year: yearIn(all, order, today) }
  const readers = readersOf(columns, rows, headings, dates)
  const inNight = createNights(headings.get('startDay') ?? '')
  const read = rows.map((row, i): ReadRow => {
    const zone = row.text('zone').toUpperCase()
    function moment(role: TimeRole): ReadMoment {
      const found = readers.get(role)!(columns.get(role)![i]!)
      return zone !== '' && isMoment(found) ? { ...found, zone } : found
    }

    const [finish, startDay, finishDay] = [
      moment('finish'),
      moment('startDay'),
      moment('finishDay'),
    ]
    // A day beside the time of a finish alone is the day of that finish.
    const isAlone = isMoment(finish) && finish.kind === 'clock' && row.text('start') === ''
    return {
      row,
      moments: {
        start: isAlone
          ? 'missing'
          : withDay(inNight(moment('start'), row.text('startDay'), startDay), startDay),
        finish: withDay(finish, isAlone && !isMoment(finishDay) ? startDay : finishDay),
        notBefore: moment('notBefore'),
        actualStart: moment('actualStart'),
        actualFinish: moment('actualFinish'),
        deadline: moment('deadline'),
      },
    }
  })
  return { rows: read, dateOrder: decided === null ? null : order }
}
