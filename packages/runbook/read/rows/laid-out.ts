import { isTimeOrDate } from '../cells/moments.ts'
import { indexOfRole, type SheetColumns } from '../columns/find-columns.ts'
import { cellText, isFilled, type Row, type Sheet } from '../file/table.ts'

/** Whether a name stands under the start, and the time beside it, in a row with an empty cell before. */
function isPushed(cells: Row, columns: SheetColumns): boolean {
  const at = indexOfRole(columns, 'start')
  const [before, own, next] = [cells[at - 1], cells[at], cells[at + 1]]
  return (
    at > 1 &&
    !isFilled(before ?? null) &&
    /^\p{L}[^\d]*$/u.test(cellText(own)) &&
    !isTimeOrDate(own) &&
    isTimeOrDate(next)
  )
}

/**
 * A row with one cell more than the headings has an empty cell too many, so its values stand one column too far to the
 * right: the first empty cells behind the name are taken out.
 */
export function moved(cells: Row, found: SheetColumns): Row | null {
  const { columns, headingRow } = found
  const width = columns.findLastIndex(({ heading }) => heading !== '') + 1
  const more = Math.max(cells.findLastIndex(isFilled) + 1 - width, Number(isPushed(cells, found)))
  const name = indexOfRole(found, 'task')
  if (headingRow < 0 || width === 0 || more <= 0 || more > 3) return null
  const gaps = cells.flatMap((cell, i) => (i > name && i < width && !isFilled(cell) ? [i] : []))
  return gaps.length >= more ? cells.filter((_, i) => !gaps.slice(0, more).includes(i)) : null
}

/** Whether almost all rows end with the headings, so that a longer one is an exception. */
export function areExceptions({ rows }: Sheet, { columns, headingRow }: SheetColumns): boolean {
  const width = columns.findLastIndex(({ heading }) => heading !== '') + 1
  const below = rows.slice(headingRow + 1).filter((row) => row.some(isFilled))
  const longer = below.filter((row) => row.slice(width).some(isFilled)).length
  return longer > 0 && longer * 2 < below.length
}

/** For each column, the last row that its merged heading covers; -1 where none is merged. */
export function mergedDown(
  { merges = [] }: Sheet,
  { columns, headingRow }: SheetColumns,
): number[] {
  const bottoms = columns.map(() => -1)
  for (const { top, bottom, left, right } of merges) {
    if (top > headingRow || bottom <= headingRow) continue
    for (let at = left; at <= right && at < bottoms.length; at++)
      bottoms[at] = Math.max(bottoms[at]!, bottom)
  }
  return bottoms
}

/** A heading that is merged down into the first rows is no value of theirs. */
export function belowHeadings(
  cells: Row,
  index: number,
  bottoms: readonly number[],
  { columns }: SheetColumns,
): Row {
  if (bottoms.every((bottom) => bottom < index)) return cells
  return cells.map((cell, at) =>
    (bottoms[at] ?? -1) >= index && cellText(cell) === columns[at]?.heading ? null : cell,
  )
}

/**
 * The column of days, and for each row whether a day above is merged down over it. Such a row gets no day of its own, so
 * that a time past midnight is on the next one.
 */
export function mergedDays({ rows, merges = [] }: Sheet, columns: SheetColumns) {
  const column = indexOfRole(columns, 'startDay')
  const ofColumn = merges.filter(({ left, right }) => left <= column && column <= right)
  const bottoms = new Map(ofColumn.map(({ top, bottom }) => [top, bottom]))
  let last = -1
  const isCovered = rows.map((cells, row) => {
    const isBelow = row <= last
    last = Math.max(last, bottoms.get(row) ?? -1)
    // A row may end before the column.
    return isBelow && column < cells.length
  })
  return { column, isCovered }
}
