import type { Field, Mapping } from './fields.ts'
import { columnLetters } from './sheet-xml.ts'
import { cellText } from './table.ts'
import type { Sheet } from './table.ts'
import type { SheetTasks } from './tasks.ts'

/** What a person is asked about: a sheet, its columns, and how both were read. */
export type Asked = { readonly sheet: Sheet; readonly mapping: Mapping; readonly read: SheetTasks }

/** A field's cell of a row, as a spreadsheet program names it: 'D14'. */
export function cellAt({ mapping }: Asked, field: Field, row: number): string {
  const column = mapping.columns[field]
  return column === null ? `row ${row}` : `${columnLetters(column)}${row}`
}

/** What the cell says, in quotation marks. */
export function quoted({ sheet, mapping }: Asked, field: Field, row: number): string {
  const column = mapping.columns[field]
  return `“${column === null ? '' : cellText(sheet.rows[row - 1]?.[column])}”`
}

/** 'column D'; '' where the sheet has none. */
export function columnOf({ mapping }: Asked, field: Field): string {
  const column = mapping.columns[field]
  return column === null ? '' : `column ${columnLetters(column)}`
}

/** A text with a capital first letter, to begin a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
