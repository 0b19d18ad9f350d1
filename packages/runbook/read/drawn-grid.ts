import { splitWeeks } from './cells/counted-weeks.ts'
import { anyDate } from './cells/dates.ts'
import { isMoment, readMoment } from './cells/moments.ts'
import { isAtLeast } from './columns/certainty.ts'
import { rolesOf } from './columns/heading.ts'
import { cellText, isFilled, type Cell, type Row, type Sheet } from './file/table.ts'
import { day } from '../words/minutes.ts'

/** A column of a drawn plan, from its first day to its last. Days are of the calendar, or counted from 1. */
type Period = { readonly from: number; readonly to: number; readonly isCounted: boolean }

/** `row` has the headings, and `first` is the column of the first of `periods`. */
type Grid = {
  readonly row: number
  readonly first: number
  readonly periods: readonly Period[]
  /** The marks of each row, as columns counted from the grid's first. */
  readonly marks: readonly (readonly number[])[]
}

/** Headings of a grid are within this many rows. */
const looked = 20

/** A plan is drawn over at least this many columns. */
const fewest = 4

/** 'x', '■', '1' or '8 h'. Longer texts are values, and so are texts that differ from row to row. */
const longestMark = 12

/** The days of '16.02.2026', 'Day 3' or 'KW 12'; null for other headings. */
function periodOf(cell: Cell | undefined): Period | null {
  const text = cellText(cell)
  if (text === '' || text.length > 24) return null
  const weeks = splitWeeks(text)
  const [start, finish] = [weeks?.start ?? cell ?? null, weeks?.finish ?? cell ?? null]
  const [from, to] = [start, finish].map((each) => readMoment(each, anyDate))
  if (!isMoment(from!) || !isMoment(to!) || !from.isDay) return null
  if (from.kind === 'counted day') return { from: from.minutes, to: to.minutes, isCounted: true }
  return from.kind === 'at'
    ? { from: from.minutes / day, to: to.minutes / day, isCounted: false }
    : null
}

function follows(next: Period, { from, isCounted }: Period): boolean {
  return next.isCounted === isCounted && next.from > from && next.from - from <= 31
}

/** The longest run of columns in a row that are headed by one day or week after another. */
function runIn(cells: Row): { readonly first: number; readonly periods: readonly Period[] } {
  let [first, best]: [number, readonly Period[]] = [0, []]
  let run: Period[] = []
  for (const [at, cell] of cells.entries()) {
    const period = periodOf(cell)
    const last = run.at(-1)
    if (!period || (last && !follows(period, last))) run = []
    if (period) run.push(period)
    if (run.length > best.length) [first, best] = [at - run.length + 1, [...run]]
  }
  return { first, periods: best }
}

/** Mondays stand for their weeks; beside days, a weekend that is left out belongs to none. */
function withEnds(periods: readonly Period[]): readonly Period[] {
  const steps = periods.slice(1).map(({ from }, i) => from - periods[i]!.from)
  const least = Math.min(...steps)
  if (least === 1) return periods
  return periods.map((period, i) => ({
    ...period,
    to: Math.max(period.to, period.from + (steps[i] ?? least) - 1),
  }))
}

function findGrid(sheet: Sheet): Grid | null {
  for (const [row, cells] of sheet.rows.slice(0, looked).entries()) {
    const { first, periods } = runIn(cells)
    if (first === 0 || periods.length < fewest) continue
    const written = sheet.rows.map((each, at) =>
      periods.flatMap((_, place) => (at > row && isFilled(each[first + place]) ? [place] : [])),
    )
    const isWritten = written.filter((marks) => marks.length > 0).length > 2
    const marks = isWritten ? written : colouredIn(sheet, row, first, periods.length)
    return { row, first, periods: withEnds(periods), marks }
  }
  return null
}

/**
 * The coloured cells below a grid's headings. A colour over a whole row is a title's, and one down most rows a weekend's.
 */
function colouredIn({ rows, coloured }: Sheet, row: number, first: number, width: number) {
  const all = rows.map((_, at) => {
    const places = at > row ? (coloured?.get(at) ?? []).map((column) => column - first) : []
    const inside = places.filter((place) => place >= 0 && place < width)
    return inside.length < width ? inside : []
  })
  const named = rows.slice(row + 1).filter((cells) => cells.slice(0, first).some(isFilled)).length
  const counts = Map.groupBy(all.flat(), (place) => place)
  return all.map((places) =>
    places.filter((place) => counts.get(place)!.length < Math.max(3, named * 0.9)),
  )
}

/** Whether marks, and no values, stand below the days, and no other column says when. */
function isDrawn({ rows }: Sheet, { row, first, periods, marks }: Grid): boolean {
  const below = [...rows.keys()].filter(
    (at) => at > row && rows[at]!.slice(0, first).some(isFilled),
  )
  const drawn = below.filter((at) => marks[at]!.length > 0)
  const texts = drawn.flatMap((at) => rows[at]!.slice(first, first + periods.length).map(cellText))
  const others = rows[row]!.filter((_, at) => at < first || at >= first + periods.length)
  const isTold = others.some((heading) =>
    rolesOf(cellText(heading)).some(
      ({ role, certainty }) =>
        (role === 'start' || role === 'finish') && isAtLeast(certainty, 'likely'),
    ),
  )
  return (
    !isTold &&
    drawn.length > 2 &&
    drawn.length * 2 > below.length &&
    texts.every((text) => text.length <= longestMark) &&
    new Set(texts).size <= 1 + drawn.length / 2
  )
}

/** A day as a cell says it. */
function dayCell(at: number, isCounted: boolean): Cell {
  return isCounted ? `Day ${at}` : { serial: at, shown: 'day' }
}

/**
 * A plan that is drawn, with a mark in each day or week that a task takes, gets a start and a finish in the first two
 * columns of its grid; the marks go. Other sheets stay as they are.
 */
export function withDrawnTimes(sheet: Sheet): Sheet {
  const grid = findGrid(sheet)
  if (!grid || !isDrawn(sheet, grid)) return sheet
  const { row: headings, first, periods, marks } = grid
  const end = first + periods.length
  const isLast = sheet.rows.every((cells) => !cells.slice(end).some(isFilled))
  const rows = sheet.rows.map((cells, row) => {
    if (row < headings) return cells
    const [from, to] = [periods[marks[row]![0] ?? -1], periods[marks[row]!.at(-1) ?? -1]]
    const times: Cell[] =
      row === headings
        ? ['Start', 'Finish']
        : from && to
          ? [dayCell(from.from, from.isCounted), dayCell(to.to, to.isCounted)]
          : []
    const whole = [...cells, ...Array<null>(Math.max(0, first + 2 - cells.length)).fill(null)]
    const drawn = whole.map((cell, at) =>
      at < first || at >= end ? cell : (times[at - first] ?? null),
    )
    return isLast ? drawn.slice(0, first + 2) : drawn
  })
  return { ...sheet, rows }
}
