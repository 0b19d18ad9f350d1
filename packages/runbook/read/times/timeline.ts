import type { DateOrder, Role, Unit } from '../../reading.ts'
import { yearLater, yearOfDay, type DateReading } from '../cells/dates.ts'
import {
  isMoment,
  partOfHour,
  readDay,
  readMoment,
  zones,
  type Moment,
  type ReadMoment,
} from '../cells/moments.ts'
import { parseDuration } from '../cells/durations.ts'
import { unitOf } from '../columns/heading.ts'
import { cellText, type Cell } from '../file/table.ts'
import type { Linked } from '../rows/links.ts'
import { decideOrder } from './date-order.ts'

const day = 24 * 60
/** An arbitrary Monday, from which D+1, day 4 and weekdays without a date are counted. */
const dayZero = 10_005
/** A time this much earlier than the one above it (minutes) belongs to a parallel stream, or to the day before. */
const shortStepBack = 6 * 60
const halfYear = 183 * day

export const momentRoles = [
  'start',
  'finish',
  'notBefore',
  'actualStart',
  'actualFinish',
  'deadline',
] as const
type MomentRole = (typeof momentRoles)[number]

/** A point on the plan's clock. `isDay`: it is a whole day, and `minute` its beginning. */
export type Point = { readonly minute: number; readonly isDay: boolean }

export type Timed = Linked & {
  readonly points: Readonly<Partial<Record<MomentRole, Point>>>
  /** Roles whose cell can't be read as a time. */
  readonly unreadTimes: readonly Role[]
}

export type Timeline = {
  readonly rows: readonly Timed[]
  /** Whether the file names calendar days, and times of day. */
  readonly saysDay: boolean
  readonly saysTime: boolean
  readonly dateOrder: DateOrder | null
  /** Zones that disagree with the plan's clock, as written. */
  readonly otherZones: readonly string[]
}

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
const offsetUnits: Readonly<Record<Unit, number>> = {
  seconds: 1 / 60,
  minutes: 1,
  hours: 60,
  days: day,
  weeks: 7 * day,
  hhmm: 1,
}

/** 'T-1', 'T', 'T+2' count days if most tasks take longer than all the minutes between them. */
function areDayOffsets(rows: readonly Linked[]): boolean {
  const bare = rows.map((row) => /^T\s*([+−-]\s*\d{1,3})?$/i.exec(row.text('start')))
  if (rows.length < 2 || bare.includes(null)) return false
  const offsets = bare.map((match) =>
    Number((match?.[1] ?? '0').replace('−', '-').replaceAll(' ', '')),
  )
  const span = Math.max(...offsets) - Math.min(...offsets)
  const lengths = rows.map((row) => parseDuration(row.cell('duration'), { unit: 'minutes' }))
  return (
    lengths.filter((length) => typeof length === 'number' && length > span).length * 2 >=
    rows.length
  )
}

/** 'H-2', 'H+1': a bare number behind the hour H is in hours, unless the column has more than a day of them. */
function areHoursOfH(cells: readonly Cell[]): boolean {
  const counts = cells.flatMap(
    (cell) => /^h\s*[+−–-]\s*(\d{1,4})$/i.exec(cellText(cell))?.[1] ?? [],
  )
  return counts.length > 0 && counts.every((count) => Number(count) <= 24)
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

function readerOf(
  role: Role,
  cells: readonly Cell[],
  headings: ReadonlyMap<Role, string>,
  dates: DateReading,
  isFromT0: boolean,
) {
  if (role === 'startDay' || role === 'finishDay') return (cell: Cell) => readDay(cell, dates)
  const isClock = digitsAsClock(cells)
  const zone = zoneOf(headings.get(role) ?? '')
  /** Many cells say the same, so each text is read once. */
  const known = new Map<Cell, ReadMoment>()
  function read(cell: Cell): ReadMoment {
    const found = known.get(cell)
    if (found !== undefined) return found
    const bare = readMoment(cell, dates)
    const moment = zone !== null && isMoment(bare) ? { zone, ...bare } : bare
    known.set(cell, moment)
    return moment
  }
  const areHours = cells.some((cell) => partOfHour.test(cellText(cell))) || areHoursOfH(cells)
  const factor = offsetUnits[unitOf(headings.get(role) ?? '') ?? (areHours ? 'hours' : 'minutes')]
  return (cell: Cell): ReadMoment => {
    if (cell === null) return 'missing'
    const text = cellText(cell)
    const counted = isFromT0 ? hoursAndMinutes(text) : null
    if (counted !== null) return { kind: 'offset', minutes: counted }
    if (/^\d{1,4}$/.test(text) && typeof cell !== 'object')
      return isClock
        ? readMoment(text.padStart(4, '0'), dates)
        : { kind: 'offset', minutes: Math.round(Number(text) * factor) }
    // 'T+1' beside 'T+1.5' or under 'Time (h)'.
    const [, sign, count] =
      factor === 1 ? [] : (/^[th]0?\s*([+−–-])\s*(\d{1,4})$/i.exec(text) ?? [])
    if (count)
      return {
        kind: 'offset',
        minutes: Math.round(Number(count) * factor) * (sign === '+' ? 1 : -1),
      }
    // '0.5' under 'Start (h)' is half an hour after T0.
    const hours = /^\d{1,4}[.,]\d+$/.test(text) ? Number(text.replace(',', '.')) : NaN
    if (factor !== 1 && hours < 20_000)
      return { kind: 'offset', minutes: Math.round(hours * factor) }
    return read(cell)
  }
}

/** The zone that a heading names in capitals, as in 'Start CET'; 'Est. start' names none. */
function zoneOf(heading: string): string | null {
  const [, name = ''] = /(?:^|[\s(])([A-Z]{2,4})\)?$/.exec(heading.trim()) ?? []
  return zones.has(name.toLowerCase()) ? name : null
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
    return { ...timed, kind: 'at', minutes: Math.floor(ofDay.minutes / day) * day + moment.minutes }
  }
  return isDayAlone ? { kind: ofDay.kind, minutes: ofDay.minutes, time: moment.minutes } : moment
}

/** Puts the moments of a plan on one line of minutes since serial day 0, in reading order. */
function createPlacer(
  zone: string | undefined,
  offset: number | undefined,
  hasDays: boolean,
  isFromT0: boolean,
  /** The first date of the plan: times above it count back from there. */
  firstDate: number | null,
) {
  let last: number | null = null
  let first: number | null = null

  function nextDay(weekday: number): number {
    const from = last === null ? dayZero : Math.floor(last / day)
    const ahead = (weekday - ((from + 5) % 7) + 14) % 7
    return from + (last !== null && ahead > 3 ? ahead - 7 : ahead)
  }

  /** A time without a day: the step from the row above is the shorter one, unless it would begin the plan anew. */
  function near(written: number): number {
    if (written >= day && first !== null && !hasDays) return Math.floor(first / day) * day + written
    const clock = written % day
    if (last === null && firstDate !== null) {
      const same = Math.floor(firstDate / day) * day + clock
      return same > firstDate ? same - day : same
    }
    if (last === null) return dayZero * day + clock
    if (hasDays) {
      // An empty cell below a day means the same day, or the next one past midnight.
      const same = Math.floor(last / day) * day + clock
      return last - same > day / 2 ? same + day : same
    }
    const forward = (((clock - last) % day) + day) % day
    const back = day - forward
    const isParallel = back <= day / 2 && (last - back >= first! || back <= shortStepBack)
    return forward > 0 && isParallel ? last - back : last + forward
  }

  /** 1 January without a year follows 31 December. */
  function inItsYear({ minutes, hasNoYear }: Moment): number {
    if (!hasNoYear || last === null || minutes > last - halfYear) return minutes
    return yearLater(Math.floor(minutes / day)) * day + (minutes % day)
  }

  return (written: Moment, isMain: boolean): Point | null => {
    // '00:00' above '+00:05' is T0 itself.
    const isT0 = isFromT0 && written.kind === 'clock' && written.minutes === 0
    const moment: Moment = isT0 ? { ...written, kind: 'offset' } : written
    if (moment.zone !== undefined && moment.zone !== zone) return null
    // Nobody knows where 22:00 stands among minutes from T0.
    if (isFromT0 !== (moment.kind === 'offset')) return null
    const moved = moment.offset === undefined ? 0 : (offset ?? 0) - moment.offset
    const isDay = moment.isDay === true
    let minute: number
    if (moment.kind === 'at') minute = inItsYear(moment) + moved
    else if (moment.kind === 'clock') minute = near(moment.minutes) + moved
    else if (moment.kind === 'counted day')
      minute = (dayZero + moment.minutes) * day + (moment.time ?? 0)
    else if (moment.kind === 'weekday') minute = nextDay(moment.minutes) * day + (moment.time ?? 0)
    else minute = dayZero * day + moment.minutes
    if (isMain) {
      last = minute
      first = first === null ? minute : Math.min(first, minute)
    }
    return { minute, isDay }
  }
}

type ReadRow = { readonly row: Linked; readonly moments: Readonly<Record<MomentRole, ReadMoment>> }

function mostFrequent<Value>(values: readonly (Value | undefined)[]): Value | undefined {
  const counts = new Map<Value, number>()
  for (const value of values)
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

/** The first time of day at or after a minute. */
function after(clock: number, minute: number): number {
  return minute + ((((clock - minute) % day) + day) % day)
}

/** Places the other moments of a row by its start, or by the last one before it. */
function placeRow({ row, moments }: ReadRow, place: ReturnType<typeof createPlacer>): Timed {
  const points: Partial<Record<MomentRole, Point>> = {}
  const unreadTimes: Role[] = []

  function put(role: MomentRole, from: Point | undefined) {
    const moment = moments[role]
    if (moment === 'unreadable') unreadTimes.push(role)
    if (!isMoment(moment)) return
    const isAfter =
      moment.kind === 'clock' &&
      moment.minutes < day &&
      from !== undefined &&
      moment.offset === undefined
    const isOther = moment.zone !== undefined && place(moment, false) === null
    const point =
      isAfter && !isOther
        ? { minute: after(moment.minutes, from.minute), isDay: false }
        : place(moment, role === 'start' || (role === 'finish' && points.start === undefined))
    if (point) points[role] = point
    else unreadTimes.push(role)
  }

  put('start', undefined)
  put('finish', points.start)
  const base = points.start ?? points.finish
  put('notBefore', undefined)
  // An actual time may be some hours before the plan.
  const early = base && { ...base, minute: base.minute - day / 4 }
  put('actualStart', early)
  put('actualFinish', points.actualStart ?? early)
  put('deadline', base)
  return { ...row, points, unreadTimes }
}

function asDay(moment: ReadMoment): ReadMoment {
  return isMoment(moment) && moment.kind === 'at' ? { ...moment, isDay: true } : moment
}

/** Exports write midnight behind every date: where all times are midnight, they are days. */
function asDays(rows: readonly ReadRow[]): readonly ReadRow[] {
  const all = rows
    .flatMap(({ moments }) => [moments.start, moments.finish])
    .filter(isMoment)
    .filter(({ kind }) => kind === 'at')
  const areDays = all.length > 3 && all.every(({ minutes }) => minutes % day === 0)
  if (!areDays) return rows
  return rows.map(({ row, moments }) => ({
    row,
    moments: { ...moments, start: asDay(moments.start), finish: asDay(moments.finish) },
  }))
}

/** A date further from the others than this is mistyped, or counts something else. */
const furthest = 10 * 366 * day

/** Takes away dates that are many years from the plan's. */
function withoutStrays(rows: readonly ReadRow[]): readonly ReadRow[] {
  const known = rows
    .flatMap(({ moments }) => [moments.start, moments.finish])
    .flatMap((moment) => (isMoment(moment) && moment.kind === 'at' ? [moment.minutes] : []))
    .toSorted((a, b) => a - b)
  const middle = known[known.length >> 1]
  function isStray(moment: ReadMoment) {
    return isMoment(moment) && moment.kind === 'at' && Math.abs(moment.minutes - middle!) > furthest
  }

  if (
    middle === undefined ||
    !rows.some(({ moments }) => isStray(moments.start) || isStray(moments.finish))
  )
    return rows
  return rows.map(({ row, moments }) => {
    const kept = Object.entries(moments).map(([role, moment]) => [
      role,
      isStray(moment) ? 'unreadable' : moment,
    ])
    return { row, moments: Object.fromEntries(kept) as ReadRow['moments'] }
  })
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

/**
 * Reads all times of the rows and puts them on one line, in minutes since serial day 0. Times with an offset are put on
 * the plan's clock, which is that of most of them; a named zone that differs from the others can't be read.
 */
export function readTimeline(
  rows: readonly Linked[],
  headings: ReadonlyMap<Role, string>,
  {
    isProject,
    dateOrder: corrected,
    today,
  }: { isProject: boolean; dateOrder: DateOrder | null; today: number },
): Timeline {
  const roles = [...momentRoles, 'startDay', 'finishDay'] as const
  const columns = new Map(roles.map((role) => [role, rows.map((row) => row.cell(role))]))
  const all = [...columns.values()].flat()
  const decided = decideOrder(all)
  const order = corrected ?? decided ?? 'day first'
  const dates = { order, year: yearIn(all, order, today) }
  const ofPlan = ['start', 'finish'] as const
  const isCounted = countFromT0(
    ofPlan.map((role) => headings.get(role) ?? ''),
    ofPlan.flatMap((role) => columns.get(role)!),
  )
  const readers = new Map(
    roles.map((role) => [
      role,
      readerOf(
        role,
        columns.get(role)!,
        headings,
        dates,
        isCounted && /^(?:start|finish)$/.test(role),
      ),
    ]),
  )
  if (areDayOffsets(rows)) readers.set('start', (cell) => readDay(cell, dates))
  const read = rows.map((row, i): ReadRow => {
    const ownZone = row.text('zone').toUpperCase()
    function moment(role: (typeof roles)[number]): ReadMoment {
      const found = readers.get(role)!(columns.get(role)![i]!)
      return ownZone !== '' && isMoment(found) ? { ...found, zone: ownZone } : found
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
        start: isAlone ? 'missing' : withDay(moment('start'), startDay),
        finish: withDay(finish, isAlone && !isMoment(finishDay) ? startDay : finishDay),
        notBefore: moment('notBefore'),
        actualStart: moment('actualStart'),
        actualFinish: moment('actualFinish'),
        deadline: moment('deadline'),
      },
    }
  })
  const moments = read.flatMap((each) => Object.values(each.moments)).filter(isMoment)
  const zone = mostFrequent(moments.map((moment) => moment.zone))
  const offset = mostFrequent(moments.map((moment) => moment.offset))
  const hasDays = rows.some((row) => row.text('startDay') !== '')
  const main = read.map((each) => each.moments.start).filter(isMoment)
  const deciding = main.length > 0 ? main : moments
  const fromT0 = deciding.filter(({ kind }) => kind === 'offset').length
  const isFromT0 = fromT0 > 0 && fromT0 * 2 >= deciding.length
  const firstDate = main.find(({ kind }) => kind === 'at')?.minutes ?? null
  const place = createPlacer(zone, offset, hasDays, isFromT0, firstDate)
  const kinds = new Set(moments.map(({ kind }) => kind))
  return {
    rows: (isProject ? read : asDays(withoutStrays(read))).map((each) => placeRow(each, place)),
    saysDay: kinds.has('at') && !isFromT0,
    saysTime:
      !isFromT0 &&
      moments.some(
        ({ kind, isDay, time }) =>
          kind === 'clock' || time !== undefined || (kind === 'at' && !isDay),
      ),
    dateOrder: decided === null ? null : order,
    otherZones: [...new Set(moments.flatMap((moment) => moment.zone ?? []))].filter(
      (name) => name !== zone,
    ),
  }
}
