import { type Choices, chosenOf } from '../questions/choices.ts'
import { clockSteps, findStepBack, fromZero, type ClockStep, type Timeline } from './clock-zero.ts'
import { decideOrder, type OrderDecision } from './date-order.ts'
import {
  findDate,
  weekdayOfDay,
  yearOfDay,
  type DateOrder,
  type DateReading,
} from '../cells/dates.ts'
import { wholeMinutes, type Duration } from '../cells/durations.ts'
import { fieldsThat, type Field, type Mapping } from '../columns/fields.ts'
import type { SheetRow } from './task-rows.ts'
import { parseStart, type Moment } from '../cells/starts.ts'
import { placeActuals, type ActualTimes } from './actual-times.ts'
import { findStrays } from './strays.ts'
import { cellText, type Cell, type Row } from '../file/table.ts'
import { splitZone, zoneOfHeading } from '../cells/zones.ts'
import { weekdaySteps, withDays } from './days.ts'
import { inOneZone, zonesThatChange, type changingZones, type Zones } from './one-zone.ts'
import { readWholeNumbers } from '../cells/whole-numbers.ts'

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
  /** The numbers of all rows that start so far away, used or not. */
  readonly far: ReadonlySet<number>
  readonly timeline: Timeline
  readonly actuals: ActualTimes
  /** The cell whose dates decided whether the day comes first; null where no date is ambiguous. */
  readonly order: (OrderDecision & { readonly field: Field; readonly row: number }) | null
  /** The year that dates without one are read in; null where each has its own. */
  readonly year: { readonly year: number; readonly isSure: boolean } | null
  /** The first row whose weekday is before that of the row above, and how it was read. */
  readonly weekdaysBack: { readonly row: number; readonly step: 'nearest' | 'forward' } | null
  /** The first time of day that may be meant to be after the row above, and how it is read. */
  readonly stepBack: { readonly row: number; readonly step: ClockStep } | null
  /** The first start such as 'T+2', and what it counts. */
  readonly bareOffset: { readonly row: number; readonly unit: (typeof offsetUnits)[number] } | null
  /** The zones of the sheet's times; null where it names none. */
  readonly zones: Zones | null
  /** Zones whose clocks change between the sheet's times, where it names none. */
  readonly changing: readonly (keyof typeof changingZones)[]
}

const orders = ['day first', 'month first'] as const satisfies readonly DateOrder[]

/** The year of the sheet's other dates, or the one in which its weekdays are right, or this year. */
function yearOf(cells: readonly Cell[], order: DateOrder, today: number, choices: Choices) {
  const dates = cells.flatMap((cell) =>
    typeof cell === 'string' ? (findDate(cell, { order, year: today }) ?? []) : [],
  )
  if (dates.every(({ hasYear }) => hasYear)) return null
  if (/^\d{4}$/.test(choices.year ?? '')) return { year: Number(choices.year), isSure: false }
  const dated = dates.find(({ hasYear, days }) => hasYear && days !== null)
  if (dated) return { year: yearOfDay(dated.days!), isSure: true }
  for (const year of [0, 1, -1, 2, -2, 3].map((step) => today + step)) {
    const named = cells.flatMap((cell) => {
      const date = typeof cell === 'string' ? findDate(cell, { order, year }) : null
      return date && date.weekday >= 0 ? [date] : []
    })
    const fits = named.every(({ days, weekday }) => days !== null && weekdayOfDay(days) === weekday)
    if (named.length > 0 && fits) return { year, isSure: true }
  }
  return { year: today, isSure: false }
}

/** 'T+2' counts minutes in most sheets, and days or hours in some. */
export const offsetUnits = ['minute', 'hour', 'day'] as const

const minutesPer = { minute: 1, hour: 60, day } as const

function isBareOffset(cell: Cell): boolean {
  return typeof cell === 'string' && /^\s*t\s*[+−-]\s*\d+\s*$/i.test(cell)
}

/** A finish by the clock alone: the first such time after its start. */
function finishAfter(start: Moment, finish: Moment): Moment {
  if (typeof start === 'string' || typeof finish === 'string') return finish
  if (start.kind !== 'at' || start.isDay || finish.kind !== 'clock') return finish
  const { isDay: _, ...placed } = start
  return {
    ...placed,
    minutes: start.minutes + ((finish.minutes - (start.minutes % day) + day) % day),
  }
}

/**
 * Every moment of the sheet on one line, in one zone. `headings`: those of the columns. `today`: the
 * year to take where the sheet gives none. `choices`: 'date-order', 'year', 'weekdays', 'clock-change',
 * 'strays', 'offset-unit', 'clock-step', and those of zones.
 */
export function readTimes(
  rows: readonly SheetRow[],
  mapping: Mapping,
  headings: Row,
  today: number,
  choices: Choices = {},
): ReadTimes {
  const present = fieldsThat('moment').filter((field) => mapping.columns[field] !== null)
  const cells = present.flatMap((field) => rows.map((row) => row.cell(field)))
  const decided = decideOrder(cells)
  const chosen = chosenOf(choices, 'date-order', orders)
  const order = chosen ?? decided?.order ?? 'day first'
  const year = yearOf(cells, order, today, choices)
  const reading: DateReading = { order, year: year?.year ?? today }
  const bare = rows.find((row) => isBareOffset(row.cell('start')))
  const offsetUnit = chosenOf(choices, 'offset-unit', offsetUnits) ?? 'minute'
  const step = chosenOf(choices, 'weekdays', weekdaySteps) ?? 'nearest'

  function cellsOf(field: Field): Cell[] {
    return rows.map((row) => (present.includes(field) ? row.cell(field) : null))
  }

  function parserOf(field: Field) {
    const ofField = cellsOf(field)
    const others = field === 'start' || field === 'finish' ? cells : ofField
    const wholeNumbers = readWholeNumbers(others, reading)
    return (cell: Cell): Moment => {
      const moment = parseStart(cell, reading, wholeNumbers)
      return isBareOffset(cell) && typeof moment === 'object'
        ? { ...moment, minutes: moment.minutes * minutesPer[offsetUnit] }
        : moment
    }
  }

  function momentsOf(field: Field): Moment[] {
    return cellsOf(field).map(parserOf(field))
  }

  function zonesOf(field: Field): (string | null)[] {
    const column = mapping.columns[field]
    const ofHeading = column === null ? null : zoneOfHeading(cellText(headings[column]))
    return rows.map((row) => splitZone(row.text(field)).zone ?? (row.text('zone') || ofHeading))
  }

  const days = mapping.columns.day === null ? [] : cellsOf('day')
  const { moments: own, back } = withDays({
    cells: cellsOf('start'),
    parse: parserOf('start'),
    days,
    dates: momentsOf('day'),
    step,
  })
  const cues = momentsOf('cue')
  const isFixed = cues.map((cue) => typeof cue === 'object')
  const written = own.map((start, i) => (isFixed[i] ? cues[i]! : start))
  const { moments: ends } = withDays({
    cells: cellsOf('finish'),
    parse: parserOf('finish'),
    days: mapping.columns.finishDay === null ? [] : cellsOf('finishDay'),
    dates: momentsOf('finishDay'),
    beside: written,
    step: 'forward',
  })

  const asWritten = [written, ends, momentsOf('actualStart'), momentsOf('actualFinish')]
  const named = (['start', 'finish', 'actualStart', 'actualFinish'] as const).map(zonesOf)
  const hasZones = named.flat().some((zone) => zone !== null)
  const changing = hasZones ? [] : zonesThatChange([...written, ...ends])
  const night = changing.find((zone) => zone === choices['clock-change'])
  const names = night ? named.map((column) => column.map(() => night)) : named
  const numbers = rows.map(({ number }) => number)
  const { columns, zones } = inOneZone(asWritten, names, numbers, choices)
  const [starts, finishes, actualStarts, actualFinishes] = columns as [
    Moment[],
    Moment[],
    Moment[],
    Moment[],
  ]
  const found = findStrays(starts)
  const strays = choices.strays === 'keep' ? new Set<number>() : found
  const placed = starts.map((moment, i) => (strays.has(i) ? 'unreadable' : moment))
  const clockStep = chosenOf(choices, 'clock-step', clockSteps) ?? 'nearest'
  const stepBack = findStepBack(placed)
  const read = {
    starts,
    finishes: finishes.map((finish, i) => finishAfter(starts[i]!, finish)),
    actualStarts,
    actualFinishes: actualFinishes.map((finish, i) => finishAfter(actualStarts[i]!, finish)),
    isFixed,
    strays,
    far: new Set([...found].map((i) => rows[i]!.number)),
    timeline: fromZero(placed, clockStep),
    stepBack: rows[stepBack] ? { row: rows[stepBack].number, step: clockStep } : null,
    order: decided && {
      ...decided,
      order,
      field: present[Math.floor(decided.index / rows.length)]!,
      row: rows[decided.index % rows.length]!.number,
    },
    year,
    weekdaysBack: back === null ? null : { row: rows[back]!.number, step },
    bareOffset: bare ? { row: bare.number, unit: offsetUnit } : null,
    zones: night ? null : zones,
    changing,
  }
  return { ...read, actuals: placeActuals(read) }
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
