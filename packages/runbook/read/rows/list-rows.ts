import type { LeftOut, Reading, Role } from '../../reading.ts'
import { parseDuration } from '../cells/durations.ts'
import { isTimeOrDate } from '../cells/moments.ts'
import { isAside, isDitto, isNote, totalIn } from '../cells/word-lists.ts'
import { indexOfRole, type SheetColumns } from '../columns/find-columns.ts'
import { isKnown } from '../columns/heading.ts'
import { cellText, isFilled, type Cell, type Row, type Sheet } from '../file/table.ts'
import { spanRoles } from '../roles.ts'
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
function moved(cells: Row, found: SheetColumns): Row | null {
  const { columns, headingRow } = found
  const width = columns.findLastIndex(({ heading }) => heading !== '') + 1
  const more = Math.max(cells.findLastIndex(isFilled) + 1 - width, Number(isPushed(cells, found)))
  const name = indexOfRole(found, 'task')
  if (headingRow < 0 || width === 0 || more <= 0 || more > 3) return null
  const gaps = cells.flatMap((cell, i) => (i > name && i < width && !isFilled(cell) ? [i] : []))
  return gaps.length >= more ? cells.filter((_, i) => !gaps.slice(0, more).includes(i)) : null
}

/** Whether almost all rows end with the headings, so that a longer one is an exception. */
function areExceptions({ rows }: Sheet, { columns, headingRow }: SheetColumns): boolean {
  const width = columns.findLastIndex(({ heading }) => heading !== '') + 1
  const below = rows.slice(headingRow + 1).filter((row) => row.some(isFilled))
  const longer = below.filter((row) => row.slice(width).some(isFilled)).length
  return longer > 0 && longer * 2 < below.length
}

/** For each column, the last row that its merged heading covers; -1 where none is merged. */
function mergedDown({ merges = [] }: Sheet, { columns, headingRow }: SheetColumns): number[] {
  const bottoms = columns.map(() => -1)
  for (const { top, bottom, left, right } of merges) {
    if (top > headingRow || bottom <= headingRow) continue
    for (let at = left; at <= right && at < bottoms.length; at++)
      bottoms[at] = Math.max(bottoms[at]!, bottom)
  }
  return bottoms
}

/** A heading that is merged down into the first rows is no value of theirs. */
function belowHeadings(
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
function mergedDays({ rows, merges = [] }: Sheet, columns: SheetColumns) {
  const column = indexOfRole(columns, 'startDay')
  const ofColumn = merges.filter(({ left, right }) => left <= column && column <= right)
  const bottoms = new Map(ofColumn.map(({ top, bottom }) => [top, bottom]))
  let last = -1
  const isCovered = rows.map((_, row) => {
    const isBelow = row <= last
    last = Math.max(last, bottoms.get(row) ?? -1)
    return isBelow
  })
  return { column, isCovered }
}

/** Roles whose cells templates fill in for rows that nobody has used yet. */
const untold: readonly Role[] = ['id', 'state', 'percent']

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

/** Whether a template shows with it how to fill in a row: 'EXAMPLE: call', 'e.g. Switch off the alarm'. */
function isExample(text: string): boolean {
  return /^(?:example|beispiel|exemple|ejemplo|exemplo)(?:$| ?[:–—-])|^(?:e\.g\.|z\. ?b\.|p\. ?ex\.|p\. ?ej\.) /i.test(
    text,
  )
}

/** Words with which a template asks for a name: '[Insert task]', '[Milestone name]'. */
const toFillIn =
  'insert enter your task step activity milestone name title description titel bezeichnung beschreibung aufgabe tâche tache nom tarea nombre tarefa nome'
const blank = new RegExp(
  String.raw`^(?:<[\p{L} ]+>|\.{2,}|…|\[[^\]]*\b(?:${toFillIn.replaceAll(' ', '|')})\b[^\]]*\])$`,
  'iu',
)

/** What stands for a date: 'date', 'MM/DD/YYYY', 'TT.MM.JJJJ, once approved'. */
const forDate = /^(?:date|datum|fecha|data)$|^[dmyjta]{1,4}[-/.][dmyjta]{1,4}[-/.][yja]{2,4}\b/i

/** Whether a template still says '[Task name]' or '…' for a name, or 'date' for its dates. */
function isPlaceholder(row: SheetRow): boolean {
  const dates = [row.text('start'), row.text('finish')].filter(Boolean)
  const areDates = dates.length > 0 && dates.every((text) => forDate.test(text))
  return areDates || blank.test(row.text('task').slice(0, 80))
}

/** Whether a row below a plan is for a signature: 'Signed for nursing:'. */
function isToSign(row: SheetRow): boolean {
  const isTimed = (['start', 'finish', 'duration', 'after'] as const).some((role) => row.text(role))
  return (
    !isTimed &&
    /^(?:signed (?:for|by)|signature|approved by|unterschrift|gezeichnet|sign[eé] par|visa d|firmado por|assinado por)\b/i.test(
      row.name,
    )
  )
}

/** Whether a row without times belongs to what is no part of a plan: 'Risks' or 'Summary' under 'Phase'. */
function isOfSummary(row: SheetRow): boolean {
  const isTimed = (['start', 'duration', 'after', 'owner'] as const).some((role) => row.text(role))
  return !isTimed && isAside(row.text('group'))
}

/** Roles that a row with a total leaves empty. */
const alone = ['owner', 'team', 'start', 'finish', 'after'] as const

/** Whether a row says how to fill in the columns, '(in one line)', or numbers them from 1. */
function isHint(texts: readonly string[]): boolean {
  const filled = texts.filter(Boolean)
  const areNumbers = filled.every((text, i) => text === String(i + 1))
  return filled.length > 2 && (areNumbers || filled.every((text) => /^\(.*\)$/.test(text)))
}

/** Headings in another language: words stand where all other rows have times and lengths. */
function areHeadingWords(row: SheetRow): boolean {
  const timed = spanRoles.map((role) => row.text(role)).filter(Boolean)
  return (
    timed.length > 1 &&
    timed.every((text) => /^\p{L}{3}[\p{L} .]*(?:\(\p{L}{1,4}\))?$/u.test(text)) &&
    spanRoles.every((role) => !isTimeOrDate(row.cell(role))) &&
    parseDuration(row.cell('duration'), { unit: 'minutes' }) === 'unreadable'
  )
}

/** The headings of another table below the plan, which nobody has filled in. */
function areOtherHeadings(texts: readonly string[]): boolean {
  const filled = texts.filter(Boolean)
  return (
    filled.length > 2 &&
    filled.every((text) => text.length < 40 && !/\d/.test(text)) &&
    filled.filter(isKnown).length > Math.max(2, filled.length / 2)
  )
}

/** Says why a row is no task. Call it row by row: Asana and monday.com write a table of subitems below an item. */
function createSieve({ columns, headingRow }: SheetColumns) {
  const headings = columns.map(({ heading }) => heading)
  const roles = new Set(columns.map(({ role }) => role))
  const hasNames = roles.has('task') || roles.has('id')
  let isInSubitems = false

  /** Templates number rows, and say 'Not started', that nobody has filled in. */
  function isNumberAlone(row: SheetRow): boolean {
    const others = row.cells.filter(
      (cell, at) => isFilled(cell) && !untold.includes(columns[at]?.role ?? ''),
    )
    return roles.has('task') && others.length === 0 && /^\d[\d.]*$/.test(row.text('id'))
  }

  /** Whether a row only says how long others take together: 'Effective time of day 1:'. */
  function isLengthAlone(row: SheetRow, name: string): boolean {
    const isAlone = alone.every((role) => row.text(role) === '')
    return isAlone && roles.has('start') && name.endsWith(':') && row.text('duration') !== ''
  }

  function isBelowHeadings({ number }: SheetRow): boolean {
    return headingRow >= 0 && number === headingRow + 2
  }

  return (row: SheetRow): LeftOut['why'] | null => {
    const texts = row.cells.map(cellText)
    const same = texts.filter((text, i) => text !== '' && text === headings[i]).length
    const filled = texts.filter(Boolean).length
    // A few cells are no proof: 'Horaire' may stand above 'début' in two rows of headings.
    if (headingRow >= 0 && same > 1 && (same === filled || same > 3)) return 'repeated headings'
    if (isBelowHeadings(row) && (isHint(texts) || areHeadingWords(row))) return 'repeated headings'
    if (areOtherHeadings(texts)) return 'repeated headings'
    if (texts[0]) isInSubitems = /^subitems$/i.test(texts[0])
    if (isInSubitems) return 'repeated headings'
    // A line to fill in by hand: 'Signed: ________'.
    if (texts.every((text) => text === '' || /_{4}|\.{6}/.test(text))) return 'note'
    const name = row.text('task') || (isNumberAlone(row) ? '' : row.text('id'))
    if (isExample(row.text('id')) || isExample(row.text('task'))) return 'note'
    if (isPlaceholder(row)) return 'note'
    if (row.isBare && texts.some((text) => /^(?:note|comment)$/i.test(text))) return 'note'
    if (isToSign(row) || isOfSummary(row)) return 'note'
    const total = totalIn(name)
    if (total === 'total') return 'total'
    if (total === 'begins' && row.text('owner') === '' && row.text('after') === '') return 'total'
    if (isLengthAlone(row, name)) return 'total'
    if (row.isBare && isNote(row.name)) return 'note'
    if (name === '' && hasNames && (!row.isHeading || isNumberAlone(row)))
      return texts.some((text) => totalIn(text) !== null) ? 'total' : 'unnamed'
    return null
  }
}

/** Says whether a row at the end is the sum of all lengths above, whatever it is called. Call it row by row. */
function createSum({ rows }: Sheet) {
  const last = rows.findLastIndex((row) => row.some(isFilled))
  let [sum, count] = [0, 0]
  return (row: SheetRow): boolean => {
    const length = parseDuration(row.cell('duration'), { unit: 'minutes' })
    const isAlone = [...alone, 'id' as const].every((role) => row.text(role) === '')
    const isSum = row.number > last && isAlone && count > 2 && length === sum
    if (typeof length === 'number') [sum, count] = [sum + length, count + 1]
    return isSum
  }
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
 * The rows of a column of groups that are tasks: they say when, have no task beside their name, and the next row has a
 * name in the same column.
 */
function tasksAmongGroups({ rows }: Sheet, columns: SheetColumns): ReadonlySet<number> {
  const [group, task, start] = (['group', 'task', 'start'] as const).map((role) =>
    indexOfRole(columns, role),
  )
  if (start! < 0 || task! < 0 || group! < 0 || Math.abs(group! - task!) !== 1) return new Set()
  const filled = [...rows.keys()].filter(
    (at) => at > columns.headingRow && rows[at]!.some(isFilled),
  )
  return new Set(
    filled.filter((at, i) => {
      const [cells, next] = [rows[at]!, rows[filled[i + 1] ?? -1]]
      const isTimed = task! < cells.length && isFilled(cells[start!]) && !isFilled(cells[task!])
      return isTimed && isFilled(cells[group!]) && (!next || isFilled(next[group!]))
    }),
  )
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
      const written = sheet.rows[index]!
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
