import { chosenOf, type Choices, type LeftOut } from '../questions/choices.ts'
import { columnKinds, type Field, type Mapping } from '../columns/fields.ts'
import {
  cellText,
  columnLetters,
  partAt,
  placeOf,
  type Cell,
  type Row,
  type Sheet,
} from '../file/table.ts'
import { isCalledOff, isNo } from '../cells/words.ts'

/** One row below the headings that is a task or a group. */
export type SheetRow = {
  /** As a spreadsheet program numbers it; counted on where several sheets are read. */
  readonly number: number
  /** The same for a person: 'row 14', 'row 14 of “Backout”'. */
  readonly place: string
  /** Which of several sheets it is in. */
  readonly part: number
  /** How far it is indented, in the file's own measure. */
  readonly indent: number
  /** A text and nothing else: a heading over the rows below. */
  readonly isHeading: boolean
  /** What it is called: its task, its number, or the one text of a heading. */
  readonly name: string
  readonly cell: (field: Field) => Cell
  readonly text: (field: Field) => string
  /** Where a field's cell is: 'D14'. */
  readonly at: (field: Field) => string
}

/** The rows of a sheet by what its columns are. */
export type Table = {
  readonly rows: readonly SheetRow[]
  readonly leftOut: readonly LeftOut[]
  /**
   * The sheets that are read as one, each with its name and by how much its rows' numbers are counted on;
   * one without a name for a sheet alone.
   */
  readonly parts: readonly { readonly name: string; readonly shift: number }[]
  readonly has: (field: Field) => boolean
  readonly heading: (field: Field) => string
  /** 'column D'; '' where the sheet has none. */
  readonly column: (field: Field) => string
}

/** What a person has said that a row is: a task, a task of the backout, or nothing that is read. */
const rowMeanings = ['task', 'backout', 'out'] as const

/** What `Choices` calls a row: what it is is the answer. */
export function rowChoice(row: number): string {
  return `row:${row}`
}

/** What a person has said of the row with this number. */
export function saidOfRow(choices: Choices, row: number) {
  return chosenOf(choices, rowChoice(row), rowMeanings)
}

const working = ['owner', 'team', 'duration', 'start', 'finish', 'after', 'before'] as const

const total =
  /^(?:(?:sub|grand|overall)[ -]?)?total(?:s|e|en)?\b|^(?:zwischen|gesamt)?summe\b|^gesamt(?:dauer|zeit|laufzeit)?\b|^somme\b/i
/** Nothing but the word: a task may well be called 'Total the ledgers'. */
const bareTotal = new RegExp(
  `(?:${total.source})(?: (?:time|duration|mins?|minutes|hours|hrs))?[ :]*$`,
  'i',
)

/** Spaces in front of a name are how a text file indents. */
function leadingSpaces(cell: Cell): number {
  const spaces = typeof cell === 'string' ? /^[ \t\u00a0]+/.exec(cell)?.[0] : ''
  return (spaces ?? '').replaceAll('\t', '    ').length
}

/** Whether the sheet itself says that a row is not carried out. */
export function isInactive({ text }: SheetRow): boolean {
  return isNo(text('active')) || isCalledOff(text('state'))
}

/**
 * The rows below the headings, apart from those that are empty and those that are left out: totals, rows
 * with neither number nor name, headings that a report repeats, subitems in a separate table, tasks with
 * Active = No or called off unless `choices.inactive` keeps them, and those that a person leaves out
 * ('row:14').
 */
export function readRows(sheet: Sheet, { headerRow, columns }: Mapping, choices: Choices): Table {
  const headings = (sheet.rows[headerRow] ?? []).map(cellText)

  function heading(field: Field): string {
    return (columns[field] !== null && headings[columns[field]]) || ''
  }

  /** Several columns of one heading are one: issue trackers write a column for each link. */
  function columnsOf(field: Field): number[] {
    const column = columns[field]
    const isAlone = columnKinds[field].reads !== 'links' || heading(field) === ''
    return headings.flatMap((text, i) =>
      i === column || (!isAlone && text === heading(field)) ? [i] : [],
    )
  }

  const linked = {
    after: columnsOf('after'),
    before: columnsOf('before'),
    undoes: columnsOf('undoes'),
  }

  function toRow(row: Row, index: number): SheetRow {
    function cell(field: Field): Cell {
      const same = field in linked ? linked[field as keyof typeof linked] : []
      return same.length > 1
        ? same
            .map((column) => cellText(row[column]))
            .filter(Boolean)
            .join('; ')
        : (row[columns[field] ?? -1] ?? null)
    }

    function text(field: Field) {
      return cellText(cell(field))
    }

    const filled = row.map(cellText).filter(Boolean)
    const hasMore = working.some((field) => text(field) !== '')
    const isHeading = !hasMore && (filled.length === 1 || (text('task') || text('id')) === '')
    return {
      number: index + 1,
      place: placeOf(sheet, index + 1),
      part: partAt(sheet, index + 1),
      indent: sheet.indents?.[index] || leadingSpaces(cell('task')),
      isHeading,
      name: (isHeading && filled[0]) || text('task') || text('id'),
      cell,
      text,
      at: (field) => placeOf(sheet, index + 1, columns[field]),
    }
  }

  let isInSubitems = false

  function whyLeftOut(row: SheetRow, cells: Row): LeftOut['why'] | null {
    const said = saidOfRow(choices, row.number)
    if (said) return said === 'out' ? 'chosen' : null
    const texts = cells.map(cellText)
    const [first = ''] = texts
    const isRepeated = texts.every((text, i) => text === '' || text === headings[i])
    if (isRepeated && texts.filter(Boolean).length > 1) return 'repeated headings'
    if (first !== '') isInSubitems = /^subitems$/i.test(first)
    if (isInSubitems) return 'subitem'
    const name = row.text('task') || row.text('id')
    const isFree = row.text('owner') === '' && row.text('after') === ''
    if (bareTotal.test(name) || (total.test(name) && isFree)) return 'total'
    if (name === '' && !row.isHeading)
      return texts.some((text) => total.test(text)) ? 'total' : 'unnamed'
    return isInactive(row) && choices.inactive !== 'keep' ? 'inactive' : null
  }

  const leftOut: LeftOut[] = []
  const rows = sheet.rows.slice(headerRow + 1).flatMap((cells, i) => {
    const first = cells.map(cellText).find(Boolean)
    if (first === undefined) return []
    const row = toRow(cells, headerRow + 1 + i)
    const why = whyLeftOut(row, cells)
    if (why === null) return [row]
    const text = row.text('task') || row.text('id') || first
    leftOut.push({ row: row.number, place: row.place, text, why })
    return []
  })

  // A report that repeats its headings names each part above them, the first part too.
  const above = sheet.rows[headerRow - 1]
  const isPartTitle = leftOut.some(({ why }) => why === 'repeated headings') && above !== undefined
  const title = isPartTitle ? toRow(above, headerRow - 1) : null
  return {
    rows: title?.isHeading ? [title, ...rows] : rows,
    leftOut,
    parts: sheet.parts?.map(({ name, from, first }) => ({ name, shift: from - first })) ?? [
      { name: '', shift: 0 },
    ],
    has: (field) => columns[field] !== null,
    heading,
    column: (field) => (columns[field] === null ? '' : `column ${columnLetters(columns[field])}`),
  }
}
