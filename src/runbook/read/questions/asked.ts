import type { Field, Mapping } from '../columns/fields.ts'
import { cellText, type Sheet } from '../file/table.ts'
import type { FromSheet } from '../to-runbook.ts'
import type { SheetTasks } from '../tasks/tasks.ts'
import type { Choices, Guess } from './choices.ts'

/** What a person is asked about: a file's sheets, and how one of them was read. */
export type Asked = {
  readonly sheets: readonly Sheet[]
  readonly mapping: Mapping
  readonly choices: Choices
}

/** The same once its rows are read, and a runbook is made of them. */
export type AskedOfRows = Asked & { readonly read: SheetTasks; readonly own: FromSheet }

/** 0 → 'A', 27 → 'AB'. */
export function columnLetters(index: number): string {
  const before = Math.floor(index / 26) - 1
  const last = String.fromCharCode(65 + (index % 26))
  return before < 0 ? last : columnLetters(before) + last
}

/** A field's cell of a row, as a spreadsheet program names it: 'D14'. */
export function cellAt({ mapping }: Asked, field: Field, row: number): string {
  const column = mapping.columns[field]
  return column === null ? `row ${row}` : `${columnLetters(column)}${row}`
}

/** What the cell says, in quotation marks. */
export function quoted({ sheets, mapping }: Asked, field: Field, row: number): string {
  const column = mapping.columns[field]
  const text = column === null ? '' : cellText(sheets[mapping.sheet]!.rows[row - 1]?.[column])
  return `“${text}”`
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

/** Options from their texts by value. Values that are whole numbers come first, in their order. */
export function optionsOf(texts: Readonly<Record<string, string>>): Guess['options'] {
  return Object.entries(texts).map(([value, text]) => ({ value, text }))
}
