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
import { isTimed } from '../cells/starts.ts'
import { fieldsThat, type Field, type Unit } from '../columns/fields.ts'
import { decide, answered, raised, type Choices, type Guess } from '../questions/choices.ts'
import { isPlain, readDay } from './day-length.ts'
import type { Grouped } from './outline.ts'
import type { Headings } from './task-rows.ts'
import { between, spanOf, type TimedRow } from './times.ts'
import { fillLengths } from './unread-lengths.ts'

export type Measured = Readonly<Record<'duration' | 'shortest' | 'longest' | 'actual', Duration>>

export type ReadLengths<Row> = {
  readonly rows: readonly (Row & Measured)[]
  readonly usual: number
  readonly lagUnit: 'minute' | 'hour' | 'day'
  readonly hoursOfDay: number
  readonly guesses: readonly Guess[]
}

type PlacedRow = TimedRow & Grouped

/** `written`: what the cell says. `span`: minutes from start to finish. */
type WrittenRow = PlacedRow &
  Omit<Measured, 'duration'> & { readonly written: Duration; readonly span: number | null }

const unitTexts: Readonly<Record<Unit, string>> = {
  auto: 'minutes',
  seconds: 'seconds',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  hhmm: 'hours and minutes, as in 0130',
}

/** Jira exports estimates in seconds: whole minutes, five or more. */
function areSeconds(heading: string, numbers: readonly string[]): boolean {
  return (
    /^(Σ )?(original|remaining|time) estimate$/i.test(heading) &&
    numbers.length > 1 &&
    numbers.map(Number).every((seconds) => seconds >= 300 && seconds % 60 === 0)
  )
}

function readUnit({ heading }: Headings, rows: readonly PlacedRow[], said: Unit, choices: Choices) {
  const numbers = rows
    .map((row) => row.cell('duration'))
    .filter(isPlain)
    .map(String)
  const isTracker = said === 'auto' && areSeconds(heading('duration'), numbers)
  const hasZero = numbers.some((text) => /^0\d\d+$/.test(text))
  const isClock = hasZero && numbers.every((text) => /^(\d{1,2}[0-5])?\d$/.test(text))
  const isLong = isClock && said === 'auto' && numbers.every((text) => text.length === 4)
  const guessed = isTracker ? 'seconds' : isLong ? 'hhmm' : said
  const offered: readonly Unit[] = [
    said === 'auto' ? 'auto' : 'minutes',
    'hours',
    'days',
    ...(isClock ? (['hhmm'] as const) : []),
    guessed,
  ]
  const texts = Object.fromEntries(offered.map((unit) => [unit, unitTexts[unit]]))
  return decide(choices, 'unit', texts as typeof unitTexts, guessed)
}

function readCells<Row extends PlacedRow>(
  rows: readonly Row[],
  how: Pick<DurationReading, 'unit' | 'hoursOfDay'>,
): (Row & WrittenRow)[] {
  const readings = new Map(
    fieldsThat('length').map((field) => {
      const marks = decimalMarks(rows.map((row) => row.cell(field)))
      return [field, { ...how, marks }]
    }),
  )
  return rows.map((row) => {
    function read(field: Field) {
      return parseDuration(row.cell(field), readings.get(field)!)
    }

    // '20-30 mins' is a best and a worst case.
    const range = parseRange(row.cell('duration'), readings.get('duration')!)
    const [low, high, last] = [read('shortest'), read('longest'), read('laterActual')]
    const took = last === 'missing' ? read('actual') : last
    const isTold = took === 'missing' && isTimed(row.actualStart)
    return {
      ...row,
      written: read('duration'),
      shortest: low === 'missing' ? (range?.shortest ?? low) : low,
      longest: high === 'missing' ? (range?.longest ?? high) : high,
      actual: isTold ? between(row.actualStart, row.actualFinish) : took,
      span: spanOf(row),
    }
  })
}

function doDisagree({ written, span }: WrittenRow): boolean {
  return typeof written === 'number' && written > 0 && span !== null && Math.abs(span - written) > 1
}

function decisions(choices: Choices) {
  return {
    fromSpan: answered(choices, 'from-start-and-finish', 'yes'),
    counts: answered(choices, 'lengths', 'duration'),
    untilNext: answered(choices, 'until-next', 'yes'),
  }
}

type Decisions = ReturnType<typeof decisions>

function writtenOrSpan(row: WrittenRow, { fromSpan, counts }: Decisions): Duration {
  if (row.written === 'missing' && fromSpan.chosen === 'yes') return between(row.start, row.finish)
  return counts.chosen === 'span' && doDisagree(row) ? row.span! : row.written
}

/** Returns minutes from each start to the next later one; for the last starts, the median. */
function untilNextStart(rows: readonly PlacedRow[]): Duration[] {
  const known = rows.flatMap(({ startMinute }) => startMinute ?? [])
  const moments = [...new Set(known)].toSorted((a, b) => a - b)
  const nextOf = new Map(moments.map((minute, i) => [minute, moments[i + 1]]))
  const gaps = moments.slice(1).map((minute, i) => minute - moments[i]!)
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]
  return rows.map(({ startMinute }) => {
    if (startMinute === null || usual === undefined) return 'missing'
    const next = nextOf.get(startMinute)
    return wholeMinutes(next === undefined ? usual : next - startMinute)
  })
}

function middle({ shortest, longest }: WrittenRow, length: Duration): Duration {
  const isKnown = typeof length === 'number'
  return isKnown || typeof shortest !== 'number' || typeof longest !== 'number'
    ? length
    : Math.round((shortest + longest) / 2)
}

function unitGuess(
  rows: readonly WrittenRow[],
  { column }: Headings,
  unit: ReturnType<typeof readUnit>,
  unitOfHeading: Unit,
) {
  const proofs = rows.filter(({ written, span, startMinute, cell }, i) => {
    const untilNext = (rows[i + 1]?.startMinute ?? NaN) - (startMinute ?? NaN)
    return isPlain(cell('duration')) && written !== 0 && (span ?? untilNext) === written
  })
  return {
    ...unit,
    where: column('duration'),
    sentence: `Plain numbers in ${column('duration')} are ${unitTexts[unit.chosen]}.`,
    isSure: (unit.chosen === unitOfHeading && unit.chosen !== 'auto') || proofs.length > 1,
  }
}

function takes({ place, duration: minutes }: PlacedRow & Measured) {
  return `${place} takes ${duration(minutes as number)}.`
}

function disagreementGuess(rows: readonly (WrittenRow & Measured)[], { counts }: Decisions) {
  const disagreeing = rows.filter((row) => !row.isGroup && doDisagree(row))
  const [first] = disagreeing
  return (
    first && {
      ...counts,
      where: first.at('duration'),
      sentence: `In ${counted(disagreeing.length, 'row')} the duration isn’t the time from start to finish. ${counts.chosen === 'span' ? 'Start to finish' : 'The duration'} is used: ${takes(first)}`,
    }
  )
}

function fromSpanGuess(rows: readonly (PlacedRow & Measured)[], { fromSpan }: Decisions) {
  const isUsed = fromSpan.chosen === 'yes'
  const spanned = rows.filter(
    (row) =>
      !row.isGroup &&
      row.text('duration') === '' &&
      (!isUsed || typeof row.duration === 'number') &&
      typeof row.start === 'object',
  )
  const [first] = spanned
  return (
    first && {
      ...fromSpan,
      where: first.at('finish'),
      sentence: isUsed
        ? `${counted(spanned.length, 'duration comes', 'durations come')} from start and finish. ${capitalised(takes(first))}`
        : 'Start and finish aren’t used as a task’s duration.',
      // Dates without a time leave room for the work; its duration is seldom that long.
      isSure: spanned.every(({ start }) => isTimed(start)),
    }
  )
}

/** Returns minutes. A row without a duration lasts from start to finish, or until the next start. */
export function readLengths<Row extends PlacedRow>(
  headings: Headings,
  rows: readonly Row[],
  unitOfHeading: Unit,
  choices: Choices = [],
): ReadLengths<Row> {
  const { has, column } = headings
  const unit = readUnit(headings, rows, unitOfHeading, choices)
  const day = readDay(rows, unit.chosen === 'days', choices)
  const written = readCells(rows, { unit: unit.chosen, hoursOfDay: day.hours })
  const decided = decisions(choices)
  const known = written.map((row) => writtenOrSpan(row, decided))
  const isUntold =
    decided.fromSpan.chosen === 'yes' &&
    !has('duration') &&
    known.every((length) => length === 'missing') &&
    rows.some(({ start }) => isTimed(start))
  const isUntilNext = isUntold && decided.untilNext.chosen === 'yes'
  const lengths = isUntilNext ? untilNextStart(rows) : known
  const filled = fillLengths(
    written.map((row, i) => ({ ...row, duration: middle(row, lengths[i]!) })),
    choices,
  )
  const hasPlainNumbers = rows.some((row) => isPlain(row.cell('duration')))
  return {
    rows: filled.rows,
    usual: filled.usual,
    lagUnit: day.guess && !hasPlainNumbers ? 'day' : unit.chosen === 'hours' ? 'hour' : 'minute',
    hoursOfDay: day.hours,
    guesses: raised(
      hasPlainNumbers && unitGuess(written, headings, unit, unitOfHeading),
      day.guess,
      disagreementGuess(filled.rows, decided),
      filled.guesses,
      isUntold && {
        ...decided.untilNext,
        where: column('start'),
        sentence: `No column says how long a task takes${isUntilNext ? ', so each lasts until the next one starts' : ''}.`,
      },
      has('finish') && fromSpanGuess(filled.rows, decided),
    ),
  }
}
