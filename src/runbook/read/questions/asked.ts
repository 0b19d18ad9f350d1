import type { Ticks } from '../columns/sheets.ts'
import { noHeadings, type Field, type Mapping } from '../columns/fields.ts'
import { cellText, columnLetters, placeOf, type Sheet } from '../file/table.ts'
import type { FromSheet } from '../to-runbook.ts'
import type { SheetTasks } from '../tasks/tasks.ts'
import type { Choices, Guess } from './choices.ts'

/** What a person is asked about: a file's sheets, those that are read as one, and how. */
export type Asked = {
  readonly sheets: readonly Sheet[]
  readonly ticks: Ticks
  readonly sheet: Sheet
  readonly mapping: Mapping
  readonly choices: Choices
}

/** The same once its rows are read, and a runbook is made of them. */
export type AskedOfRows = Asked & { readonly read: SheetTasks; readonly own: FromSheet }

/** A field's cell of a row, as a spreadsheet program names it: 'D14'. */
export function cellAt({ sheet, mapping }: Asked, field: Field, row: number): string {
  return placeOf(sheet, row, mapping.columns[field])
}

/** What the cell says, in quotation marks. */
export function quoted({ sheet, mapping }: Asked, field: Field, row: number): string {
  const column = mapping.columns[field]
  const text = column === null ? '' : cellText(sheet.rows[row - 1]?.[column])
  return `“${text}”`
}

/** 'column D'; '' where the sheet has none. */
export function columnOf({ mapping }: Asked, field: Field): string {
  const column = mapping.columns[field]
  return column === null ? '' : `column ${columnLetters(column)}`
}

/** A column's heading, as it is written; '' where it has none. */
export function headingOf({ sheet, mapping: { headerRow } }: Asked, column: number): string {
  return headerRow === noHeadings ? '' : cellText(sheet.rows[headerRow]?.[column])
}

/** Options from their texts by value. Values that are whole numbers come first, in their order. */
export function optionsOf(texts: Readonly<Record<string, string>>): Guess['options'] {
  return Object.entries(texts).map(([value, text]) => ({ value, text }))
}
