import { duration } from '../../../lib/clock.ts'
import { counted } from '../../../lib/counted.ts'
import { capitalised } from '../../../lib/in-words.ts'
import { decimalMarks } from '../cells/decimals.ts'
import {
  parseDuration,
  parseRange,
  wholeMinutes,
  type Duration,
  type DurationReading,
} from '../cells/durations.ts'
import type { Mapping, Unit } from '../columns/fields.ts'
import type { Cell } from '../file/table.ts'
import { decide, raised, type Choices, type Guess } from '../questions/choices.ts'
import { isPlain, readDay } from './day-length.ts'
import type { Outline } from './outline.ts'
import type { Table } from './task-rows.ts'
import { between, isTimed, spanOf, type ReadTimes } from './times.ts'
import { fillLengths } from './unread-lengths.ts'

export type ReadLengths = {
  readonly durations: readonly Duration[]
  readonly shortest: readonly Duration[]
  readonly longest: readonly Duration[]
  readonly actual: readonly Duration[]
  /** What a task counts as whose duration cannot be read, in minutes. */
  readonly usual: number
  /** What a lag counts that has no unit, and how many hours a day has in it. */
  readonly lagUnit: 'minute' | 'hour' | 'day'
  readonly hoursOfDay: number
  readonly guesses: readonly Guess[]
}

const unitTexts: Readonly<Record<Unit, string>> = {
  auto: 'minutes, or parts of a day below 1',
  seconds: 'seconds',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  excel: 'parts of a day',
}

/** Issue trackers write estimates in seconds: whole minutes, and never less than five. */
function areSeconds(heading: string, cells: readonly Cell[]): boolean {
  const numbers = cells.filter(isPlain).map(Number)
  return (
    /^(Σ )?(original|remaining|time) estimate$/i.test(heading) &&
    numbers.length > 1 &&
    numbers.every((seconds) => seconds >= 300 && seconds % 60 === 0)
  )
}

/** How long from each start to the next later one; the last ones take as long as most. */
function untilNextStart({ minutes }: ReadTimes['timeline']): Duration[] {
  const known = minutes.filter((minute) => minute !== null)
  const moments = [...new Set(known)].toSorted((a, b) => a - b)
  const nextOf = new Map(moments.map((minute, i) => [minute, moments[i + 1]]))
  const gaps = moments.slice(1).map((minute, i) => minute - moments[i]!)
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]
  return minutes.map((minute) => {
    if (minute === null || usual === undefined) return 'missing'
    const next = nextOf.get(minute)
    return wholeMinutes(next === undefined ? usual : next - minute)
  })
}

/**
 * Every duration of the sheet in minutes, planned and actual, best and worst case. Where a row has no
 * duration its start and finish tell it, and where no row has either, the start of the next. `choices`:
 * 'unit', 'day', 'lengths', 'until-next', 'from-start-and-finish', and those of unread durations.
 */
export function readLengths(
  table: Table,
  unitOfHeading: Mapping['unit'],
  times: ReadTimes,
  { places }: Pick<Outline, 'places'>,
  choices: Choices = {},
): ReadLengths {
  const { rows, has, heading, column } = table
  const cells = rows.map((row) => row.cell('duration'))
  const isTracker = unitOfHeading === 'auto' && areSeconds(heading('duration'), cells)
  const unit = decide(choices, 'unit', unitTexts, isTracker ? 'seconds' : unitOfHeading)
  const day = readDay(table, cells, unit.chosen === 'days', times, choices)

  function readingOf(ofField: readonly Cell[]): DurationReading {
    return { unit: unit.chosen, marks: decimalMarks(ofField), hoursOfDay: day.hours }
  }

  function readAll(field: 'duration' | 'shortest' | 'longest' | 'actual'): Duration[] {
    const ofField = rows.map((row) => row.cell(field))
    const reading = readingOf(ofField)
    return ofField.map((cell) => parseDuration(cell, reading))
  }

  const reading = readingOf(cells)
  const ranges = cells.map((cell) => parseRange(cell, reading))

  /** A best or worst case of its own column, or of a duration such as '20-30 mins'. */
  function bound(field: 'shortest' | 'longest'): Duration[] {
    return readAll(field).map((own, i) => (own === 'missing' ? (ranges[i]?.[field] ?? own) : own))
  }

  const fromSpan = decide(
    choices,
    'from-start-and-finish',
    { yes: 'from start and finish', no: 'not known' },
    'yes',
  )
  const isFromSpan = fromSpan.chosen === 'yes'
  const counts = decide(
    choices,
    'lengths',
    { duration: 'the duration, without a break', span: 'start to finish, breaks included' },
    'duration',
  )
  const written = readAll('duration')
  const spans = rows.map((_, i) => spanOf(times, i))
  const doDisagree = written.map((given, i) => {
    const isLength = typeof given === 'number' && given > 0
    return isLength && spans[i] !== null && Math.abs(spans[i]! - given) > 1
  })
  const told = written.map((given, i): Duration => {
    if (given === 'missing' && isFromSpan) return between(times.starts[i]!, times.finishes[i]!)
    return doDisagree[i] && counts.chosen === 'span' ? spans[i]! : given
  })
  const isUntold =
    isFromSpan &&
    !has('duration') &&
    told.every((length) => length === 'missing') &&
    times.starts.some(isTimed)
  const untilNext = decide(
    choices,
    'until-next',
    { yes: 'until the next one starts', no: 'not known' },
    'yes',
  )
  const isUntilNext = isUntold && untilNext.chosen === 'yes'
  const [shortest, longest] = [bound('shortest'), bound('longest')]
  const likely = (isUntilNext ? untilNextStart(times.timeline) : told).map((length, i) => {
    const [low, high] = [shortest[i], longest[i]]
    const hasMiddle =
      typeof length !== 'number' && typeof low === 'number' && typeof high === 'number'
    return hasMiddle ? Math.round((low + high) / 2) : length
  })
  const filled = fillLengths(table, likely, places, choices)

  function taskRows(is: (i: number) => boolean) {
    return rows.flatMap((row, i) => (!places[i]!.isGroup && is(i) ? [{ row, i }] : []))
  }

  const { minutes } = times.timeline
  const proofs = written.filter(
    (given, i) =>
      isPlain(cells[i]!) &&
      given !== 0 &&
      (spans[i] ?? (minutes[i + 1] ?? NaN) - (minutes[i] ?? NaN)) === given,
  )
  const disagreeing = taskRows((i) => doDisagree[i]!)
  const spanned = taskRows(
    (i) =>
      rows[i]!.text('duration') === '' &&
      (!isFromSpan || typeof filled.durations[i] === 'number') &&
      typeof times.starts[i] === 'object',
  )

  function takes({ row, i }: (typeof disagreeing)[number]) {
    return `${row.place} takes ${duration(filled.durations[i] as number)}.`
  }

  const hasPlainNumbers = cells.some(isPlain)
  const { durations, usual } = filled
  return {
    durations,
    usual,
    shortest,
    longest,
    actual: readAll('actual').map((given, i) =>
      given === 'missing' && isTimed(times.actualStarts[i]!)
        ? between(times.actualStarts[i]!, times.actualFinishes[i]!)
        : given,
    ),
    lagUnit: day.guess && !hasPlainNumbers ? 'day' : unit.chosen === 'hours' ? 'hour' : 'minute',
    hoursOfDay: day.hours,
    guesses: raised(
      hasPlainNumbers && {
        ...unit,
        where: column('duration'),
        sentence: `Plain numbers in ${column('duration')} are ${unit.chosen === 'auto' ? 'minutes' : unitTexts[unit.chosen]}.`,
        isSure: (unit.chosen === unitOfHeading && unit.chosen !== 'auto') || proofs.length > 1,
      },
      day.guess,
      disagreeing[0] && {
        ...counts,
        where: disagreeing[0].row.at('duration'),
        sentence: `In ${counted(disagreeing.length, 'row')} the duration is not the time from start to finish, as with nights off. ${counts.chosen === 'span' ? 'Start to finish' : 'The duration'} counts: ${takes(disagreeing[0])}`,
      },
      filled.guesses,
      isUntold && {
        ...untilNext,
        where: column('start'),
        sentence: `No column says how long a task takes${isUntilNext ? ', so each lasts until the next one starts' : ''}.`,
      },
      has('finish') &&
        spanned[0] && {
          ...fromSpan,
          where: spanned[0].row.at('finish'),
          sentence: isFromSpan
            ? `${counted(spanned.length, 'duration comes', 'durations come')} from start and finish. ${capitalised(takes(spanned[0]))}`
            : 'Start and finish don’t say how long a task takes.',
          // Days say when there is time for the work, and seldom how long it takes.
          isSure: spanned.every(({ i }) => isTimed(times.starts[i]!)),
        },
    ),
  }
}
