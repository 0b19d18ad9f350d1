import type { Role } from '../../reading.ts'
import { day, hour } from '../../words/minutes.ts'
import { anyDate } from '../cells/dates.ts'
import { areCounted, isMoment, readMoment } from '../cells/moments.ts'
import { cellText, type Cell } from '../file/table.ts'
import { isCompleted, isMeasured, isPlanned, isRecord, isWork } from '../headings/kinds.ts'
import { rolesOf } from '../headings/roles.ts'
import { normalise } from '../headings/spelling.ts'
import {
  areAround,
  areClocks,
  areFinishes,
  areForward,
  areMoments,
  areRising,
  areRisingClocks,
  areSince,
  areSpans,
  areWeeks,
  haveUnits,
} from './profile-times.ts'
import { areNumbers, half, mostly, nearlyAll, share, type Profile } from './profile.ts'
import type { Columns } from './columns.ts'

/** '0-15', '15-30', '30-50' are when, also under 'Minutes'. */
export function readCounted({ all, of, isFree, set }: Columns) {
  const when = of('start')
  const counted = all.find(
    (each) =>
      (each === when || (!when && (isFree(each) || each === of('duration')))) &&
      areCounted(each.filled.map(cellText)),
  )
  set(counted, 'start')
}

/** '0', '2', '5', '17' under 'Minute' are when. */
export function readMinute({ all, of, set }: Columns) {
  if (of('start')) return
  const minute = all.find(
    (each) => /^minut[eo]$/.test(normalise(each.heading)) && areNumbers(each) && areRising(each),
  )
  set(minute, 'start')
}

/** 'Weeks 2-3' under any heading, and the numbers under 'Week', are when. */
export function readWeeks({ of, free, set }: Columns) {
  const others: readonly Role[] = ['start', 'startDay', 'finish', 'elapsed']
  if (others.some((role) => of(role))) return
  const areDated = free().some((each) => areMoments(each, ({ kind }) => kind === 'at'))
  if (!areDated) set(free().find(areWeeks), 'start')
}

/**
 * 'Elapsed' is the time since the start if it never falls or stands beside a duration; otherwise it is the duration.
 * Beside work, in hours of people, it is the duration, too.
 */
export function readElapsed({ of, set }: Columns) {
  const [elapsed, duration] = [of('elapsed'), of('duration')]
  if (!elapsed || areRising(elapsed)) return
  if (duration && isWork(normalise(duration.heading))) set(duration, '')
  if (!of('duration')) set(elapsed, 'duration')
}

/** The days from start to deadline in each row that has both, and its length as a number; NaN if it has none. */
function spansTo(deadline: Profile, start: Profile, duration: Profile | undefined) {
  return start.cells.flatMap((cell, i) => {
    const [from, to] = [cell, deadline.cells[i]].map((each) => readMoment(each, anyDate))
    const length = Number(cellText(duration?.cells[i] ?? null) || NaN)
    return isMoment(from!) && isMoment(to!)
      ? [{ days: (to.minutes - from.minutes) / day, length }]
      : []
  })
}

/** 'Date limite' behind a start is the finish if the lengths agree with it. */
export function readLimits({ of, set }: Columns) {
  const [start, deadline, duration] = [of('start'), of('deadline'), of('duration')]
  if (!start || !deadline || of('finish')) return
  const spans = spansTo(deadline, start, duration)
  const agreed = spans.filter(({ days, length }) => Math.abs(days - length) <= 1)
  if (spans.length > 1 && agreed.length > spans.length * 0.7) set(deadline, 'finish')
}

/** Times under 'Started' and 'Ended' alone are the plan's: nothing else says when or how long, as 'Planned' would. */
export function readMeasured({ of, free, set }: Columns) {
  const others: readonly Role[] = [
    'start',
    'startDay',
    'finish',
    'finishDay',
    'notBefore',
    'duration',
    'elapsed',
  ]
  const hasPlan = free().some((each) => isPlanned(each.heading) && areClocks(each))
  if (hasPlan || others.some((role) => of(role))) return
  set(of('actualStart'), 'start')
  set(of('actualFinish'), 'finish')
}

/** Whether cells are days. Programs write '2026-10-17 00:00:00' for one; a person's '2026-10-17 00:00' is a midnight. */
function areDates(profile: Profile): boolean {
  const isTime = profile.filled.some((cell) => typeof cell === 'string' && /[ T]0?0:00$/.test(cell))
  return areMoments(
    profile,
    ({ kind, minutes, isDay }) =>
      isDay === true || (!isTime && kind === 'at' && minutes % day === 0),
  )
}

/** 'Start date' and 'Start time' in two columns: the first is the day of the second. */
function pairDays(
  { all, of, isFree, set }: Columns,
  time: 'start' | 'finish',
  ofDay: 'startDay' | 'finishDay',
) {
  const main = of(time)
  if (!main || of(ofDay)) return
  const isClock = areMoments(main, ({ kind }) => kind === 'clock')
  const isDay = areDates(main)
  const other = all.find(
    (each) =>
      isFree(each) &&
      rolesOf(each.heading).some(({ role }) => role === time || role === ofDay) &&
      ((isClock ? areDates(each) : isDay && areMoments(each, ({ kind }) => kind === 'clock')) ||
        (isDay && areSpans(each))),
  )
  if (!other) return
  set(other, isClock ? ofDay : time)
  if (isDay) set(main, ofDay)
}

/** Dates win over 'J+3' or 'Sat' beside them, which may count working days. */
function preferDates({ all, of, set }: Columns) {
  const days = of('startDay')
  if (!areMoments(days, ({ kind }) => kind === 'counted day' || kind === 'weekday')) return
  const dates = all.find(
    (each) =>
      rolesOf(each.heading).some(({ role }) => role === 'startDay') &&
      areMoments(each, ({ kind, isDay }) => kind === 'at' && isDay === true),
  )
  if (!dates) return
  set(days, '')
  set(dates, 'startDay')
}

export function findDays(columns: Columns) {
  const { of, set } = columns
  preferDates(columns)
  pairDays(columns, 'start', 'startDay')
  pairDays(columns, 'finish', 'finishDay')
  // Days beside times of a finish are the days of that finish.
  const isDayOfFinish = areMoments(of('finish'), ({ kind }) => kind === 'clock')
  const days = of('start')
  if (isDayOfFinish && areMoments(days, ({ isDay }) => isDay === true)) set(days, 'startDay')
  if (!of('start') && !isDayOfFinish) set(of('startDay'), 'start')
  if (!of('finish')) set(of('finishDay'), 'finish')
  findStarts(columns, isDayOfFinish)
  findClocks(columns)
  findDaysOfClocks(columns)
}

/** Times of day under any heading, beside days: 'Night of' and 'Crew arrives'. */
function findClocks({ of, free, set }: Columns) {
  const days = of('start')
  if (of('startDay') || of('finish') || !areMoments(days, ({ isDay }) => isDay === true)) return
  const clocks = free().find(
    (each) =>
      !isRecord(each.heading) &&
      each.moments > nearlyAll &&
      areMoments(each, ({ kind }) => kind === 'clock') &&
      rolesOf(each.heading).length === 0 &&
      !haveUnits(each),
  )
  if (!clocks) return
  set(days, 'startDay')
  set(clocks, 'start')
}

/** The nearest days under any heading, beside times of day without one. */
function findDaysOfClocks({ of, free, set }: Columns) {
  const start = of('start')
  if (!start || of('startDay')) return
  if (!areMoments(start, ({ kind }) => kind === 'clock') && !areSpans(start)) return
  const { column: place } = start

  function distance({ column }: Profile) {
    return Math.abs(column - place)
  }

  const days = free()
    .filter(
      (each) =>
        !isRecord(each.heading) &&
        areMoments(each, ({ isDay, kind }) => isDay === true && kind === 'at'),
    )
    .toSorted((a, b) => distance(a) - distance(b))
  set(days[0], 'startDay')
}

/** Finds starts where no heading tells them; beside times of a finish they are times from which those follow. */
function findStarts({ of, free, set }: Columns, hasFinishTimes: boolean) {
  const finish = of('finish')
  if (of('start') || of('notBefore')) return
  const times = free().find(
    (profile) =>
      // Written with digits: H, M and L are priorities, although H is also the hour from which an exercise counts.
      areClocks(profile) &&
      areForward(profile) &&
      profile.distinct * profile.filled.length > 1 &&
      share(profile.filled, (_, text) => /^\d{1,3}$/.test(text)) < half &&
      // '+6 min' may be a buffer or a delay, and '1200L' litres.
      share(profile.filled, (_, text) => /^[+-] ?\d+ ?\p{L}|^\d{4}L$/u.test(text)) < half &&
      !isRecord(profile.heading) &&
      (!areNumbers(profile) ||
        areSince(profile) ||
        areAround(profile) ||
        areRisingClocks(profile)) &&
      (!hasFinishTimes || (finish && areFinishes(profile, finish))),
  )
  set(times, 'start')
}

/** The minute of the day of a time without a date; null for other cells. */
function clockOf(cell: Cell | undefined): number | null {
  const moment = readMoment(cell, anyDate)
  return isMoment(moment) && moment.kind === 'clock' && !cellText(cell).startsWith('0:')
    ? moment.minutes
    : null
}

/** Which share of measured times is within an hour of the planned ones. */
function nearShare(planned: Profile | undefined, actual: Profile): number {
  const pairs = actual.cells.flatMap((cell, row) => {
    const [from, to] = [clockOf(planned?.cells[row]), clockOf(cell)]
    return from === null || to === null ? [] : [{ apart: Math.abs(to - from), to }]
  })
  // '1:30' may be a length, and '22:06' is none.
  const areTimes = pairs.length > 2 || pairs.some(({ to }) => to >= 10 * hour)
  const near = pairs.filter(({ apart }) => Math.min(apart, day - apart) <= hour)
  return areTimes ? near.length / actual.filled.length : 0
}

/**
 * Times of day under 'Actual', near the planned ones, are when a task began or ended, and not how long it took. Under
 * 'Completed' they are when it ended.
 */
export function findActuals({ of, free, set }: Columns) {
  const columns = [of('rehearsal'), of('finish'), ...free()].filter((each) => each !== undefined)
  for (const actual of columns) {
    const hasEnds = isCompleted(actual.heading)
    const start = nearShare(of('start'), actual)
    const finish = actual === of('finish') ? 0 : nearShare(of('finish'), actual)
    if ((hasEnds || isMeasured(actual.heading)) && Math.max(start, finish) >= mostly)
      set(actual, hasEnds || finish > start ? 'actualFinish' : 'actualStart')
  }
}

/** '22:00 | 22:30' without headings, or with headings in another language. */
export function findFinishes({ all, of, isFree, set }: Columns) {
  const starts = of('start')
  const next = starts && all[starts.column + 1]
  if (!next || of('finish') || !isFree(next)) return
  const isTold = rolesOf(next.heading).length > 0 || isRecord(next.heading)
  if (!isTold && areFinishes(starts, next)) set(next, 'finish')
}
