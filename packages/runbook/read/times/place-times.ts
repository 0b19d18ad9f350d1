import type { Role } from '../../reading.ts'
import { day, hour } from '../../words/minutes.ts'
import { yearLater } from '../cells/dates.ts'
import { isMoment, type Moment } from '../cells/moments.ts'
import type { Linked } from '../rows/link-rows.ts'
import type { MomentRole, ReadRow } from './read-times.ts'

/** An arbitrary Monday, from which D+1, day 4 and weekdays without a date are counted. */
const dayZero = 10_005
/** A time this much earlier than the one above it (minutes) belongs to a parallel stream, or to the day before. */
const shortStepBack = 6 * hour
const halfYear = 183 * day

/** A point on the plan's clock. `isDay`: it is a whole day, and `minute` its beginning. */
export type Point = { readonly minute: number; readonly isDay: boolean }

export type Timed = Linked & {
  readonly points: Readonly<Partial<Record<MomentRole, Point>>>
  /** Roles whose cell can't be read as a time. */
  readonly unreadTimes: readonly Role[]
}

function mostFrequent<Value>(values: readonly (Value | undefined)[]): Value | undefined {
  const counts = new Map<Value, number>()
  for (const value of values)
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

/** What the times of a plan count from. */
type PlanClock = {
  /** The zone and the offset of most times. */
  readonly zone: string | undefined
  readonly offset: number | undefined
  /** Whether days stand in a column of their own. */
  readonly hasDays: boolean
  readonly isFromT0: boolean
  /** Whether starts and finishes are without dates, so that nobody knows how far from a date they are. */
  readonly isUndated: boolean
  /** The first start with a date, a weekday or a counted day: times above it count back from there. */
  readonly firstDated: number | null
}

/** Days that no date tells count from the same Monday. */
function datedMinute({ kind, minutes, time = 0 }: Moment): number {
  return kind === 'at' ? minutes : (dayZero + minutes) * day + time
}

function saysDay({ kind }: Moment): boolean {
  return kind === 'at' || kind === 'weekday' || kind === 'counted day'
}

export function clockOf(rows: readonly ReadRow[]): PlanClock {
  const moments = rows.flatMap((each) => Object.values(each.moments)).filter(isMoment)
  const starts = rows.map((each) => each.moments.start).filter(isMoment)
  const finishes = rows.map((each) => each.moments.finish).filter(isMoment)
  const planned = [...starts, ...finishes]
  const deciding = starts.length > 0 ? starts : moments
  const dated = starts.find(saysDay)
  const fromT0 = deciding.filter(({ kind }) => kind === 'offset').length
  return {
    zone: mostFrequent(moments.map(({ zone }) => zone)),
    offset: mostFrequent(moments.map(({ offset }) => offset)),
    hasDays: rows.some(({ row }) => row.text('startDay') !== ''),
    isUndated: planned.length > 0 && planned.every(({ kind }) => kind !== 'at'),
    isFromT0: fromT0 > 0 && fromT0 * 2 >= deciding.length,
    firstDated: dated ? datedMinute(dated) : null,
  }
}

/** Where the rows above stand. */
type Above = {
  readonly last: number | null
  /** The earliest of them. */
  readonly first: number | null
  /** When the row above ends. */
  readonly ended: number
}

/**
 * A time without a day: the step from the row above is the shorter one, unless it would begin the plan anew or go back
 * further than the time is from the end of that row, which ended after a night.
 */
function nearest(
  written: number,
  { hasDays, firstDated, last, first, ended }: Above & Pick<PlanClock, 'hasDays' | 'firstDated'>,
): number {
  if (written >= day && first !== null && !hasDays) return Math.floor(first / day) * day + written
  const clock = written % day
  if (last === null && firstDated !== null) {
    const same = Math.floor(firstDated / day) * day + clock
    return same > firstDated ? same - day : same
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
  const isOvernight = Math.floor(ended / day) > Math.floor(last / day)
  const isNext = isOvernight && Math.abs(last + forward - ended) < back
  return forward > 0 && isParallel && !isNext ? last - back : last + forward
}

/** Puts the moments of a plan on one line of minutes since serial day 0, in reading order. */
function createPlacer({ zone, offset, hasDays, isFromT0, isUndated, firstDated }: PlanClock) {
  let last: number | null = null
  let first: number | null = null
  let ended = NaN

  function nextDay(weekday: number): number {
    const from = last === null ? dayZero : Math.floor(last / day)
    const ahead = (weekday - ((from + 5) % 7) + 14) % 7
    return from + (last !== null && ahead > 3 ? ahead - 7 : ahead)
  }

  function near(written: number): number {
    return nearest(written, { hasDays, firstDated, last, first, ended })
  }

  /** 1 January without a year follows 31 December. */
  function inItsYear({ minutes, hasNoYear }: Moment): number {
    if (!hasNoYear || last === null || minutes > last - halfYear) return minutes
    return yearLater(Math.floor(minutes / day)) * day + (minutes % day)
  }

  /** 'Half past eight' is the next one after the row above, in the morning or the evening. */
  function nearOf({ minutes, isTwelveHour }: Moment): number {
    if (!isTwelveHour || last === null) return near(minutes)
    const from = last
    const ahead = [minutes, minutes + day / 2].map((clock) => (((clock - from) % day) + day) % day)
    return from + Math.min(...ahead)
  }

  /** `from`: a time of day is the next one after it. `anchors`: the rows below are placed by it. */
  return (written: Moment, role: MomentRole, anchors: boolean, from?: Point): Point | null => {
    const isBeside = isUndated && written.kind === 'at'
    if (isBeside && written.isDay) return null
    // '00:00' above '+00:05' is T0 itself.
    const isT0 = isFromT0 && written.kind === 'clock' && written.minutes === 0
    const moment: Moment = isBeside
      ? { ...written, kind: 'clock', minutes: written.minutes % day }
      : isT0
        ? { ...written, kind: 'offset' }
        : written
    if (moment.zone !== undefined && moment.zone !== zone) return null
    // Nobody knows where 22:00 stands among minutes from T0.
    if (isFromT0 !== (moment.kind === 'offset')) return null
    const moved = moment.offset === undefined ? 0 : (offset ?? 0) - moment.offset
    const isDay = moment.isDay === true
    let minute: number
    if (moment.kind === 'at') minute = inItsYear(moment) + moved
    else if (moment.kind === 'clock' && from) minute = after(moment.minutes, from.minute)
    else if (moment.kind === 'clock') minute = nearOf(moment) + moved
    else if (moment.kind === 'counted day') minute = datedMinute(moment)
    else if (moment.kind === 'weekday') minute = nextDay(moment.minutes) * day + (moment.time ?? 0)
    else minute = dayZero * day + moment.minutes
    if (anchors) {
      last = minute
      first = first === null ? minute : Math.min(first, minute)
      ended = NaN
    } else if (role === 'finish') ended = minute
    return { minute, isDay }
  }
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
    const isAfter = moment.minutes < day && moment.offset === undefined
    const anchors = role !== 'deadline' && Object.keys(points).length === 0
    const point = place(moment, role, anchors, isAfter ? from : undefined)
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

/** Puts all times on the plan's clock, in minutes since serial day 0. */
export function placeTimes(rows: readonly ReadRow[], clock: PlanClock): Timed[] {
  const place = createPlacer(clock)
  return rows.map((row) => placeRow(row, place))
}
