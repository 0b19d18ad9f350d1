import type { Choices } from './choices.ts'
import { guessMapping, guessSheet, mappingByRow } from './columns.ts'
import { fields } from './fields.ts'
import type { Columns, Field, Mapping } from './fields.ts'
import type { Sheet } from './table.ts'

/** What `Choices` calls the column of a field. */
export function columnChoice(field: Field): string {
  return `column:${field}`
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^-?\d{1,6}$/.test(text) ? Number(text) : null
}

/**
 * The mapping that is guessed, with a person's choices in its place: 'sheet' and 'headings' (indexes;
 * -1 for no headings), 'column:owner' and the like (an index, or '' for none).
 */
export function chosenMapping(sheets: readonly Sheet[], choices: Choices): Mapping {
  const sheet = wholeNumber(choices.sheet)
  const guessed = sheet !== null && sheets[sheet] ? guessSheet(sheets, sheet) : guessMapping(sheets)
  const headings = wholeNumber(choices.headings)
  const byRow =
    headings === null || headings < -1 ? guessed : mappingByRow(sheets, guessed.sheet, headings)
  const columns: Partial<Record<Field, number | null>> = {}
  for (const field of fields) {
    const chosen = choices[columnChoice(field)]
    if (chosen === '') columns[field] = null
    else if (wholeNumber(chosen) !== null) columns[field] = wholeNumber(chosen)
  }
  // A column that a person gives to one field is taken from the field that had it by a guess.
  const given = new Set(Object.values(columns).filter((column) => column !== null))
  const left = Object.entries(byRow.columns).map(([field, column]) => [
    field,
    column !== null && given.has(column) ? null : column,
  ])
  return { ...byRow, columns: { ...(Object.fromEntries(left) as Columns), ...columns } }
}
