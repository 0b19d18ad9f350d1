import { duration } from '../../../lib/clock.ts'
import { counted } from '../../../lib/counted.ts'
import type { Unit } from '../columns/fields.ts'
import { lengthChoice } from '../tasks/unread-lengths.ts'
import { cellAt, columnOf, optionsOf, quoted, type AskedOfRows } from './asked.ts'
import { mostAsked, type Guess } from './choices.ts'

const unitNames: Readonly<Record<Unit, string>> = {
  auto: 'minutes, or parts of a day below 1',
  seconds: 'seconds',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  excel: 'parts of a day',
}

/** What a plain number in the duration column counts. */
export function whichUnit(asked: AskedOfRows): Guess | null {
  const { unit, hasPlainNumbers } = asked.read.reading.lengths
  if (!hasPlainNumbers) return null
  const where = columnOf(asked, 'duration')
  return {
    id: 'unit',
    where,
    sentence: `Plain numbers in ${where} are ${unit === 'auto' ? 'minutes' : unitNames[unit]}.`,
    chosen: unit,
    options: optionsOf(unitNames),
    isSure: unit === asked.mapping.unit && unit !== 'auto',
  }
}

const whyDay = {
  'start and finish': 'as the start and finish beside it show',
  chosen: 'as you chose',
  nothing: 'because nothing in the sheet says otherwise',
} as const

/** How long a day is. */
export function whichDay(asked: AskedOfRows): Guess | null {
  const { hoursOfDay } = asked.read.reading.lengths
  if (!hoursOfDay) return null
  const { hours, because, row } = hoursOfDay
  const where = cellAt(asked, 'duration', row)
  return {
    id: 'day',
    where,
    sentence: `A day is ${hours === 24 ? '24 hours' : 'a working day of 8 hours'}, ${whyDay[because]}. ${where} is ${quoted(asked, 'duration', row)}.`,
    chosen: String(hours),
    options: [
      { value: '24', text: '24 hours' },
      { value: '8', text: 'a working day of 8 hours, a week of five' },
    ],
    isSure: because === 'start and finish',
  }
}

/** Where a duration and the times beside it say two things, as working hours do over a night. */
export function durationOrSpan(asked: AskedOfRows): Guess | null {
  const { disagreeing } = asked.read.reading.lengths
  const tasks = asked.read.tasks.filter(({ row }) => disagreeing?.rows.has(row))
  const [first] = tasks
  if (!disagreeing || !first) return null
  const counts = disagreeing.counts === 'span' ? 'Start to finish' : 'The duration'
  return {
    id: 'lengths',
    where: cellAt(asked, 'duration', first.row),
    sentence: `In ${counted(tasks.length, 'row')} the duration is not the time from start to finish, as with nights off. ${counts} counts: row ${first.row} takes ${duration(first.duration as number)}.`,
    chosen: disagreeing.counts,
    options: optionsOf({
      duration: 'the duration, without a break',
      span: 'start to finish, breaks included',
    }),
    isSure: false,
  }
}

/** Whether each task lasts until the next one starts. */
export function untilNext(asked: AskedOfRows): Guess | null {
  const { isUntilNext } = asked.read.reading.lengths
  if (isUntilNext === null) return null
  return {
    id: 'until-next',
    where: columnOf(asked, 'start'),
    sentence: `No column says how long a task takes${isUntilNext ? ', so each lasts until the next one starts' : ''}.`,
    chosen: isUntilNext ? 'yes' : 'no',
    options: optionsOf({ yes: 'until the next one starts', no: 'not known' }),
    isSure: false,
  }
}

const usualLengths = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1440]

/** Durations that cannot be read: each text, or the lack of one, is one question. */
export function unreadLengths(asked: AskedOfRows): Guess[] {
  const { unread, usual, isUsualKnown } = asked.read
  return unread.slice(0, mostAsked).map(({ text, row, count }): Guess => {
    const id = lengthChoice(text)
    const where = cellAt(asked, 'duration', row)
    const chosen = asked.choices[id]
    const length = isUsualKnown ? `${duration(usual)}, the median of the others` : duration(usual)
    const what =
      text === ''
        ? `${counted(count, 'task')} ${count === 1 ? 'has' : 'have'} no duration.`
        : `“${text}” can’t be read as a duration.`
    return {
      id,
      where,
      sentence:
        chosen === undefined
          ? `${what} For now ${count === 1 ? 'it counts' : 'each counts'} as ${length}.`
          : `${what} You said ${duration(Number(chosen))}.`,
      chosen: chosen ?? String(usual),
      options: [...new Set([...usualLengths, usual])]
        .toSorted((a, b) => a - b)
        .map((minutes) => ({ value: String(minutes), text: duration(minutes) })),
      isSure: chosen !== undefined,
    }
  })
}

/** Durations that start and finish tell: said, so that nobody wonders. */
export function fromStartAndFinish(asked: AskedOfRows): Guess | null {
  const isRefused = asked.choices['from-start-and-finish'] === 'no'
  const spans = asked.read.tasks.filter(
    ({ durationText, duration: minutes, start }) =>
      durationText === '' &&
      (isRefused || typeof minutes === 'number') &&
      typeof start === 'object',
  )
  const [first] = spans
  if (!first || asked.mapping.columns.finish === null) return null
  const come = `${counted(spans.length, 'duration')} ${spans.length === 1 ? 'comes' : 'come'}`
  return {
    id: 'from-start-and-finish',
    where: cellAt(asked, 'finish', first.row),
    sentence: isRefused
      ? 'Start and finish don’t say how long a task takes.'
      : `${come} from start and finish. Row ${first.row} takes ${duration(first.duration as number)}.`,
    chosen: isRefused ? 'no' : 'yes',
    options: optionsOf({ yes: 'from start and finish', no: 'not known' }),
    // Days say when there is time for the work, and seldom how long it takes.
    isSure: spans.every(({ start }) => typeof start === 'object' && !start.isDay),
  }
}
