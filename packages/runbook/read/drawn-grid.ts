import { isTimeOrDate } from './cells/moments.ts'
import { isLegend } from './cells/word-lists.ts'
import { isAtLeast } from './headings/certainty.ts'
import { rolesOf } from './headings/roles.ts'
import { findDrawnHeadings, mergedEnds, type DrawnHeadings } from './drawn-headings.ts'
import { cellText, isFilled, type Cell, type Sheet } from './file/table.ts'

/** A plan's days and weeks with the marks of each row, as columns counted from the first. */
type Grid = DrawnHeadings & {
  readonly marks: readonly (readonly number[])[]
  /** Whether its marks are colours. */
  readonly isColoured: boolean
}

/** 'x', '■', '1' or '8 h'. Longer texts are values, and so are texts that differ from row to row. */
const longestMark = 12

function findGrid(sheet: Sheet): Grid | null {
  const headings = findDrawnHeadings(sheet)
  if (!headings) return null
  const { row, first, periods } = headings
  const written = sheet.rows.map((cells, at) =>
    cells
      .slice(first, first + periods.length)
      .flatMap((cell, place) => (at > row && isFilled(cell) ? [place] : [])),
  )
  const isColoured = written.filter((marks) => marks.length > 0).length <= 2
  const marks = isColoured ? colouredIn(sheet, headings) : written
  return { ...headings, marks: withMerged(marks, sheet, headings), isColoured }
}

/** A bar may be one merged cell, which is marked in its first column alone. */
function withMerged(
  marks: readonly (readonly number[])[],
  sheet: Sheet,
  { first, periods }: DrawnHeadings,
) {
  const ends = mergedEnds(sheet)
  return marks.map((places, row) => {
    const lasts = places.map((place) => (ends.get(row)?.get(first + place) ?? 0) - first)
    const last = Math.min(periods.length - 1, Math.max(...lasts))
    return last > (places.at(-1) ?? last) ? [...places, last] : places
  })
}

/**
 * The coloured cells below a grid's headings. A colour down most rows is a weekend's. One over a whole row is a title's if
 * the name has it, too, or stands alone, and the table's own if many rows have it.
 */
function colouredIn({ rows, coloured }: Sheet, { row, first, periods }: DrawnHeadings) {
  const width = periods.length
  const all = rows.map((cells, at) => {
    const places = at > row ? (coloured?.get(at) ?? []).map((column) => column - first) : []
    const inside = places.filter((place) => place >= 0 && place < width)
    if (inside.length < width) return inside
    const isAlone = cells.slice(0, first).filter(isFilled).length < 2
    return isAlone || places.some((place) => place < 0) ? [] : inside
  })
  const whole = all.filter((places) => places.length === width).length
  const areBars = whole * 2 < all.filter((places) => places.length > 0).length
  const bars = all.map((places) => (areBars || places.length < width ? places : []))
  const named = rows.slice(row + 1).filter((cells) => cells.slice(0, first).some(isFilled)).length
  const counts = Map.groupBy(bars.flat(), (place) => place)
  return bars.map((places) =>
    places.filter((place) => counts.get(place)!.length < Math.max(3, named * 0.9)),
  )
}

function saysWhen(heading: Cell): boolean {
  return rolesOf(cellText(heading)).some(
    ({ role, certainty }) =>
      (role === 'start' || role === 'finish') && isAtLeast(certainty, 'likely'),
  )
}

/** Whether another column says when, beside the days or with a heading above or below them. */
function isTold({ rows }: Sheet, { row, first, periods }: Grid, drawn: readonly number[]) {
  return [row - 1, row, row + 1].some((headings) =>
    rows[headings]?.some(
      (heading, at) =>
        (at < first || at >= first + periods.length) &&
        saysWhen(heading) &&
        (headings === row || drawn.some((each) => isTimeOrDate(rows[each]![at]))),
    ),
  )
}

/** Whether texts are marks, 'x' or '8 h', and no values. Below numbers, other numbers may be of anything. */
function areMarks(texts: readonly string[], { areNumbers }: Grid, count: number): boolean {
  const distinct = new Set(texts)
  const numbers = [...distinct].filter((text) => /^\d/.test(text))
  return (
    texts.every((text) => text.length <= longestMark) &&
    distinct.size <= 1 + count / 2 &&
    (!areNumbers || numbers.length < 2)
  )
}

/** Whether marks, and no values, stand below the days, and no other column says when. */
function isDrawn(sheet: Sheet, grid: Grid): boolean {
  const { row, first, periods, marks, isColoured } = grid
  const below = [...sheet.rows.entries()].filter(
    ([at, cells]) => at > row && cells.slice(0, first).some(isFilled),
  )
  const drawn = below.filter(([at]) => marks[at]!.length > 0)
  const texts = drawn.flatMap(([, cells]) =>
    cells.slice(first, first + periods.length).map(cellText),
  )
  return (
    drawn.length > 2 &&
    drawn.length * 2 > below.length &&
    // A coloured bar may have a note in it.
    (isColoured || areMarks(texts, grid, drawn.length)) &&
    !isTold(
      sheet,
      grid,
      drawn.map(([at]) => at),
    )
  )
}

/** A day as a cell says it. */
function dayCell(at: number, isCounted: boolean): Cell {
  return isCounted ? `Day ${at}` : { serial: at, shown: 'day' }
}

/** The start and the finish of each row; the bar of a row without one may be drawn in the nameless row below it. */
function timesOf({ rows }: Sheet, { first, periods, marks }: Grid): Cell[][] {
  const haveNames = rows.map((cells) => cells.slice(0, first).some(isFilled))
  return rows.map((_, row) => {
    const isBelow = marks[row]!.length === 0 && haveNames[row] && haveNames[row + 1] === false
    const own = marks[isBelow ? row + 1 : row]!
    const [from, to] = [periods[own[0] ?? -1], periods[own.at(-1) ?? -1]]
    return from && to ? [dayCell(from.from, from.isCounted), dayCell(to.to, to.isCounted)] : []
  })
}

/**
 * A plan that is drawn, with a mark in each day or week that a task takes, gets a start and a finish in the first two
 * columns of its grid; the marks go. Other sheets stay as they are.
 */
export function withDrawnTimes(sheet: Sheet): Sheet {
  const grid = findGrid(sheet)
  if (!grid || !isDrawn(sheet, grid)) return sheet
  const { row: headings, first, periods, areNumbers } = grid
  const end = first + periods.length
  const top = areNumbers ? headings - 1 : headings
  const named = areNumbers && !sheet.rows[headings]!.slice(0, first).some(isFilled) ? top : headings
  const times = timesOf(sheet, grid)
  const isLast = sheet.rows.every((cells) => !cells.slice(end).some(isFilled))
  const rows = sheet.rows.map((cells, row) => {
    if (row < top) return cells
    const [name = '', ...others] = cells.slice(0, first).map(cellText).filter(Boolean)
    if (row > headings && others.length === 0 && isLegend(name)) return []
    const own = row === named ? ['Start', 'Finish'] : times[row]!
    const whole = [...cells, ...Array<null>(Math.max(0, first + 2 - cells.length)).fill(null)]
    const drawn = whole.map((cell, at) =>
      at < first || at >= end ? cell : (own[at - first] ?? null),
    )
    return isLast ? drawn.slice(0, first + 2) : drawn
  })
  // A bar that is one merged cell is no part of the sheet any more.
  const merges = sheet.merges?.filter(({ left }) => left < first || left >= end)
  return { ...sheet, rows, ...(merges && { merges }) }
}
