import type { DateOrder, Role } from '../../reading.ts'
import { day } from '../../words/minutes.ts'
import { isMoment, type Moment, type ReadMoment } from '../cells/moments.ts'
import type { Linked } from '../rows/link-rows.ts'
import { clockOf, placeTimes, type Timed } from './place-times.ts'
import { readTimes, type ReadRow } from './read-times.ts'
import { onTwelveHours } from './twelve-hours.ts'

export type Timeline = {
  readonly rows: readonly Timed[]
  /** Whether the file names calendar days, and times of day. */
  readonly saysDay: boolean
  readonly saysTime: boolean
  readonly dateOrder: DateOrder | null
  /** Zones that disagree with the plan's clock, as written. */
  readonly otherZones: readonly string[]
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

/**
 * A time of day beside a finish with its date is the last one before it, or on that day. A day alone behind such a time
 * says when, and not how long, where the row has a length.
 */
function onDayOfFinish({ row, moments }: ReadRow): ReadRow {
  const { start, finish } = moments
  if (!isMoment(start) || !isMoment(finish) || start.kind !== 'clock' || finish.kind !== 'at')
    return { row, moments }
  const { isDay, ...date } = finish
  const end = isDay ? date.minutes + day - 1 : date.minutes
  const early = (((end - start.minutes) % day) + day) % day
  const dated: Moment = { ...date, ...start, kind: 'at', minutes: end - early }
  const hasLength = row.text('duration') !== ''
  return {
    row,
    moments: { ...moments, start: dated, finish: isDay && hasLength ? 'missing' : finish },
  }
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
  const { rows: written, dateOrder } = readTimes(rows, headings, corrected, today)
  const read = onTwelveHours(written).map(onDayOfFinish)
  const clock = clockOf(read)
  const moments = read.flatMap((each) => Object.values(each.moments)).filter(isMoment)
  const zones = new Set(moments.flatMap(({ zone }) => zone ?? []))
  return {
    rows: placeTimes(isProject ? read : asDays(withoutStrays(read)), clock),
    saysDay: !clock.isFromT0 && !clock.isUndated && moments.some(({ kind }) => kind === 'at'),
    saysTime: !clock.isFromT0 && moments.some(saysTime),
    dateOrder,
    otherZones: [...zones].filter((name) => name !== clock.zone),
  }
}

function saysTime({ kind, isDay, time }: Moment): boolean {
  return kind === 'clock' || time !== undefined || (kind === 'at' && !isDay)
}
