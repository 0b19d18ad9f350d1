import { counted } from '../../lib/counted.ts'
import { capital } from './asked.ts'
import type { Choices, Guess } from './choices.ts'
import { columnChoice } from './chosen-mapping.ts'
import { guessSheet, isMapped, likeness } from './columns.ts'
import { mainFields, noHeadings } from './fields.ts'
import type { Field, Mapping } from './fields.ts'
import { guessesOfReading } from './reading-guesses.ts'
import { columnLetters } from './sheet-xml.ts'
import { cellText } from './table.ts'
import type { Sheet } from './table.ts'
import type { SheetTasks } from './tasks.ts'

/** What each field is, as a person would say it. */
export const fieldNames: Readonly<Record<Field, string>> = {
  id: 'the task’s number',
  task: 'the task',
  owner: 'the owner',
  duration: 'the duration',
  start: 'the start',
  finish: 'the finish',
  after: 'what a task waits for',
  team: 'the team, where no person is named',
  day: 'the day of the start',
  before: 'what waits for the task',
  level: 'the outline level',
  wbs: 'the outline number',
  group: 'the group',
  parent: 'the parent',
  active: 'whether the task is active',
  cue: 'the time before which a task may not start',
  constraint: 'the kind of constraint',
  shortest: 'the best case',
  longest: 'the worst case',
  actual: 'the time that the task took',
  actualStart: 'the actual start',
  actualFinish: 'the actual finish',
  conditions: 'the conditions of a decision',
}

function columnName(sheet: Sheet, { headerRow }: Mapping, column: number): string {
  const heading = cellText(sheet.rows[Math.max(0, headerRow)]?.[column]).slice(0, 40)
  return heading === '' || headerRow === noHeadings
    ? `column ${columnLetters(column)}`
    : `“${heading}”`
}

function columnGuesses(sheet: Sheet, mapping: Mapping): Guess[] {
  const width = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0)
  const options = [
    { value: '', text: 'not in this sheet' },
    ...Array.from({ length: width }, (_, i) => ({
      value: String(i),
      text: `${columnLetters(i)} ${cellText(sheet.rows[Math.max(0, mapping.headerRow)]?.[i]).slice(0, 40)}`.trim(),
    })),
  ]
  const isMain = new Set<Field>(mainFields)
  return (Object.entries(mapping.columns) as [Field, number | null][]).flatMap(
    ([field, column]) => {
      if (column === null && !isMain.has(field)) return []
      const heading = column === null ? '' : cellText(sheet.rows[mapping.headerRow]?.[column])
      return [
        {
          id: columnChoice(field),
          where: column === null ? '' : `column ${columnLetters(column)}`,
          sentence:
            column === null
              ? `No column was found for ${fieldNames[field]}.`
              : `${capital(columnName(sheet, mapping, column))} is ${fieldNames[field]}.`,
          chosen: column === null ? '' : String(column),
          options,
          isSure: column === null ? field !== 'task' : isKnown(heading, field),
        },
      ]
    },
  )
}

/** A team alone is the owner, and its heading is known all the same. */
function isKnown(heading: string, field: Field): boolean {
  return likeness(heading, field) > 1 || (field === 'owner' && likeness(heading, 'team') > 1)
}

function sheetGuess(sheets: readonly Sheet[], { sheet }: Mapping): Guess[] {
  if (sheets.length < 2) return []
  const others = sheets.filter((_, i) => i !== sheet && isMapped(guessSheet(sheets, i)))
  return [
    {
      id: 'sheet',
      where: '',
      sentence: `Sheet “${sheets[sheet]!.name}” is the runbook. The file has ${counted(sheets.length, 'sheet')}.`,
      chosen: String(sheet),
      options: sheets.map(({ name }, i) => ({ value: String(i), text: name })),
      isSure: others.length === 0,
    },
  ]
}

function headingsGuess(sheet: Sheet, { headerRow, columns }: Mapping): Guess {
  const options = sheet.rows.slice(0, 12).flatMap((row, i) => {
    const text = row.map(cellText).filter(Boolean).join(', ')
    return text === '' ? [] : [{ value: String(i), text: `Row ${i + 1}: ${text.slice(0, 60)}` }]
  })
  const known = Object.entries(columns).filter(
    ([field, column]) =>
      column !== null && likeness(cellText(sheet.rows[headerRow]?.[column]), field as Field) > 1,
  )
  return {
    id: 'headings',
    where: headerRow === noHeadings ? '' : `row ${headerRow + 1}`,
    sentence:
      headerRow === noHeadings
        ? 'The sheet has no headings: its first row is a task.'
        : `The headings are in row ${headerRow + 1}.`,
    chosen: String(headerRow),
    options: [{ value: String(noHeadings), text: 'No headings' }, ...options],
    isSure: known.length > 2,
  }
}

/**
 * Everything that the reader decided about a file, with its cell, a sentence and the other choices,
 * the uncertain ones first. `read` is null where the columns are not known yet.
 */
export function guessesOf(
  sheets: readonly Sheet[],
  mapping: Mapping,
  read: SheetTasks | null,
  choices: Choices,
): Guess[] {
  const sheet = sheets[mapping.sheet]!
  const all = [
    ...sheetGuess(sheets, mapping),
    headingsGuess(sheet, mapping),
    ...(read === null ? [] : guessesOfReading(sheet, mapping, read, choices)),
    ...columnGuesses(sheet, mapping),
  ]
  return all.toSorted((a, b) => Number(a.isSure) - Number(b.isSure))
}
