/** `serial`: days since 30 December 1899, with the time as the fraction (ECMA-376, 18.17.4). */
export type Cell = string | number | boolean | { readonly serial: number } | null

export type Row = readonly Cell[]

export type Sheet = {
  readonly name: string
  readonly rows: readonly Row[]
  readonly indents?: readonly number[]
  readonly parts?: readonly Part[]
}

export type Part = {
  readonly name: string
  /** `from`: its first row in the joined sheet. `first`: the same row in the sheet itself. */
  readonly from: number
  readonly first: number
  /** columns[i] is this sheet's index of joined column i, or undefined if the sheet has no such column. */
  readonly columns: readonly (number | undefined)[]
}

/** `row`: its number, from 1. */
export function partAt({ parts = [] }: Pick<Sheet, 'parts'>, row: number): number {
  return Math.max(
    0,
    parts.findLastIndex(({ from }) => from < row),
  )
}

/** 0 → 'A', 27 → 'AB' */
export function columnLetters(index: number): string {
  const before = Math.floor(index / 26) - 1
  const last = String.fromCharCode(65 + (index % 26))
  return before < 0 ? last : columnLetters(before) + last
}

/** 'row 14', 'D14', 'D14 of “Backout”' */
export function placeOf(sheet: Sheet, row: number, column: number | null = null): string {
  const part = sheet.parts?.[partAt(sheet, row)]
  const number = part ? row - part.from + part.first : row
  const own = part && column !== null ? part.columns[column] : column
  const place =
    own === null || own === undefined ? `row ${number}` : `${columnLetters(own)}${number}`
  return part ? `${place} of “${part.name}”` : place
}

export function widthOf({ rows }: Pick<Sheet, 'rows'>): number {
  return rows.reduce((most, row) => Math.max(most, row.length), 0)
}

/** '' for an empty cell. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'object') return String(cell.serial)
  const text = String(cell).trim()
  return /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text
}

/** A longer text is prose, and no number, date or link. */
export const longestValue = 200
