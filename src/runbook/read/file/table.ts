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
}

/** A cell as text, for headings, names and ids; '' when it is empty. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'object') return String(cell.serial)
  return String(cell).replace(/\s+/g, ' ').trim()
}

/** The longest text that is looked at for a number, a date or a link; a longer one is prose. */
export const longestValue = 200
