import { counted } from '../../lib/counted.ts'
import { duration } from '../../lib/clock.ts'
import { cellAt, columnOf, quoted } from './asked.ts'
import type { Asked } from './asked.ts'
import type { Guess } from './choices.ts'
import type { Unit } from './fields.ts'

const unitNames: Readonly<Record<Unit, string>> = {
  auto: 'minutes, or parts of a day below 1',
  seconds: 'seconds',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  excel: 'parts of a day',
}

function unitGuess(asked: Asked): Guess[] {
  const { lengths } = asked.read.reading
  if (!lengths.hasPlainNumbers) return []
  const unit = lengths.unit === 'auto' ? 'minutes' : unitNames[lengths.unit]
  return [
    {
      id: 'unit',
      where: columnOf(asked, 'duration'),
      sentence: `Plain numbers in ${columnOf(asked, 'duration')} are ${unit}.`,
      chosen: lengths.unit,
      options: Object.entries(unitNames).map(([value, text]) => ({ value, text })),
      isSure: lengths.unit === asked.mapping.unit && lengths.unit !== 'auto',
    },
  ]
}

const whyDay = {
  'start and finish': 'as the start and finish beside it show',
  elapsed: 'because other durations are marked as elapsed',
  chosen: 'as you chose',
  nothing: 'because nothing in the sheet says otherwise',
} as const

function dayGuess(asked: Asked): Guess[] {
  const { hoursOfDay } = asked.read.reading.lengths
  if (!hoursOfDay) return []
  const { hours, because, row } = hoursOfDay
  const where = cellAt(asked, 'duration', row)
  return [
    {
      id: 'day',
      where,
      sentence: `A day is ${hours === 24 ? '24 hours' : 'a working day of 8 hours'}, ${whyDay[because]}. ${where} is ${quoted(asked, 'duration', row)}.`,
      chosen: String(hours),
      options: [
        { value: '24', text: '24 hours' },
        { value: '8', text: 'a working day of 8 hours, a week of five' },
      ],
      isSure: because === 'start and finish',
    },
  ]
}

/** Where a duration and the times beside it say two things, as working hours do over a night. */
function disagreementGuess(asked: Asked): Guess[] {
  const { disagreeing } = asked.read.reading.lengths
  const tasks = asked.read.tasks.filter(({ row }) => disagreeing?.rows.has(row))
  const [first] = tasks
  if (!disagreeing || !first) return []
  const isSpan = disagreeing.counts === 'span'
  return [
    {
      id: 'lengths',
      where: cellAt(asked, 'duration', first.row),
      sentence: `In ${counted(tasks.length, 'row')} the duration is not the time from start to finish, as with nights off. ${isSpan ? 'Start to finish' : 'The duration'} counts: row ${first.row} takes ${duration(first.duration as number)}.`,
      chosen: disagreeing.counts,
      options: [
        { value: 'duration', text: 'the duration, without a break' },
        { value: 'span', text: 'start to finish, breaks included' },
      ],
      isSure: false,
    },
  ]
}

function untilNextGuess(asked: Asked): Guess[] {
  const { isUntilNext } = asked.read.reading.lengths
  if (isUntilNext === null) return []
  return [
    {
      id: 'until-next',
      where: columnOf(asked, 'start'),
      sentence: isUntilNext
        ? 'No column says how long a task takes, so each lasts until the next one starts.'
        : 'No column says how long a task takes.',
      chosen: isUntilNext ? 'yes' : 'no',
      options: [
        { value: 'yes', text: 'until the next one starts' },
        { value: 'no', text: 'not known, counted as 0' },
      ],
      isSure: false,
    },
  ]
}

function lengthGuess(asked: Asked): Guess[] {
  const spans = asked.read.tasks.filter(
    ({ durationText, duration: minutes, start }) =>
      durationText === '' && typeof minutes === 'number' && typeof start === 'object',
  )
  const [first] = spans
  if (!first || asked.mapping.columns.finish === null) return []
  return [
    {
      id: 'from-start-and-finish',
      where: cellAt(asked, 'finish', first.row),
      sentence: `${counted(spans.length, 'duration')} ${spans.length === 1 ? 'comes' : 'come'} from start and finish. Row ${first.row} takes ${duration(first.duration as number)}.`,
      chosen: 'yes',
      options: [{ value: 'yes', text: 'from start and finish' }],
      isSure: true,
    },
  ]
}

/** What was decided about how long tasks take. */
export function lengthGuesses(asked: Asked): Guess[] {
  return [
    ...unitGuess(asked),
    ...dayGuess(asked),
    ...disagreementGuess(asked),
    ...untilNextGuess(asked),
    ...lengthGuess(asked),
  ]
}
