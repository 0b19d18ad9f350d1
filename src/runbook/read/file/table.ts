/**
 * A cell as it was read. A date or a time of day is its serial number: days since 30 December 1899,
 * the time as the fraction, as Excel and Google Sheets count them (ECMA-376, 18.17.4).
 */
export type Cell = string | number | boolean | { readonly serial: number } | null

export type Row = readonly Cell[]

export type Sheet = {
  readonly name: string
  readonly rows: readonly Row[]
  /** How far each row is indented or outlined, where the file says so. */
  readonly indents?: readonly number[]
  /** Where several sheets are read as one: each of them, in the order of their rows. */
  readonly parts?: readonly Part[]
}

/** One of several sheets that are read as one. */
export type Part = {
  readonly name: string
  /** The index of its first row in the whole, and in the sheet itself. */
  readonly from: number
  readonly first: number
  /** Which of its own columns each column of the whole is; undefined for one that it lacks. */
  readonly columns: readonly (number | undefined)[]
}

/** The part of a sheet that a row is in, by the row's number; 0 where it has no parts. */
export function partAt({ parts = [] }: Pick<Sheet, 'parts'>, row: number): number {
  return Math.max(
    0,
    parts.findLastIndex(({ from }) => from < row),
  )
}

/** 0 → 'A', 27 → 'AB'. */
export function columnLetters(index: number): string {
  const before = Math.floor(index / 26) - 1
  const last = String.fromCharCode(65 + (index % 26))
  return before < 0 ? last : columnLetters(before) + last
}

/** A row, or a cell of it, as a spreadsheet program names it: 'row 14', 'D14', 'D14 of “Backout”'. */
export function placeOf(sheet: Sheet, row: number, column: number | null = null): string {
  const part = sheet.parts?.[partAt(sheet, row)]
  const number = part ? row - part.from + part.first : row
  const own = part && column !== null ? part.columns[column] : column
  const place =
    own === null || own === undefined ? `row ${number}` : `${columnLetters(own)}${number}`
  return part ? `${place} of “${part.name}”` : place
}

/** How many columns a sheet has. */
export function widthOf({ rows }: Pick<Sheet, 'rows'>): number {
  return rows.reduce((most, row) => Math.max(most, row.length), 0)
}

/** A cell as text, for headings, names and ids; '' when it is empty. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'object') return String(cell.serial)
  return String(cell).replace(/\s+/g, ' ').trim()
}

/** The longest text that is looked at for a number, a date or a link; a longer one is prose. */
export const longestValue = 200
