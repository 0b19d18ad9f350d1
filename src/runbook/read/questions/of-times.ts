import { counted } from '../../../lib/counted.ts'
import { capitalised } from '../../../lib/in-words.ts'
import { offsetText } from '../cells/zones.ts'
import type { OrderDecision } from '../tasks/date-order.ts'
import { changingZones, zoneChoice } from '../tasks/one-zone.ts'
import { cellAt, columnOf, optionsOf, quoted, type AskedOfRows } from './asked.ts'
import { mostAsked, type Guess } from './choices.ts'

/** Start times that can't be read: said, so that nobody searches. */
export function unreadStarts(asked: AskedOfRows): Guess | null {
  const { tasks } = asked.read
  const unread = tasks.filter(({ start }) => start === 'unreadable')
  const [first] = unread
  if (!first) return null
  const row = asked.read.reading.rows.find(({ number }) => number === first.row)!
  const text = [row.text('day'), row.text('start')].filter(Boolean).join(' ')
  return {
    id: 'starts-unread',
    where: cellAt(asked, 'start', first.row),
    sentence: `${counted(unread.length, 'start time')} can’t be read, so links decide there. The first is “${text}”.`,
    chosen: 'none',
    options: optionsOf({ none: 'the links decide' }),
    isSure: false,
  }
}

const whyOrder: Readonly<Record<OrderDecision['because'], string>> = {
  'past twelve': '',
  weekday: ', as its weekday shows',
  'closer together': ', so that the dates are days apart, not months',
  nothing: ', though nothing in the sheet decides it',
}

/** Whether a date's day or its month comes first. */
export function dayOrMonthFirst(asked: AskedOfRows): Guess | null {
  const { order } = asked.read.reading.times
  if (!order) return null
  const where = cellAt(asked, order.field, order.row)
  const [first, second] = order.order === 'day first' ? ['day', 'month'] : ['month', 'day']
  return {
    id: 'date-order',
    where,
    sentence: `${capitalised(columnOf(asked, order.field))} is ${first}, then ${second}${whyOrder[order.because]}. ${where} is ${quoted(asked, order.field, order.row)}.`,
    chosen: order.order,
    options: optionsOf({ 'day first': 'day, then month', 'month first': 'month, then day' }),
    isSure: order.because === 'past twelve' || order.because === 'weekday',
  }
}

/** Whether actual times are of the run that goes on now, or of an earlier one. */
export function whatActualsAre(asked: AskedOfRows): Guess | null {
  const { actuals } = asked.own
  if (!actuals) return null
  const { meaning, isSure, started, ended } = actuals
  return {
    id: 'actuals',
    where: columnOf(asked, 'actualFinish') || columnOf(asked, 'actualStart'),
    sentence: `${counted(started, 'task')} ${started === 1 ? 'has' : 'have'} actual times, ${ended} of them a finish: ${meaning === 'now' ? 'this run is under way, and is forecast from there' : 'they are of an earlier run, and tell how long tasks take'}.`,
    chosen: meaning,
    options: optionsOf({ now: 'this run is under way', earlier: 'they are of an earlier run' }),
    isSure,
  }
}

/** The year of dates without one. */
export function whichYear(asked: AskedOfRows): Guess | null {
  const { year } = asked.read.reading.times
  if (!year) return null
  const near = [-1, 0, 1, 2].map((step) => String(year.year + step))
  return {
    id: 'year',
    where: columnOf(asked, 'start'),
    sentence: `Dates without a year are in ${year.year}.`,
    chosen: String(year.year),
    options: near.map((value) => ({ value, text: value })),
    isSure: year.isSure,
  }
}

/** Starts so far from the others that they are most likely mistyped. */
export function areStraysKept(asked: AskedOfRows): Guess | null {
  const { far, strays } = asked.read.reading.times
  const tasks = asked.read.tasks.filter(({ row }) => far.has(row))
  const [first] = tasks
  if (!first) return null
  const isKept = strays.size === 0
  return {
    id: 'strays',
    where: cellAt(asked, 'start', first.row),
    sentence: `${counted(tasks.length, 'start')} ${tasks.length === 1 ? 'is' : 'are'} more than a month from the others and ${isKept ? 'kept' : 'not used'}. The first is “${first.startText}”.`,
    chosen: isKept ? 'keep' : 'out',
    options: optionsOf({ out: 'mistyped: don’t use them', keep: 'right: keep them' }),
    isSure: false,
  }
}

/** What 'T+2' counts, unless one of them is 30 at least, which nobody counts in hours or days. */
export function whatOffsetsCount(asked: AskedOfRows): Guess | null {
  const { bareOffset, starts } = asked.read.reading.times
  if (!bareOffset) return null
  const { row, unit } = bareOffset
  return {
    id: 'offset-unit',
    where: cellAt(asked, 'start', row),
    sentence: `${quoted(asked, 'start', row)} is in ${unit}s, as its number has no unit.`,
    chosen: unit,
    options: optionsOf({ minute: 'minutes', hour: 'hours', day: 'days' }),
    isSure: starts.some(
      (start) =>
        typeof start === 'object' &&
        start.kind === 'offset' &&
        Math.abs(start.minutes) >= 30 &&
        unit === 'minute',
    ),
  }
}

const clockTexts = {
  nearest: 'before the row above',
  forward: 'after the row above',
  'twelve hours': 'after it, by a twelve-hour clock',
} as const

/** A time of day that is hours before the row above it. */
export function whichClockStep(asked: AskedOfRows): Guess | null {
  const { stepBack } = asked.read.reading.times
  if (!stepBack) return null
  const { row, step } = stepBack
  return {
    id: 'clock-step',
    where: cellAt(asked, 'start', row),
    sentence: `${quoted(asked, 'start', row)} is read as ${clockTexts[step]}, as nothing says its day.`,
    chosen: step,
    options: optionsOf(clockTexts),
    isSure: false,
  }
}

/** Weekdays that go back from one row to the next. */
export function whichWeekdays(asked: AskedOfRows): Guess | null {
  const { weekdaysBack } = asked.read.reading.times
  if (!weekdaysBack) return null
  const { row, step } = weekdaysBack
  return {
    id: 'weekdays',
    where: cellAt(asked, 'day', row),
    sentence: `The weekday in row ${row} comes before the one above it, so it is read as ${step === 'nearest' ? 'an earlier day' : 'a day of the next week'}.`,
    chosen: step,
    options: optionsOf({ nearest: 'an earlier day', forward: 'a day of the next week' }),
    isSure: false,
  }
}

function offsetOptions(offsets: readonly number[]): Guess['options'] {
  return offsets.map((offset) => ({ value: String(offset), text: offsetText(offset) }))
}

/** The zones of the sheet's times: which one is shown, and what each of them is that may be several. */
export function whichZones(asked: AskedOfRows): Guess[] {
  const { zones } = asked.read.reading.times
  if (!zones) return []
  const { shown, offsets, doubtful, unknown } = zones
  const areMixed = offsets.length > 1
  const missing =
    unknown === 0
      ? ''
      : ` ${counted(unknown, 'time')} without a zone ${unknown === 1 ? 'is' : 'are'} read as ${offsetText(shown)} too.`
  return [
    {
      id: 'zones',
      where: columnOf(asked, 'start'),
      sentence: `Times are shown in ${offsetText(shown)}.${areMixed ? ` The sheet has ${offsets.map(offsetText).join(', ')}.` : ''}${missing}`,
      chosen: String(shown),
      options: offsetOptions(offsets),
      isSure: !areMixed || unknown === 0,
    },
    ...doubtful.slice(0, mostAsked).map(({ name, row, offset, offered }) => ({
      id: zoneChoice(name),
      where: cellAt(asked, 'start', row),
      sentence: `“${name}” ${offered.length > 3 ? 'isn’t a time zone that is known here' : 'may be several time zones'}. For now it is read as ${offsetText(offset)}.`,
      chosen: String(offset),
      options: offsetOptions(offered),
      isSure: false,
    })),
  ]
}

/** Which zone's clocks the sheet goes by, where some change between its times. */
export function whichClockChange(asked: AskedOfRows): Guess | null {
  const { changing } = asked.read.reading.times
  if (changing.length === 0) return null
  const chosen = changing.find((zone) => zone === asked.choices['clock-change'])
  return {
    id: 'clock-change',
    where: columnOf(asked, 'start'),
    sentence: chosen
      ? `Times are ${changingZones[chosen]}, and the hour of the clock change is counted. A time that comes twice is the first of the two, unless the row above is later.`
      : 'The clocks may change between these times. Until you say which zone they are in, no hour is added or left out.',
    chosen: chosen ?? '',
    options: [
      { value: '', text: 'no clock change' },
      ...changing.map((zone) => ({ value: zone, text: changingZones[zone] })),
    ],
    isSure: false,
  }
}
