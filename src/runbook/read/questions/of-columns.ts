import { counted } from '../../../lib/counted.ts'
import { columnChoice, isMapped, likeness, readColumns } from '../columns/columns.ts'
import { columnKinds, noHeadings, type Field } from '../columns/fields.ts'
import { cellText } from '../file/table.ts'
import { capital, columnLetters, type Asked } from './asked.ts'
import type { Guess } from './choices.ts'

function headingAt({ sheets, mapping }: Asked, column: number | null): string {
  if (column === null || mapping.headerRow === noHeadings) return ''
  return cellText(sheets[mapping.sheet]!.rows[mapping.headerRow]?.[column])
}

/** A team alone is the owner, and its heading is known all the same. */
function isKnown(heading: string, field: Field): boolean {
  return likeness(heading, field) > 1 || (field === 'owner' && likeness(heading, 'team') > 1)
}

/** What a field's column is. Asked of the main fields, and of others where the sheet has them. */
export function whichColumn(field: Field, asked: Asked): Guess | null {
  const { rows } = asked.sheets[asked.mapping.sheet]!
  const column = asked.mapping.columns[field]
  const { means, isMain } = columnKinds[field]
  if (column === null && !isMain) return null
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const top = rows[Math.max(0, asked.mapping.headerRow)]
  const letters = column === null ? '' : `column ${columnLetters(column)}`
  const heading = headingAt(asked, column).slice(0, 40)
  return {
    id: columnChoice(field),
    where: letters,
    sentence:
      column === null
        ? `No column was found for ${means}.`
        : `${heading === '' ? capital(letters) : `“${heading}”`} is ${means}.`,
    chosen: column === null ? '' : String(column),
    options: [
      { value: '', text: 'not in this sheet' },
      ...Array.from({ length: width }, (_, i) => ({
        value: String(i),
        text: `${columnLetters(i)} ${cellText(top?.[i]).slice(0, 40)}`.trim(),
      })),
    ],
    isSure: column === null ? field !== 'task' : isKnown(headingAt(asked, column), field),
  }
}

export function whichSheet({ sheets, mapping: { sheet } }: Asked): Guess | null {
  if (sheets.length < 2) return null
  const others = sheets.filter((other, i) => i !== sheet && isMapped(readColumns([other])))
  return {
    id: 'sheet',
    where: '',
    sentence: `Sheet “${sheets[sheet]!.name}” is the runbook. The file has ${counted(sheets.length, 'sheet')}.`,
    chosen: String(sheet),
    options: sheets.map(({ name }, i) => ({ value: String(i), text: name })),
    isSure: others.length === 0,
  }
}

export function whichHeadings(asked: Asked): Guess | null {
  const { headerRow, columns, sheet } = asked.mapping
  const options = asked.sheets[sheet]!.rows.slice(0, 12).flatMap((row, i) => {
    const text = row.map(cellText).filter(Boolean).join(', ')
    return text === '' ? [] : [{ value: String(i), text: `Row ${i + 1}: ${text.slice(0, 60)}` }]
  })
  const known = Object.entries(columns).filter(
    ([field, column]) => likeness(headingAt(asked, column), field as Field) > 1,
  )
  const isWithout = headerRow === noHeadings
  return {
    id: 'headings',
    where: isWithout ? '' : `row ${headerRow + 1}`,
    sentence: isWithout
      ? 'The sheet has no headings: its first row is a task.'
      : `The headings are in row ${headerRow + 1}.`,
    chosen: String(headerRow),
    options: [{ value: String(noHeadings), text: 'No headings' }, ...options],
    isSure: known.length > 2,
  }
}
