import { clockTime } from '../../../lib/clock.ts'
import { counted } from '../../../lib/counted.ts'
import { wholeMinutes, type Duration } from '../cells/durations.ts'
import { isTimed, parseStart, type Moment } from '../cells/starts.ts'
import type { DateReading } from '../cells/dates.ts'
import { readWholeNumbers } from '../cells/whole-numbers.ts'
import { fieldsThat, type Field } from '../columns/fields.ts'
import { cellText, type Cell } from '../file/table.ts'
import { answers } from '../questions/answers.ts'
import {
  answered,
  decide,
  raised,
  type Choices,
  type Guess,
  type Raised,
} from '../questions/choices.ts'
import { placeActuals, type Placed } from './actual-times.ts'
import { findStepBack, fromZero, type Zero } from './clock-zero.ts'
import { readDateReading } from './date-reading.ts'
import { dayIn, dayZero, withDays } from './days.ts'
import { inOneZone, type RowMoments } from './one-zone.ts'
import { findMistypedDates } from './mistyped-dates.ts'
import { withSectionDays } from './section-days.ts'
import type { SheetRow, Table } from './task-rows.ts'

const day = 24 * 60

type OrderedRow = SheetRow &
  RowMoments & { readonly isFixed: boolean; readonly isMistyped: boolean }

export type TimedRow = OrderedRow & Placed

export type ReadTimes = {
  readonly rows: readonly TimedRow[]
  readonly zero: Zero
  readonly zone: ReturnType<typeof inOneZone>['zone']
  readonly actuals: Pick<ReturnType<typeof placeActuals>, 'areExact' | 'zero'>
  readonly guesses: readonly Guess[]
}

/** 'T+2' is in minutes in most sheets, and in days or hours in some. */
const minutesPer = { minute: 1, hour: 60, day } as const

/** 2 for 'T+2' and '-2'; NaN for any other cell. */
function bareOffset(cell: Cell): number {
  return Number(/^\s*(?:[th]\s*)?[+−-]\s*(\d{1,4})\s*$/i.exec(cellText(cell))?.[1])
}

function readOffsetUnit({ rows }: Table, choices: Choices) {
  // T+0 is the same in every unit.
  const bare = rows.find((row) => bareOffset(row.cell('start')) > 0)
  const unit = answered(choices, 'offset-unit', 'minute')
  return {
    minutes: minutesPer[unit.chosen],
    guess: bare && {
      ...unit,
      where: bare.at('start'),
      sentence: `“${bare.text('start')}” has no unit, so it is read as ${unit.chosen}s.`,
      isSure: unit.chosen === 'minute' && rows.some((row) => bareOffset(row.cell('start')) >= 30),
    },
  }
}

/** `perOffset`: how many minutes the 1 in 'T+1' is. */
function columnReader({ rows, has }: Table, reading: DateReading, perOffset: number) {
  const present = fieldsThat('moment').filter(has)

  function parserOf(field: Field) {
    const others = field === 'start' || field === 'finish' ? present : [field]
    const cells = others.flatMap((other) => rows.map((row) => row.cell(other)))
    const wholeNumbers = readWholeNumbers(cells, reading)
    return (cell: Cell): Moment => {
      const moment = parseStart(cell, reading, wholeNumbers)
      const isOffset = typeof moment === 'object' && moment.kind === 'offset'
      const isBare = isOffset && /^\s*[th]?\s*[+−-]?\s*\d+\s*$/i.test(cellText(cell))
      return isBare ? { ...moment, minutes: moment.minutes * perOffset } : moment
    }
  }

  return {
    moments: (field: Field) => rows.map((row) => row.cell(field)).map(parserOf(field)),
    withDays: (
      [field, ofDay]: readonly [Field, Field],
      how: Pick<Parameters<typeof withDays>[0], 'beside' | 'step'>,
    ) => {
      const parseDay = parserOf(ofDay)
      const dayCells = has(ofDay) ? rows.map((row) => row.cell(ofDay)) : []
      return withDays({
        ...how,
        cells: rows.map((row) => row.cell(field)),
        parse: parserOf(field),
        days: dayCells.map((cell) => dayIn(cell, parseDay(cell))),
      })
    },
  }
}

/** 'D+1 06:00' beside T−2h counts from T0, but the sheet does not say at what time T0 is. */
function readT0({ rows }: Table, starts: readonly Moment[], choices: Choices) {
  const timed = starts.filter((start) => typeof start === 'object')
  const isOpen =
    timed.some(({ kind }) => kind === 'offset') &&
    timed.every(({ kind, isRelative }) => kind === 'offset' || isRelative)
  const first = isOpen ? timed.find(({ isRelative }) => isRelative) : undefined
  const row = first && rows[starts.indexOf(first)]
  const hours = Array.from({ length: 24 }, (_, hour) => clockTime('00:00', hour * 60))
  const t0 = decide<string>(
    choices,
    't0',
    Object.fromEntries(['not known', ...hours].map((text) => [text, text])),
    'not known',
  )
  const isKnown = t0.chosen !== 'not known'
  return {
    counted: (moment: Moment): Moment => {
      if (!row || typeof moment !== 'object' || !moment.isRelative) return moment
      const minutes = moment.minutes - dayZero * day - hours.indexOf(t0.chosen) * 60
      return isKnown ? { kind: 'offset', minutes } : 'missing'
    },
    guess: row && {
      ...t0,
      where: row.at('start'),
      sentence: `“${row.text('start')}” ${isKnown ? `counts from T0 at ${t0.chosen}` : 'isn’t used, because the sheet doesn’t say when T0, the start, is'}.`,
      instead: ['18:00', '22:00'],
    },
  }
}

function readMoments(table: Table, columns: ReturnType<typeof columnReader>, choices: Choices) {
  const { rows } = table
  const weekdays = answered(choices, 'weekdays', 'nearest')
  const own = columns.withDays(['start', 'day'], { step: weekdays.chosen })
  const cues = columns.moments('cue')
  const starts = own.moments.map((start, i) => (typeof cues[i] === 'object' ? cues[i] : start))
  const t0 = readT0(table, starts, choices)
  const finishes = columns.withDays(['finish', 'finishDay'], { beside: starts, step: 'forward' })
  const actualStarts = columns.moments('actualStart')
  const actualFinishes = columns.moments('actualFinish')
  const deadlines = columns.moments('deadline')
  const backRow = own.back === null ? undefined : rows[own.back]
  return {
    rows: rows.map((row, i) => ({
      ...row,
      start: t0.counted(starts[i]!),
      finish: t0.counted(finishes.moments[i]!),
      actualStart: actualStarts[i]!,
      actualFinish: actualFinishes[i]!,
      deadline: t0.counted(deadlines[i]!),
      isFixed: typeof cues[i] === 'object',
    })),
    t0: t0.guess,
    guess: backRow && {
      ...weekdays,
      where: backRow.at('day'),
      sentence: `The weekday in row ${backRow.number} comes before the one above it, so it is read as ${weekdays.chosen === 'nearest' ? 'an earlier day' : 'a day in the next week'}.`,
    },
  }
}

/** Returns the first such time after the start, if the finish has no day. */
function finishAfter(start: Moment, finish: Moment): Moment {
  if (typeof start === 'string' || typeof finish === 'string') return finish
  if (start.kind !== 'at' || start.isDay || finish.kind !== 'clock') return finish
  const { isDay: _, ...placed } = start
  const minutes = (finish.minutes - (start.minutes % day) + day) % day
  return { ...placed, minutes: start.minutes + minutes }
}

function unreadStarts(rows: readonly TimedRow[]): Raised | undefined {
  const unread = rows.filter(({ start, isHeading }) => start === 'unreadable' && !isHeading)
  const [first] = unread
  return (
    first && {
      ...answered([], 'starts-unread', 'none'),
      where: first.at('start'),
      sentence: `${counted(unread.length, 'start time')} can’t be read, so dependencies decide. The first is “${[first.text('day'), first.text('start')].filter(Boolean).join(' ')}”.`,
    }
  )
}

function markStrays<Row extends SheetRow & RowMoments>(rows: readonly Row[], choices: Choices) {
  const far = findMistypedDates(rows.map(({ start }) => start))
  const stray = answered(choices, 'strays', 'out')
  const isUsed = stray.chosen === 'keep'
  const [first] = rows.filter((_, i) => far.has(i))
  return {
    rows: rows.map((row, i) => ({ ...row, isMistyped: far.has(i) && !isUsed })),
    guess: first && {
      ...stray,
      where: first.at('start'),
      sentence: `${counted(far.size, 'start is', 'starts are')} more than a month from the others and ${isUsed ? 'kept' : 'not used'}. The first is “${first.text('start')}”.`,
    },
  }
}

function place<Row extends OrderedRow>(rows: readonly Row[], choices: Choices) {
  const starts = rows.map(({ start, isMistyped }) => (isMistyped ? 'unreadable' : start))
  const step = answered(choices, 'clock-step', 'nearest')
  const { minutes, ...zero } = fromZero(starts, step.chosen)
  const stepRow = rows[findStepBack(starts)]
  const { rows: placed, ...actuals } = placeActuals(
    rows.map((row, i) => ({ ...row, startMinute: minutes[i] ?? null })),
    zero,
  )
  return {
    rows: placed,
    zero,
    actuals,
    guesses: raised(
      stepRow && {
        ...step,
        where: stepRow.at('start'),
        sentence: `“${stepRow.text('start') || stepRow.text('finish')}” has no date. It is read as ${answers['clock-step'][step.chosen]}.`,
      },
    ),
  }
}

function startBefore({ start, finish }: RowMoments, length: Duration): Moment {
  if (!isTimed(finish) || typeof length !== 'number') return start
  const minutes = finish.minutes - length
  if (start === 'missing')
    return { ...finish, minutes: finish.kind === 'clock' ? (minutes + 366 * day) % day : minutes }
  return typeof start === 'object' && start.isDay && finish.kind === 'clock'
    ? { kind: 'at', minutes: start.minutes + minutes }
    : start
}

/** A row with a finish and a duration but no start begins that much earlier. */
export function startByFinish<Row extends TimedRow & { readonly duration: Duration }>(
  rows: readonly Row[],
  { zero, actuals }: Pick<ReadTimes, 'zero' | 'actuals'>,
  choices: Choices,
) {
  const started = rows.map((row) => ({ ...row, start: startBefore(row, row.duration) }))
  return started.every(({ start }, i) => start === rows[i]!.start)
    ? { rows, zero, actuals, guesses: [] }
    : place(started, choices)
}

/** Reads all times of the sheet and puts them in one zone. `today`: the year for dates without one. */
export function readTimes(read: Table, today: number, choices: Choices = []): ReadTimes {
  const table = read.has('day') ? read : { ...read, rows: withSectionDays(read.rows) }
  const dates = readDateReading(table, today, choices)
  const offsets = readOffsetUnit(table, choices)
  const columns = columnReader(table, dates.reading, offsets.minutes)
  const written = readMoments(table, columns, choices)
  const zoned = inOneZone(written.rows, table, choices)
  const inOrder = zoned.rows.map((row) => ({
    ...row,
    finish: finishAfter(row.start, row.finish),
    actualFinish: finishAfter(row.actualStart, row.actualFinish),
  }))
  const strays = markStrays(inOrder, choices)
  const placed = place(strays.rows, choices)
  return {
    ...placed,
    zone: zoned.zone,
    guesses: raised(
      unreadStarts(placed.rows),
      strays.guess,
      dates.guesses,
      offsets.guess,
      written.t0,
      written.guess,
      zoned.guesses,
      placed.guesses,
    ),
  }
}

/** Returns minutes; 'unreadable' below 0 and over 366 days. Between two dates, the last day counts too. */
export function between(start: Moment, finish: Moment): Duration {
  if (typeof start === 'string' || typeof finish === 'string') return 'missing'
  if (start.kind !== finish.kind) return 'missing'
  const minutes = finish.minutes - start.minutes
  // 23:30 to 00:15 crosses midnight.
  if (start.kind === 'clock' && minutes < 0) return minutes + day
  if (start.isDay && finish.isDay && minutes >= 0) return wholeMinutes(minutes + day)
  return wholeMinutes(minutes)
}

export function spanOf({ start, finish }: RowMoments): number | null {
  if (!isTimed(start) || !isTimed(finish)) return null
  const minutes = between(start, finish)
  return typeof minutes === 'number' && minutes > 0 ? minutes : null
}
