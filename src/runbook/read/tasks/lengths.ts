import { type Choices, chosenOf } from '../questions/choices.ts'
import { decimalMarks } from '../cells/decimals.ts'
import {
  countsDays,
  parseDuration,
  parseRange,
  wholeMinutes,
  type Duration,
  type DurationReading,
} from '../cells/durations.ts'
import { units, type Mapping, type Unit } from '../columns/fields.ts'
import type { SheetRow } from './task-rows.ts'
import type { Moment } from '../cells/starts.ts'
import { between, type ReadTimes } from './times.ts'
import type { Cell } from '../file/table.ts'

export type ReadLengths = {
  readonly durations: readonly Duration[]
  readonly shortest: readonly Duration[]
  readonly longest: readonly Duration[]
  readonly actual: readonly Duration[]
  readonly unit: Unit
  /** Whether any plain number depends on the unit. */
  readonly hasPlainNumbers: boolean
  /** How long a day is; null where no duration counts in days. */
  readonly hoursOfDay: {
    readonly hours: number
    readonly because: 'start and finish' | 'chosen' | 'nothing'
    readonly row: number
  } | null
  /** The hours of a day in lags as well. */
  readonly dayOfLags: number
  /** Rows whose duration is not the time from their start to their finish, and which of the two counts. */
  readonly disagreeing: { readonly rows: ReadonlySet<number>; readonly counts: LengthSource } | null
  /** Whether each task lasts until the next one starts; null where the sheet says how long they take. */
  readonly isUntilNext: boolean | null
}

/** Whether a task takes as long as its duration says, or from its start to its finish. */
export const lengthSources = ['duration', 'span'] as const

export type LengthSource = (typeof lengthSources)[number]

const plainNumber = /^~?\s*\d+(?:[.,]\d+)*$/

function isPlain(cell: Cell) {
  return typeof cell === 'number'
    ? cell >= 1
    : typeof cell === 'string' && plainNumber.test(cell.trim())
}

/** Issue trackers write estimates in seconds: whole minutes, and never less than five. */
function areSeconds(cells: readonly Cell[]): boolean {
  const numbers = cells.filter(isPlain).map(Number)
  return numbers.length > 1 && numbers.every((seconds) => seconds >= 300 && seconds % 60 === 0)
}

const lengths = ['24', '8'] as const

/** Whether a day is 24 hours or a working day of 8, by the starts and finishes beside the days. */
function decideDay(
  rows: readonly SheetRow[],
  cells: readonly Cell[],
  times: ReadTimes,
  choices: Choices,
  isDays: boolean,
): ReadLengths['hoursOfDay'] {
  function isInDays(cell: Cell) {
    // '0 days' is a milestone, however long a day is.
    const isCounted = countsDays(cell) || (isDays && isPlain(cell))
    return isCounted && parseDuration(cell, { unit: 'days' }) !== 0
  }

  const counting = cells.findIndex(isInDays)
  if (counting < 0) return null
  const row = rows[counting]!.number
  const chosen = chosenOf(choices, 'day', lengths)
  if (chosen) return { hours: Number(chosen), because: 'chosen', row }
  for (const [i, cell] of cells.entries()) {
    if (!isInDays(cell)) continue
    const [start, finish] = [times.starts[i]!, times.finishes[i]!]
    const passed = between(start, finish)
    const whole = parseDuration(cell, { unit: 'days', hoursOfDay: 24 })
    if (typeof passed !== 'number' || typeof whole !== 'number' || whole === 0) continue
    if (typeof start === 'object' && start.isDay) continue
    // A working day from 08:00 to 17:00 ends the same day; one of 24 hours, a day later.
    return {
      hours: passed >= whole && passed % whole === 0 ? 24 : 8,
      because: 'start and finish',
      row: rows[i]!.number,
    }
  }
  return { hours: 24, because: 'nothing', row }
}

function isTimed(start: Moment): boolean {
  return typeof start === 'object' && !start.isDay
}

/** How long from each start to the next later one; the last ones take as long as most. */
function untilNextStart({ minutes }: ReadTimes['timeline']): Duration[] {
  const moments = [...new Set(minutes.filter((minute) => minute !== null))].toSorted(
    (a, b) => a - b,
  )
  const nextOf = new Map(moments.map((minute, i) => [minute, moments[i + 1]]))
  const gaps = moments.slice(1).map((minute, i) => minute - moments[i]!)
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]
  return minutes.map((minute) => {
    if (minute === null || usual === undefined) return 'missing'
    const next = nextOf.get(minute)
    return wholeMinutes(next === undefined ? usual : next - minute)
  })
}

/** Minutes that a row's times of day take; null where it has no two of them. */
function spanOf({ starts, finishes }: ReadTimes, i: number): number | null {
  const [start, finish] = [starts[i]!, finishes[i]!]
  if (typeof start !== 'object' || typeof finish !== 'object') return null
  if (start.isDay || finish.isDay) return null
  const minutes = between(start, finish)
  return typeof minutes === 'number' && minutes > 0 ? minutes : null
}

/**
 * Every duration of the sheet in minutes, planned and actual, best and worst case. `choices`: 'unit',
 * 'day', 'lengths', 'until-next', 'from-start-and-finish'. Where a row has no duration its start and
 * finish tell it, and where
 * no row has either, the start of the next.
 */
export function readLengths(
  rows: readonly SheetRow[],
  mapping: Mapping,
  heading: string,
  times: ReadTimes,
  choices: Choices = {},
): ReadLengths {
  function cellsOf(field: 'duration' | 'shortest' | 'longest' | 'actual'): Cell[] {
    return mapping.columns[field] === null
      ? rows.map(() => null)
      : rows.map((row) => row.cell(field))
  }

  const cells = cellsOf('duration')
  const isTracker =
    mapping.unit === 'auto' && /^(Σ )?(original|remaining|time) estimate$/i.test(heading)
  const guessed = isTracker && areSeconds(cells) ? 'seconds' : mapping.unit
  const unit = chosenOf(choices, 'unit', units) ?? guessed
  const hoursOfDay = decideDay(rows, cells, times, choices, unit === 'days')

  function readingOf(ofField: readonly Cell[]): DurationReading {
    return { unit, marks: decimalMarks(ofField), hoursOfDay: hoursOfDay?.hours ?? 24 }
  }

  function readAll(field: 'duration' | 'shortest' | 'longest' | 'actual'): Duration[] {
    const ofField = cellsOf(field)
    const reading = readingOf(ofField)
    return ofField.map((cell) => parseDuration(cell, reading))
  }

  const reading = readingOf(cells)
  const ranges = cells.map((cell) => parseRange(cell, reading))

  /** A best or worst case of its own column, or of a duration such as '20-30 mins'. */
  function bound(field: 'shortest' | 'longest'): Duration[] {
    return readAll(field).map((own, i) => (own === 'missing' ? (ranges[i]?.[field] ?? own) : own))
  }

  const isFromSpan = choices['from-start-and-finish'] !== 'no'
  const counts = chosenOf(choices, 'lengths', lengthSources) ?? 'duration'
  const disagreeing = new Set<number>()
  const told = readAll('duration').map((given, i): Duration => {
    if (given === 'missing')
      return isFromSpan ? between(times.starts[i]!, times.finishes[i]!) : given
    const span = spanOf(times, i)
    if (span === null || typeof given !== 'number' || given === 0) return given
    if (Math.abs(span - given) <= 1) return given
    disagreeing.add(rows[i]!.number)
    return counts === 'span' ? span : given
  })
  const isUntold =
    isFromSpan &&
    mapping.columns.duration === null &&
    told.every((length) => length === 'missing') &&
    rows.some((_, i) => isTimed(times.starts[i]!))
  const isUntilNext = isUntold ? choices['until-next'] !== 'no' : null

  return {
    durations: isUntilNext ? untilNextStart(times.timeline) : told,
    shortest: bound('shortest'),
    longest: bound('longest'),
    actual: readAll('actual').map((given, i) =>
      given === 'missing' && isTimed(times.actualStarts[i]!)
        ? between(times.actualStarts[i]!, times.actualFinishes[i]!)
        : given,
    ),
    unit,
    hasPlainNumbers: cells.some(isPlain),
    hoursOfDay,
    dayOfLags: hoursOfDay?.hours ?? 24,
    disagreeing: disagreeing.size > 0 ? { rows: disagreeing, counts } : null,
    isUntilNext,
  }
}
