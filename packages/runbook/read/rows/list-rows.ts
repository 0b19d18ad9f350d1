import type { LeftOut, Reading, Role } from '../../reading.ts'
import { isDitto } from '../cells/word-lists.ts'
import { indexOfRole, type SheetColumns } from '../columns/find-columns.ts'
import { cellText, isFilled, type Cell, type Row, type Sheet } from '../file/table.ts'
import { areExceptions, belowHeadings, mergedDays, mergedDown, moved } from './laid-out.ts'
import { createSieve, createSum } from './no-task.ts'
import { otherTableFrom } from './other-table.ts'
import { rowReader, type SheetRow } from './sheet-row.ts'

export type OpenSheet = { readonly sheet: Sheet; readonly columns: SheetColumns }

export type Listed = {
  readonly rows: readonly SheetRow[]
  /** Rows that are no tasks whatever their status: totals, notes, repeated headings. */
  readonly leftOut: readonly LeftOut[]
  /** Places of rows that have more cells than there are headings. */
  readonly shifted: readonly string[]
}

/** Roles whose cells may say 'ditto' for the value above. */
const repeated: readonly Role[] = [
  'owner',
  'team',
  'group',
  'startDay',
  'finishDay',
  'duration',
  'unit',
]

/** Puts the last value above into each cell that says 'ditto'. Call it row by row. */
function createFilling({ columns }: SheetColumns) {
  const above: Cell[] = []
  return (cells: Row): Row =>
    cells.map((cell, at) => {
      const isSame = repeated.includes(columns[at]?.role ?? '') && isDitto(cellText(cell))
      if (!isSame && isFilled(cell)) above[at] = cell
      return isSame ? (above[at] ?? null) : cell
    })
}

/** Whether each part of the plan has its title and its headings, so that the row above the first headings is a title. */
function isInParts({ rows }: Sheet, { columns, headingRow }: SheetColumns): boolean {
  const title = rows[headingRow - 1]?.filter(isFilled).length === 1
  const headings = columns.map(({ heading }) => heading)
  // 'PHASE 1: Set up' above the headings, and 'PHASE 2: Build' below.
  const [, part] = /^(\p{L}+) ?1\b/u.exec(cellText(rows[headingRow - 1]?.find(isFilled))) ?? []
  return (
    title &&
    rows.slice(headingRow + 1).some((row) => {
      const texts = row.map(cellText)
      const filled = texts.filter(Boolean)
      if (part && filled.length === 1 && filled[0]!.startsWith(`${part} 2`)) return true
      return (
        filled.length > 2 &&
        texts.filter((text, i) => text !== '' && text === headings[i]).length === filled.length
      )
    })
  )
}

/** How a row of an outline is marked: 'I.' as 'I', 'a.' as 'a', 'a1.' as 'a1'; null for others. */
function markOf({ cells }: SheetRow): string | null {
  const [, mark] =
    /^([IVX]{1,5}|\p{L}|\p{L}\d{1,2}|\d{1,2})[.)]$/u.exec(cellText(cells.find(isFilled))) ?? []
  return mark
    ? mark
        .replace(/^[IVX]+$/, 'I')
        .replace(/\d+/, '1')
        .replace(/^\p{Ll}/u, 'a')
    : null
}

/** 'IV. Control panel' has nothing but its name, and 'a. Setup' below it another kind of mark: it is a heading. */
function withMarkedHeadings(rows: readonly SheetRow[]): SheetRow[] {
  return rows.map((row, i) => {
    const below = rows[i + 1]
    if (!row.isBare || below?.sheet !== row.sheet) return row
    const [mark, next] = [markOf(row), markOf(below)]
    return mark && next && mark !== next ? { ...row, isHeading: true } : row
  })
}

/**
 * The rows of a column of groups that are tasks: they say when, have no task beside their name, which is there once, and
 * the next row has a name in the same column.
 */
function tasksAmongGroups({ rows }: Sheet, columns: SheetColumns): ReadonlySet<number> {
  const [group, task, start] = (['group', 'task', 'start'] as const).map((role) =>
    indexOfRole(columns, role),
  )
  if (start! < 0 || task! < 0 || group! < 0 || Math.abs(group! - task!) !== 1) return new Set()
  const filled = [...rows.keys()].filter(
    (at) => at > columns.headingRow && rows[at]!.some(isFilled),
  )
  const names = Map.groupBy(filled, (at) => cellText(rows[at]![group!]))
  return new Set(
    filled.filter((at, i) => {
      const [cells, next] = [rows[at]!, rows[filled[i + 1] ?? -1]]
      const isTimed = task! < cells.length && isFilled(cells[start!]) && !isFilled(cells[task!])
      const isOnce = names.get(cellText(cells[group!]))!.length === 1
      return isTimed && isOnce && isFilled(cells[group!]) && (!next || isFilled(next[group!]))
    }),
  )
}

/** A heading is no longer than this; what stands below a longer one explains the sheet, as in Microsoft's templates. */
const longestHeading = 60

/** Empties the cells of columns of help. */
function withoutHelp({ columns }: SheetColumns) {
  const help = columns.flatMap(({ role, heading }, at) =>
    role === '' && heading.length > longestHeading ? [at] : [],
  )
  return (cells: Row): Row =>
    help.some((at) => isFilled(cells[at]))
      ? cells.map((cell, at) => (help.includes(at) ? null : cell))
      : cells
}

/** Lists the rows below the headings of all sheets that are read. A row that the visitor has put back is a task. */
export function listRows(sheets: readonly OpenSheet[], corrected: Reading | null): Listed {
  const kept = new Set(corrected?.leftOut.flatMap(({ row, isKept }) => (isKept ? [row] : [])))
  const rows: SheetRow[] = []
  const leftOut: LeftOut[] = []
  const shifted: string[] = []
  let count = 0
  for (const [at, { sheet, columns }] of sheets.entries()) {
    const read = rowReader(sheet, columns, at, sheets.length > 1 ? sheet.name : '')
    const whyNoTask = createSieve(columns)
    const filled = createFilling(columns)
    const ofPlan = withoutHelp(columns)
    const canMove = areExceptions(sheet, columns)
    const bottoms = mergedDown(sheet, columns)
    const days = mergedDays(sheet, columns)
    const other = otherTableFrom(sheet, columns)
    const isSum = createSum(sheet)
    const ownTasks = tasksAmongGroups(sheet, columns)
    const [group, task] = [indexOfRole(columns, 'group'), indexOfRole(columns, 'task')]
    const first = isInParts(sheet, columns) ? columns.headingRow - 1 : columns.headingRow + 1
    for (let index = first; index < sheet.rows.length; index++) {
      if (index === columns.headingRow) continue
      const written = ofPlan(sheet.rows[index]!)
      const own = days.isCovered[index] ? written.with(days.column, null) : written
      const named = ownTasks.has(index) ? own.with(task, own[group]!).with(group, null) : own
      const cells = filled(belowHeadings(named, index, bottoms, columns))
      if (!cells.some(isFilled)) continue
      const instead = canMove ? moved(cells, columns) : null
      const row = read(instead ?? cells, index, ++count)
      if (instead) shifted.push(row.place)
      const why = index < other ? (whyNoTask(row) ?? (isSum(row) ? 'total' : null)) : 'other table'
      const isKept = kept.has(row.row)
      if (why !== null)
        leftOut.push({ row: row.row, place: row.place, text: textOf(row), why, isKept })
      if (why === null || isKept) rows.push(isKept ? { ...row, isHeading: false } : row)
    }
  }
  return { rows: withMarkedHeadings(rows), leftOut, shifted }
}

/** What a row says, shortened, to be listed. */
export function textOf({ name, cells }: SheetRow): string {
  return (name || cells.map(cellText).filter(Boolean).join(' · ')).slice(0, 120)
}
