import { counted } from '../../../lib/counted.ts'
import { wholeMinutes, type Duration } from '../cells/durations.ts'
import { parseStart, type Moment } from '../cells/starts.ts'
import { readWholeNumbers } from '../cells/whole-numbers.ts'
import { splitZone, zoneOfHeading } from '../cells/zones.ts'
import { fieldsThat, type Field } from '../columns/fields.ts'
import type { Cell } from '../file/table.ts'
import { decide, raised, type Choices, type Guess } from '../questions/choices.ts'
import { placeActuals, type ActualTimes } from './actual-times.ts'
import { findStepBack, fromZero, type Timeline } from './clock-zero.ts'
import { readDateReading } from './date-reading.ts'
import { dayIn, withDays } from './days.ts'
import { inOneZone } from './one-zone.ts'
import { findStrays } from './strays.ts'
import type { Table } from './task-rows.ts'

const day = 24 * 60

export type ReadTimes = {
  readonly starts: readonly Moment[]
  readonly finishes: readonly Moment[]
  readonly actualStarts: readonly Moment[]
  readonly actualFinishes: readonly Moment[]
  /** Whether a row's start is one that the sheet itself calls fixed. */
  readonly isFixed: readonly boolean[]
  /** Rows whose start is not used, as it lies far from the others, by index. */
  readonly strays: ReadonlySet<number>
  readonly timeline: Timeline
  readonly actuals: ActualTimes
  readonly guesses: readonly Guess[]
}

/** 'T+2' counts minutes in most sheets, and days or hours in some. */
const offsetUnits = { minute: 'minutes', hour: 'hours', day: 'days' } as const
const minutesPer = { minute: 1, hour: 60, day } as const

/** The number of a start such as 'T+2'; NaN for any other cell. */
function bareOffset(cell: Cell): number {
  return typeof cell === 'string' ? Number(/^\s*t\s*[+−-]\s*(\d+)\s*$/i.exec(cell)?.[1]) : NaN
}

/** A finish by the clock alone: the first such time after its start. */
function finishAfter(start: Moment, finish: Moment): Moment {
  if (typeof start === 'string' || typeof finish === 'string') return finish
  if (start.kind !== 'at' || start.isDay || finish.kind !== 'clock') return finish
  const { isDay: _, ...placed } = start
  const minutes = (finish.minutes - (start.minutes % day) + day) % day
  return { ...placed, minutes: start.minutes + minutes }
}

const clockTexts = {
  nearest: 'before the row above',
  forward: 'after the row above',
  'twelve hours': 'after it, by a twelve-hour clock',
} as const

/**
 * Every moment of the sheet on one line, in one zone. `today`: the year to take where the sheet gives
 * none. `choices`: 'weekdays', 'strays', 'offset-unit', 'clock-step', and those of dates and zones.
 */
export function readTimes(table: Table, today: number, choices: Choices = {}): ReadTimes {
  const { rows, has, heading } = table
  const { reading, guesses } = readDateReading(table, today, choices)
  const bare = rows.find((row) => !Number.isNaN(bareOffset(row.cell('start'))))
  const unit = decide(choices, 'offset-unit', offsetUnits, 'minute')
  const weekdays = decide(
    choices,
    'weekdays',
    { nearest: 'an earlier day', forward: 'a day of the next week' },
    'nearest',
  )
  const present = fieldsThat('moment').filter(has)

  function cellsOf(...fields: readonly Field[]): Cell[] {
    return fields.flatMap((field) => rows.map((row) => row.cell(field)))
  }

  function parserOf(field: Field) {
    const others = field === 'start' || field === 'finish' ? present : [field]
    const wholeNumbers = readWholeNumbers(cellsOf(...others), reading)
    return (cell: Cell): Moment => {
      const moment = parseStart(cell, reading, wholeNumbers)
      const isBare = typeof moment === 'object' && !Number.isNaN(bareOffset(cell))
      return isBare ? { ...moment, minutes: moment.minutes * minutesPer[unit.chosen] } : moment
    }
  }

  function momentsOf(field: Field): Moment[] {
    return cellsOf(field).map(parserOf(field))
  }

  function daysOf(field: Field) {
    const parse = parserOf(field)
    return has(field) ? cellsOf(field).map((cell) => dayIn(cell, parse(cell))) : []
  }

  function zonesOf(field: Field): (string | null)[] {
    const ofHeading = zoneOfHeading(heading(field))
    return rows.map((row) => splitZone(row.text(field)).zone ?? (row.text('zone') || ofHeading))
  }

  const own = withDays({
    cells: cellsOf('start'),
    parse: parserOf('start'),
    days: daysOf('day'),
    step: weekdays.chosen,
  })
  const cues = momentsOf('cue')
  const isFixed = cues.map((cue) => typeof cue === 'object')
  const written = own.moments.map((start, i) => (isFixed[i] ? cues[i]! : start))
  const ends = withDays({
    cells: cellsOf('finish'),
    parse: parserOf('finish'),
    days: daysOf('finishDay'),
    beside: written,
    step: 'forward',
  })

  const zoned = inOneZone(
    [written, ends.moments, momentsOf('actualStart'), momentsOf('actualFinish')],
    (['start', 'finish', 'actualStart', 'actualFinish'] as const).map(zonesOf),
    table,
    choices,
  )
  const [starts = [], finishes = [], actualStarts = [], actualFinishes = []] = zoned.columns
  const far = findStrays(starts)
  const stray = decide(
    choices,
    'strays',
    { out: 'mistyped: don’t use them', keep: 'right: keep them' },
    'out',
  )
  const strays = stray.chosen === 'keep' ? new Set<number>() : far
  const placed = starts.map((moment, i) => (strays.has(i) ? 'unreadable' : moment))
  const step = decide(choices, 'clock-step', clockTexts, 'nearest')
  const read = {
    starts,
    finishes: finishes.map((finish, i) => finishAfter(starts[i]!, finish)),
    actualStarts,
    actualFinishes: actualFinishes.map((finish, i) => finishAfter(actualStarts[i]!, finish)),
    isFixed,
    strays,
    timeline: fromZero(placed, step.chosen),
  }

  const unread = rows.filter((row, i) => starts[i] === 'unreadable' && !row.isHeading)
  const strayRows = rows.filter((_, i) => far.has(i))
  const stepRow = rows[findStepBack(placed)]
  const backRow = own.back === null ? undefined : rows[own.back]
  return {
    ...read,
    actuals: placeActuals(read),
    guesses: raised(
      unread[0] && {
        ...decide({}, 'starts-unread', { none: 'the links decide' }, 'none'),
        where: unread[0].at('start'),
        sentence: `${counted(unread.length, 'start time')} can’t be read, so links decide there. The first is “${[unread[0].text('day'), unread[0].text('start')].filter(Boolean).join(' ')}”.`,
      },
      strayRows[0] && {
        ...stray,
        where: strayRows[0].at('start'),
        sentence: `${counted(strayRows.length, 'start is', 'starts are')} more than a month from the others and ${strays.size === 0 ? 'kept' : 'not used'}. The first is “${strayRows[0].text('start')}”.`,
      },
      guesses,
      bare && {
        ...unit,
        where: bare.at('start'),
        sentence: `“${bare.text('start')}” is in ${unit.chosen}s, as its number has no unit.`,
        // No sheet counts 30 hours or days.
        isSure: unit.chosen === 'minute' && rows.some((row) => bareOffset(row.cell('start')) >= 30),
      },
      backRow && {
        ...weekdays,
        where: backRow.at('day'),
        sentence: `The weekday in row ${backRow.number} comes before the one above it, so it is read as ${weekdays.chosen === 'nearest' ? 'an earlier day' : 'a day of the next week'}.`,
      },
      zoned.guesses,
      stepRow && {
        ...step,
        where: stepRow.at('start'),
        sentence: `“${stepRow.text('start')}” is read as ${clockTexts[step.chosen]}, as nothing says its day.`,
      },
    ),
  }
}

/**
 * A duration that only start and finish tell: 'unreadable' below 0 and over 366 days. Two dates
 * without a time last to the end of the second.
 */
export function between(start: Moment, finish: Moment): Duration {
  if (typeof start === 'string' || typeof finish === 'string') return 'missing'
  if (start.kind !== finish.kind) return 'missing'
  const minutes = finish.minutes - start.minutes
  // 23:30 to 00:15 crosses midnight.
  if (start.kind === 'clock' && minutes < 0) return minutes + day
  if (start.isDay && finish.isDay && minutes >= 0) return wholeMinutes(minutes + day)
  return wholeMinutes(minutes)
}

/** Whether a moment has a time, and is not a day alone. */
export function isTimed(moment: Moment): boolean {
  return typeof moment === 'object' && !moment.isDay
}

/** Minutes that a row's times take; null where it has no two of them. */
export function spanOf(
  { starts, finishes }: Pick<ReadTimes, 'starts' | 'finishes'>,
  i: number,
): number | null {
  if (!isTimed(starts[i]!) || !isTimed(finishes[i]!)) return null
  const minutes = between(starts[i]!, finishes[i]!)
  return typeof minutes === 'number' && minutes > 0 ? minutes : null
}
