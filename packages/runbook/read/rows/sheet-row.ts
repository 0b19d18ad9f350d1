import type { ReadColumn, Role } from '../../reading.ts'
import { isLength } from '../cells/durations.ts'
import { anyDate } from '../cells/dates.ts'
import { dayNamedIn, dayOfHeading, offsetNamedIn, readMoment, splitSpan } from '../cells/moments.ts'
import { normalise } from '../headings/spelling.ts'
import { plain } from '../../words/plain.ts'
import { isBackout } from '../../words/backout.ts'
import { indexOfRole, type SheetColumns } from '../columns/find-columns.ts'
import { cellText, isFilled, type Cell, type Row, type Sheet } from '../file/table.ts'
import { timeRoles } from '../roles.ts'
import { cellsByRole, formsOf, type Roles } from './cells-by-role.ts'

/** A row below the headings, with its cells by role. */
export type SheetRow = {
  /** Counts through all sheets that are read, from 1. */
  readonly row: number
  /** The row's number in its own sheet, from 1. */
  readonly number: number
  readonly sheet: number
  /** 'row 14', 'row 14 of “Backout”'. */
  readonly place: string
  readonly indent: number
  readonly cells: Row
  /** Whether nothing says who does it, when, how long or after what. */
  readonly isBare: boolean
  readonly isHeading: boolean
  readonly name: string
  /** The first cell of a role; null where the sheet has none. */
  readonly cell: (role: Role) => Cell
  /** The cells of a role, as text, joined by '; '. */
  readonly text: (role: Role) => string
  readonly all: (role: Role) => readonly { readonly column: number; readonly cell: Cell }[]
  /** 'D14', 'D14 of “Backout”'. */
  readonly at: (role: Role) => string
}

const working: readonly Role[] = [
  'owner',
  'team',
  'duration',
  'start',
  'finish',
  'after',
  'before',
  'elapsed',
]

function leadingSpaces(cell: Cell): number {
  const spaces = typeof cell === 'string' ? /^[ \t\u00a0]+/.exec(cell)?.[0] : ''
  return (spaces ?? '').replaceAll('\t', '    ').length
}

/** Whether a cell only says that the next one is a day: 'Date:'. */
function saysDay(cell: Cell): boolean {
  return /^(?:date|day|datum|tag|jour|fecha|dia|data) ?:?$/.test(plain(cellText(cell)))
}

/** The day that stands alone above a tab's headings, or that is the tab's name. */
function dayAbove({ name, rows }: Sheet, { headingRow }: SheetColumns): Cell {
  const alone = rows
    .slice(0, Math.max(0, headingRow))
    .map((row) => row.filter(isFilled))
    .filter(([first, ...more]) => more.length === 0 || (more.length === 1 && saysDay(first!)))
  return (
    alone.map((filled) => dayNamedIn(filled.at(-1)!)).find((day) => day !== null) ??
    dayNamedIn(name)
  )
}

/** Whether a row below the headings is a day alone, so that one above them is the day of the first rows. */
function namesDays({ rows }: Sheet, { headingRow }: SheetColumns): boolean {
  return rows.slice(headingRow + 1).some((row) => {
    const [only, ...more] = row.filter(isFilled)
    return only !== undefined && more.length === 0 && dayNamedIn(only) !== null
  })
}

/** How deep a name stands: by its spaces, or by its column where each column has the names of one depth. */
function indentOf(cells: Row, names: readonly { readonly column: number }[]): number {
  if (names.length > 1)
    return Math.max(
      0,
      names.findIndex(({ column }) => isFilled(cells[column])),
    )
  // One space is mistyped.
  const spaces = leadingSpaces(cells[names[0]?.column ?? -1] ?? null)
  return spaces > 1 ? spaces : 0
}

/** Whether almost all ids beside a name have a digit. */
function areCodes({ rows }: Sheet, found: SheetColumns): boolean {
  const [id, task] = [indexOfRole(found, 'id'), indexOfRole(found, 'task')]
  const ids = rows
    .slice(found.headingRow + 1)
    .filter((cells) => isFilled(cells[task]))
    .map((cells) => cellText(cells[id]))
    .filter(Boolean)
  return ids.length > 2 && ids.filter((text) => /\d/.test(text)).length >= ids.length * 0.8
}

/** Whether a row has nothing but words in a column of times: 'If it goes wrong:' under 'From'. */
function isTitle(cells: Row, columns: readonly ReadColumn[]): boolean {
  const [at, ...more] = cells.flatMap((cell, i) => (isFilled(cell) ? [i] : []))
  if (at === undefined || more.length > 0 || !timeRoles.includes(columns[at]?.role ?? ''))
    return false
  const cell = cells[at]!
  if (typeof cell === 'string' && dayNamedIn(cell) !== null) return true
  return (
    /\p{L}{3}/u.test(cellText(cell)) &&
    readMoment(cell, anyDate) === 'unreadable' &&
    !isLength(cell) &&
    splitSpan(cellText(cell)) === null
  )
}

/** The column that says which rows are tasks and which the project; -1 if there is none. */
function typeColumn({ rows }: Sheet, { columns }: SheetColumns): number {
  return columns.findIndex(
    ({ heading }, at) =>
      /^(?:type|typ|tipo|art)$/.test(normalise(heading)) &&
      rows.some((cells) =>
        /^(?:task|aufgabe|vorgang|tâche|tarea|tarefa)$/i.test(cellText(cells[at])),
      ),
  )
}

/** Creates a function that tells whether a program marks a row as a heading. */
function createMarkedHeading(sheet: Sheet, found: SheetColumns) {
  const hasCodes = areCodes(sheet, found)
  const types = typeColumn(sheet, found)

  return (text: (role: Role) => string, cells: Row, isBare: boolean): boolean => {
    // Primavera writes the name of a band of tasks in the column of ids, behind its code or alone, and the band's own
    // times beside it.
    const isBand =
      hasCodes &&
      text('task') === '' &&
      /^\D+$| \p{L}{2}/u.test(text('id')) &&
      text('owner') + text('after') === ''
    const isProject =
      types >= 0 && /^(?:project|projekt|projet|proyecto|projeto)$/i.test(cellText(cells[types]))
    // Todoist marks its headings so.
    const isSection = isBare && cells.some((cell) => /^(?:section|heading)$/i.test(cellText(cell)))
    // Wrike writes the path of a folder: '/Go-live/Prepare/'.
    const isFolder = /^\/[^/].*\/$/.test(text('task')) && text('owner') === ''
    return isBand || isProject || isSection || isFolder
  }
}

/** Creates a function that reads one row of a sheet. `title` is the sheet's name where several are read. */
export function rowReader(sheet: Sheet, found: SheetColumns, at: number, title: string) {
  const { columns } = found
  const roles: Roles = Map.groupBy(
    columns.map(({ role, heading }, column) => ({ role, heading, column })),
    ({ role }) => role,
  )
  const hasWork = working.some((role) => roles.has(role))
  // A word in the chart beside a plan is a note there, and no heading.
  const lastColumn = columns.findLastIndex(({ role }) => role !== '')
  const isMarkedHeading = createMarkedHeading(sheet, found)
  const forms = formsOf(sheet, found)
  const of = title === '' ? '' : ` of “${title}”`

  // The day that a row of its own names, or the tab or a line above the headings. Only the next step has it: those below
  // may be past midnight.
  let day = title === '' && !namesDays(sheet, found) ? null : dayAbove(sheet, found)
  const hasTimes = timeRoles.some((role) => role !== 'duration' && roles.has(role))
  let start = hasTimes ? null : offsetNamedIn(sheet.name)
  let above: Row = []

  const headings = new Set(columns.map(({ heading }) => heading))
  function areHeadings(cells: Row): boolean {
    return cells.length > 1 && cells.every((cell) => headings.has(cellText(cell)))
  }

  return (cells: Row, index: number, row: number): SheetRow => {
    const number = index + 1
    const ofDay = roles.has('start') ? day : null
    const byRole = cellsByRole(cells, roles, { day: ofDay, start: null }, forms)
    const { text } = byRole
    // A cell that is merged down says nothing of its later rows, and neither does a formula's 0 or an empty checkbox.
    const filled = cells.filter(
      (cell, i) =>
        isFilled(cell) &&
        !(columns[i]?.role === 'state' && cellText(cell) === 'FALSE') &&
        (columns[i]?.role !== '' || (cell !== above[i] && cellText(cell) !== '0')),
    )
    above = cells
    const isBare = working.every((role) => /^[-–—\s]*$/.test(text(role))) || isTitle(cells, columns)
    const named = text('task') || text('id')
    const isMarked = isMarkedHeading(text, cells, isBare)
    const isHeading =
      isMarked ||
      (hasWork &&
        isBare &&
        cells.findIndex(isFilled) <= lastColumn &&
        (filled.length === 1 || (named === '' && filled.length < 4)))
    const given =
      !isHeading && start !== null ? cellsByRole(cells, roles, { day: null, start }, forms) : byRole
    // Headings are repeated below the day that they are of.
    if (!areHeadings(filled)) {
      day = isHeading ? (dayOfHeading(filled[0]!) ?? day) : null
      start = isHeading && !hasTimes ? (offsetNamedIn(filled[0]!) ?? start) : null
    }
    return {
      ...given,
      row,
      number,
      sheet: at,
      place: `row ${number}${of}`,
      indent: sheet.indents?.[index] || indentOf(cells, roles.get('task') ?? []),
      cells,
      isBare,
      isHeading,
      name: (isHeading && !isMarked && cellText(filled[0])) || named,
      at: (role) => `${lettersOf(columns, roles.get(role)?.[0]?.column)}${number}${of}`,
    }
  }
}

function lettersOf(columns: readonly ReadColumn[], column: number | undefined): string {
  return column === undefined ? 'row ' : columns[column]!.letters
}

/** Whether a cell, such as one under 'Type', is only 'Backout', 'Rollback step' or 'Back-out (if decided at 60)'. */
export function isMarkedBackout({ cells }: Pick<SheetRow, 'cells'>): boolean {
  return cells.some((cell) => {
    const text = cellText(cell).replace(/ ?\([^()]*\)$/, '')
    return (
      text.length <= 30 &&
      /^(back|roll|fall|rück|repli|revers)[ -]?\p{L}*( (plan|steps?|tasks?))?$/iu.test(text) &&
      isBackout(text)
    )
  })
}
