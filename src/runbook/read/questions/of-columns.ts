import { counted } from '../../../lib/counted.ts'
import { capitalised } from '../../../lib/in-words.ts'
import { ignored, isOffset, likeness } from '../columns/columns.ts'
import { columnKinds, fields, noHeadings, type Field, type Mapping } from '../columns/fields.ts'
import type { Ticks } from '../columns/sheets.ts'
import { cellText, columnLetters, widthOf, type Row, type Sheet } from '../file/table.ts'
import { decide, type Guess } from './choices.ts'

const shownCells = 3

const meanings = [
  { value: ignored, text: 'not read' },
  ...fields.map((field) => ({ value: field, text: columnKinds[field].means })),
]

function missing({ columns }: Mapping): Field | null {
  function has(...some: Field[]) {
    return some.some((field) => columns[field] !== null)
  }

  if (!has('task', 'id')) return 'task'
  if (!has('owner', 'team')) return 'owner'
  return has('duration', 'start') ? null : 'duration'
}

/** 'D', or 'D of “Backout”' if the first sheet has no such column. */
function lettersOf({ parts = [] }: Sheet, column: number): string {
  const part = parts.find(({ columns }) => columns[column] !== undefined)
  const letters = columnLetters(part?.columns[column] ?? column)
  return part && part !== parts[0] ? `${letters} of “${part.name}”` : letters
}

function firstTexts(rows: readonly Row[], column: number): string[] {
  const texts: string[] = []
  for (const row of rows) {
    const text = cellText(row[column])
    if (text !== '' && texts.push(text.slice(0, 60)) === shownCells) break
  }
  return texts
}

/** An unknown column is an open question only while a needed one is missing. */
export function whatColumnsAre(sheet: Sheet, mapping: Mapping): Guess[] {
  const below = sheet.rows.slice(mapping.headerRow + 1)
  const lacks = missing(mapping)
  const hasStarts = mapping.columns.start !== null || mapping.columns.day !== null

  function guessOf(column: number): Guess[] {
    const cells = firstTexts(below, column)
    const heading = cellText(sheet.rows[mapping.headerRow]?.[column])
    if (cells.length === 0 && heading === '') return []
    // 'Elapsed time' beside a duration counts up, and is no start.
    const areTimes =
      !hasStarts &&
      cells.length > 0 &&
      likeness(heading, 'duration') === 0 &&
      cells.every((text) => /^\d{1,2}[:.h]\d\d\b/.test(text))
    const lacking = lacks ?? (areTimes ? 'start' : null)
    // An outline number may serve as the task's number too; it is shown as what its heading says.
    const field = fields.findLast((each) => mapping.columns[each] === column)
    const letters = lettersOf(sheet, column)
    const where = `column ${letters}`
    const called = heading === '' ? capitalised(where) : `“${heading.slice(0, 40)}”`
    return [
      {
        id: { about: 'column', number: column },
        where,
        sentence: field
          ? `${called} is ${columnKinds[field].means}.`
          : `${called} isn’t used.${lacking === null ? '' : ` We found no column for ${columnKinds[lacking].means}.`}`,
        chosen: field ?? ignored,
        options: meanings,
        instead: field ? [ignored] : lacking === null ? [] : [lacking],
        isSure: field
          ? likeness(heading, field) > 1 || (field === 'start' && cells.every(isOffset))
          : lacking === null || cells.length === 0,
        column: { letters, heading, cells },
      },
    ]
  }

  return Array.from({ length: widthOf(sheet) }, (_, column) => column).flatMap(guessOf)
}

/** Whether both a rehearsal and a later one are read: the later one counts. */
export function isLaterRehearsal(guesses: readonly Guess[]): boolean {
  return (['actual', 'laterActual'] satisfies Field[]).every((field) =>
    guesses.some(({ chosen, column }) => chosen === field && (column?.cells.length ?? 0) > 0),
  )
}

export function whichSheets(sheets: readonly Sheet[], { isPlan, isRead }: Ticks): Guess[] {
  if (sheets.length < 2) return []
  const plans = isPlan.filter(Boolean).length
  return sheets.map(({ name, rows }, i) => ({
    ...decide(
      [],
      { about: 'sheet', number: i },
      { yes: 'read it', no: 'leave it out' },
      isRead[i] ? 'yes' : 'no',
    ),
    where: '',
    sheet: name,
    sentence: `Sheet “${name}” ${isRead[i] ? 'is read, as a group' : 'isn’t read'}. It has ${counted(rows.length, 'row')}.`,
    isSure: plans < 2 || !isPlan[i],
  }))
}

export function whichHeadings({ rows }: Sheet, { headerRow, columns }: Mapping): Guess {
  const options = rows.slice(0, 12).flatMap((row, i) => {
    const text = row.map(cellText).filter(Boolean).join(', ')
    return text === '' ? [] : [{ value: String(i), text: `Row ${i + 1}: ${text.slice(0, 60)}` }]
  })
  const known = fields.filter((field) => {
    const column = columns[field]
    return column !== null && likeness(cellText(rows[headerRow]?.[column]), field) > 1
  })
  const isWithout = headerRow === noHeadings
  return {
    id: { about: 'headings' },
    where: isWithout ? '' : `row ${headerRow + 1}`,
    sentence: isWithout
      ? 'The sheet has no headings: its first row is a task.'
      : `The headings are in row ${headerRow + 1}.`,
    chosen: String(headerRow),
    options: [{ value: String(noHeadings), text: 'No headings' }, ...options],
    isSure: known.length > 2,
  }
}
