import { chosenOf, type Choices, type LeftOut } from '../questions/choices.ts'
import { columnKinds, type Field, type Mapping } from '../columns/fields.ts'
import { cellText, partAt, placeOf, type Cell, type Row, type Sheet } from '../file/table.ts'
import { isCalledOff, isNo } from '../cells/words.ts'

/** One row below the headings that is a task or a group. */
export type SheetRow = {
  /** As a spreadsheet program numbers it. */
  readonly number: number
  /** Which of several sheets it is in. */
  readonly part: number
  /** How far it is indented, in the file's own measure. */
  readonly indent: number
  /** A text and nothing else: a heading over the rows below. */
  readonly isHeading: boolean
  readonly cell: (field: Field) => Cell
  readonly text: (field: Field) => string
}

export type SheetRows = { readonly rows: readonly SheetRow[]; readonly leftOut: readonly LeftOut[] }

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

/** Several columns of one heading are one: issue trackers write a column for each link. */
function columnsOf({ headerRow, columns }: Mapping, rows: readonly Row[], field: Field): number[] {
  const column = columns[field]
  if (column === null) return []
  const heading = cellText(rows[headerRow]?.[column])
  if (columnKinds[field].reads !== 'links' || heading === '') return [column]
  const same = (rows[headerRow] ?? []).flatMap((cell, i) => (cellText(cell) === heading ? [i] : []))
  return same.includes(column) ? same : [column]
}

/** Spaces in front of a name are how a text file indents. */
function leadingSpaces(cell: Cell): number {
  const spaces = typeof cell === 'string' ? /^[ \t\u00a0]+/.exec(cell)?.[0] : ''
  return (spaces ?? '').replaceAll('\t', '    ').length
}

/**
 * The rows below the headings, apart from those that are empty and those that are left out: totals,
 * rows with neither number nor name,
 * headings that a report repeats, subitems in a separate table, tasks with Active = No or called off
 * unless `choices.inactive` keeps them, and those that a person leaves out ('row:14').
 */
export function readRows(sheet: Sheet, mapping: Mapping, choices: Choices = {}): SheetRows {
  const { rows: all } = sheet
  const { headerRow } = mapping
  const headings = (all[headerRow] ?? []).map(cellText)
  const places = new Map<Field, number[]>()
  const leftOut: LeftOut[] = []
  let isInSubitems = false

  function placesOf(field: Field): number[] {
    const known = places.get(field) ?? columnsOf(mapping, all, field)
    places.set(field, known)
    return known
  }

  function toRow(row: Row, index: number): SheetRow {
    function cell(field: Field): Cell {
      const [first = -1, ...others] = placesOf(field)
      const more = others.map((column) => cellText(row[column])).filter(Boolean)
      return more.length === 0
        ? (row[first] ?? null)
        : [cellText(row[first]), ...more].filter(Boolean).join('; ')
    }

    function text(field: Field) {
      return cellText(cell(field))
    }

    const filled = row.filter((value) => cellText(value) !== '').length
    const hasMore = working.some((field) => text(field) !== '')
    return {
      number: index + 1,
      part: partAt(sheet, index + 1),
      indent: sheet.indents?.[index] || leadingSpaces(cell('task')),
      isHeading: !hasMore && (filled === 1 || (text('task') === '' && text('id') === '')),
      cell,
      text,
    }
  }

  function isRepeated(row: Row) {
    const texts = row.map(cellText)
    const filled = texts.filter(Boolean).length
    return filled > 1 && texts.every((value, i) => value === '' || value === headings[i])
  }

  function whyLeftOut(row: SheetRow, cells: Row): LeftOut['why'] | null {
    const said = saidOfRow(choices, row.number)
    if (said) return said === 'out' ? 'chosen' : null
    const name = row.text('task') || row.text('id')
    const first = cellText(cells[0])
    if (isRepeated(cells)) return 'repeated headings'
    if (/^subitems$/i.test(first)) isInSubitems = true
    else if (first !== '') isInSubitems = false
    if (isInSubitems) return 'subitem'
    const isFree = row.text('owner') === '' && row.text('after') === ''
    if (bareTotal.test(name) || (total.test(name) && isFree)) return 'total'
    if (name === '' && !row.isHeading)
      return cells.some((cell) => total.test(cellText(cell))) ? 'total' : 'unnamed'
    return isInactive(row) && choices.inactive !== 'keep' ? 'inactive' : null
  }

  const rows = all.slice(headerRow + 1).flatMap((cells, i) => {
    if (cells.every((value) => cellText(value) === '')) return []
    const row = toRow(cells, headerRow + 1 + i)
    const why = whyLeftOut(row, cells)
    if (why === null) return [row]
    const text =
      row.text('task') || row.text('id') || cellText(cells.find((value) => cellText(value)))
    leftOut.push({ row: row.number, place: placeOf(sheet, row.number), text, why })
    return []
  })

  // A report that repeats its headings names each part above them, the first part too.
  const above = all[headerRow - 1]
  const isPartTitle = leftOut.some(({ why }) => why === 'repeated headings') && above !== undefined
  const title = isPartTitle ? toRow(above, headerRow - 1) : null
  return { rows: title?.isHeading ? [title, ...rows] : rows, leftOut }
}

/** Where the rows of a part begin and end among all of them. */
export function spanOfPart(rows: readonly SheetRow[], part: number): [from: number, to: number] {
  const from = rows.findIndex((row) => row.part === part)
  return from < 0 ? [0, 0] : [from, rows.findLastIndex((row) => row.part === part) + 1]
}

/** Whether the sheet itself says that a row is not carried out. */
export function isInactive({ text }: SheetRow): boolean {
  return isNo(text('active')) || isCalledOff(text('state'))
}

/** The one text of a heading row, whichever column it is in. */
export function headingText(sheet: Sheet, row: SheetRow): string {
  return cellText(sheet.rows[row.number - 1]?.find((cell) => cellText(cell) !== ''))
}
