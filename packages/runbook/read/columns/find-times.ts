import type { Role } from '../../reading.ts'
import { day, minutesIn } from '../../words/minutes.ts'
import { durationParts } from '../cells/duration-words.ts'
import { anyDate } from '../cells/dates.ts'
import { areCounted, isMoment, readMoment } from '../cells/moments.ts'
import { isDitto } from '../cells/word-lists.ts'
import { plain } from '../../words/plain.ts'
import { parseDuration } from '../cells/durations.ts'
import { cellText } from '../file/table.ts'
import { isAtLeast } from '../headings/certainty.ts'
import { lengthRoles } from '../roles.ts'
import { isRecord, isWork } from '../headings/kinds.ts'
import { rolesOf } from '../headings/roles.ts'
import { normalise } from '../headings/spelling.ts'
import { unitOf } from '../headings/units.ts'
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
import { areCounters, areNumbers, half, nearlyAll, share, type Profile } from './profile.ts'
import type { Columns } from './columns.ts'

/** PERT's letters: a or o is the best case, m the likely one, b or p the worst. */
const pert = ['a m b', 'o m p', 'opt ml pess']

/** Headings of one point of an estimate: 'to', 'BC', 'Min', 'Most likely', 'P50'. */
const pointName =
  /^(?:\p{L}{1,3}|p ?\d\d|(?:most )?(?:likely|probable)|expected|typical|normal|lowest|highest|maximum|minimum|(?:un)?günstig)$/iu

/** Whether the lengths of three columns rise in each row. */
function rise(three: readonly Profile[]): boolean {
  const areOther = three.some(
    (each) => areCounters(each) || share(each.filled, (_, text) => /\d:\d\d/.test(text)) > 0,
  )
  if (three.length < 3 || areOther) return false
  const [short, likely, long] = three.map(({ cells }) =>
    cells.map((cell) => parseDuration(cell, { unit: 'minutes' })),
  )
  const rows = short!.flatMap((from, at) => {
    const points = [from, likely![at]!, long![at]!]
    return points.every((point) => typeof point === 'number') ? [points] : []
  })
  return (
    rows.length > 2 &&
    rows.every(([a, m, b]) => a! <= m! && m! <= b!) &&
    rows.filter(([a, , b]) => a! < b!).length * 2 > rows.length
  )
}

/** Whether three headings of an estimate, 'to, tm, tp' or 'Min, Likely, Max', stand above lengths that rise in each row. */
function areThreePoints(three: readonly Profile[]): boolean {
  return three.every(({ heading }) => pointName.test(heading.trim())) && rise(three)
}

/** Between the best and the worst case stands the length, and not under 'Rigger hours' beside them. */
function readExpected({ all, of, set }: Columns) {
  const [short, long, told] = [of('shortest'), of('longest'), of('duration')]
  if (!short || !long || Math.abs(short.column - long.column) !== 2) return
  const middle = all[(short.column + long.column) / 2]!
  const isSaid = rolesOf(told?.heading ?? '').some(
    ({ role, certainty }) => role === 'duration' && isAtLeast(certainty, 'likely'),
  )
  if (isSaid || !rise([short, middle, long])) return
  set(told, '')
  set(middle, 'duration')
}

export function readPert(columns: Columns) {
  const { all, of, set } = columns
  readExpected(columns)
  const headings = all.map(({ heading }) => normalise(heading))
  const first = headings.findIndex((_, at) => {
    const three = all.slice(at, at + 3)
    return (
      pert.includes(headings.slice(at, at + 3).join(' ')) ||
      areThreePoints(three) ||
      areThreePoints(three.toReversed())
    )
  })
  if (first < 0 || of('shortest')) return
  const three = all.slice(first, first + 3)
  const [short, likely, long] = areThreePoints(three.toReversed()) ? three.toReversed() : three
  set(short, 'shortest')
  set(long, 'longest')
  // 'Duration (te)' beside them is worked out of all three.
  const told = of('duration')
  if (!told || three.includes(told)) set(likely, 'duration')
}

/** 'Days', 'Hours' and 'Minutes' side by side are one length, unless each says the whole of it. */
export function readLengthParts({ all, set }: Columns) {
  const units = all.map((profile) => {
    const [, over = '', name = ''] = /^(?:(.+) )?(\S+)$/.exec(normalise(profile.heading)) ?? []
    const isOfLength = over === '' || rolesOf(over).some(({ role }) => role === 'duration')
    const unit = isOfLength && areNumbers(profile) ? unitOf(name) : null
    return unit === 'days' || unit === 'hours' || unit === 'minutes' ? unit : null
  })
  const parts = all.filter((_, at) => units[at] && (units[at - 1] ?? units[at + 1]))
  const different = new Set(parts.map(({ column }) => units[column]))
  const lengths = parts.map(({ column, filled }) =>
    filled
      .map((cell) => Number(cellText(cell).replace(',', '.')) * minutesIn[units[column]!])
      .join(),
  )
  if (parts.length < 2 || different.size < parts.length || new Set(lengths).size < 2) return
  for (const part of parts) set(part, 'duration')
}

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

/** Times under 'Started' and 'Ended' alone are the plan's: nothing else says when or how long. */
export function readMeasured({ of, set }: Columns) {
  const others: readonly Role[] = [
    'start',
    'startDay',
    'finish',
    'finishDay',
    'notBefore',
    'duration',
    'elapsed',
  ]
  if (others.some((role) => of(role))) return
  set(of('actualStart'), 'start')
  set(of('actualFinish'), 'finish')
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
  const isDay = areMoments(main, (moment) => moment.isDay === true)
  const other = all.find(
    (each) =>
      isFree(each) &&
      rolesOf(each.heading).some(({ role }) => role === time || role === ofDay) &&
      (areMoments(each, (moment) =>
        isClock ? moment.isDay === true : isDay && moment.kind === 'clock',
      ) ||
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

function haveColons({ filled }: Profile): boolean {
  return share(filled, (_, text) => /\d[:h]\d\d/.test(text)) > half
}

/** Finds starts where no heading tells them; beside times of a finish they are times from which those follow. */
function findStarts({ of, free, set }: Columns, hasFinishTimes: boolean) {
  const finish = of('finish')
  if (of('start') || of('notBefore')) return
  // '20:00' is surely a time, and '0114' may be a shop.
  const likely = free().toSorted((a, b) => Number(haveColons(b)) - Number(haveColons(a)))
  const times = likely.find(
    (profile) =>
      // Written with digits: H, M and L are priorities, although H is also the hour from which an exercise counts.
      areClocks(profile) &&
      areForward(profile) &&
      profile.distinct * profile.filled.length > 1 &&
      share(profile.filled, (_, text) => /^\d{1,3}$/.test(text)) < half &&
      !isRecord(profile.heading) &&
      (!areNumbers(profile) ||
        areSince(profile) ||
        areAround(profile) ||
        areRisingClocks(profile)) &&
      (!hasFinishTimes || (finish && areFinishes(profile, finish))),
  )
  set(times, 'start')
}

/** '22:00 | 22:30' without headings, or with headings in another language. */
export function findFinishes({ all, of, isFree, set }: Columns) {
  const starts = of('start')
  const next = starts && all[starts.column + 1]
  if (!next || of('finish') || !isFree(next)) return
  const isTold = rolesOf(next.heading).length > 0 || isRecord(next.heading)
  if (!isTold && areFinishes(starts, next)) set(next, 'finish')
}

function areTimeWords({ heading }: Profile): boolean {
  return /^(?:time|zeit|temps|tiempo|tempo)$/.test(normalise(heading))
}

/** 'Durata (min)' in any language: the unit stands in brackets. */
function hasUnit(heading: string): boolean {
  const isNamed =
    /[([]/.test(heading) || /^\S+ (?:mn|mins?|minutes|hrs|hours|days)$/.test(normalise(heading))
  return isNamed && unitOf(heading) !== null
}

/** Whether numbers are the days from most starts to the next ones. */
function reachNext({ cells }: Profile, starts: Profile | undefined): boolean {
  const days = (starts?.cells ?? []).map((cell) => readMoment(cell, anyDate))
  const gaps = cells.flatMap((cell, i) => {
    const [from, to, count] = [days[i], days[i + 1], Number(cellText(cell) || NaN)]
    if (!from || !to || !isMoment(from) || !isMoment(to) || Number.isNaN(count)) return []
    return [to.minutes - from.minutes === count * day]
  })
  return gaps.length > 2 && gaps.filter(Boolean).length > gaps.length * nearlyAll
}

/** '15 mins' is a length under any heading, and so are the only numbers behind a task in a sheet without headings. */
export function findLengths({ all, of, free, set }: Columns) {
  if (lengthRoles.some((role) => of(role))) return
  const lasting = free().find(
    (profile) =>
      !isRecord(profile.heading) &&
      ((haveUnits(profile) && !(of('start') && areClocks(profile))) ||
        (areNumbers(profile) && hasUnit(profile.heading))),
  )
  // Beside a start, 'Time' is how long.
  const time = free().find(
    (profile) =>
      of('start') && areTimeWords(profile) && profile.lengths === 1 && !areRising(profile),
  )
  const hasHeadings = all.some(({ heading }) => heading !== '')
  const before = of('task')?.column ?? Infinity
  const numbers = free().filter((profile) => profile.column > before && areNumbers(profile))
  const isOnly = !hasHeadings && !of('finish') && numbers.length === 1
  const toNext = free().find((profile) => areNumbers(profile) && reachNext(profile, of('start')))
  set(lasting ?? time ?? toNext ?? (isOnly ? numbers[0] : undefined), 'duration')
}

function areUnitNames({ filled }: Profile): boolean {
  const units = share(
    filled.filter((cell, at) => at === 0 || !isDitto(cellText(cell))),
    (_, text) =>
      /^[a-z]{1,12}\.?$/i.test(text) && durationParts(`1 ${plain(text)}`).rest.trim() === '',
  )
  return units === 1
}

/** 'Value | Unit', or 'Unit | Value'; further away only where the cells are units of time. */
export function findUnits({ all, of, isFree, free, set }: Columns) {
  const told = of('unit')
  if (told && !areUnitNames(told)) set(told, '')
  const unit = of('unit')
  const value = unit && all[unit.column - 1]
  if (!of('duration') && value && isFree(value) && areNumbers(value)) set(value, 'duration')
  const duration = of('duration')
  if (!duration || of('unit')) return
  const beside = [all[duration.column + 1], all[duration.column - 1]]
  const units = [...beside, ...free()].find(
    (profile) => profile && isFree(profile) && areUnitNames(profile),
  )
  set(units, 'unit')
}
