import { plain } from '../cells/words.ts'
import { cellText, type Row, type Sheet } from '../file/table.ts'
import type { Choices } from '../questions/choices.ts'
import {
  columnKinds,
  fields,
  noColumns,
  noHeadings,
  type Columns,
  type Field,
  type Mapping,
  type Unit,
} from './fields.ts'

/** Rows that are searched for the headings: reports often open with a title and a few notes. */
export const searched = 30

const namesOf = new Map(
  fields.map((field) => [field, columnKinds[field].names.split('|').map((name) => name.trim())]),
)

/** A heading without case, accents, punctuation and what is in brackets. */
export function normalise(heading: string): string {
  return (
    plain(heading)
      // 'Inward issue link (Blocks)': the brackets say which link it is.
      .replace(/ issue link \((?!blocks)[^)]*\)/g, ' other link')
      .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
      // Jira's 'Σ Original Estimate'
      .replace(/[^\p{L}\p{N}#]+|^σ /gu, ' ')
      .trim()
      // 'Start UTC', 'Finish CET time'
      .replace(/(?<=\w) (?:utc|gmt|bst|ces?t|mez|local)(?: time)?$/, '')
  )
}

/** Whether a heading speaks of what happened, was worked out or of bookkeeping, where a hint must not be followed. */
function isRecord(name: string): boolean {
  return /\b(actual|calculated|revised|status|variance|complete\w*|created|updated|closed|baseline|type|slack|p\d\d)\b/.test(
    name,
  )
}

/** How sure it is that a heading names a field: near 3 for a known name, 1 or less for a hint. */
export function likeness(heading: string, field: Field): number {
  const name = normalise(heading)
  if (name === '' || name.length > 40) return 0
  // 'Time (mins)' is how long, 'Time' is when.
  if (
    /^(est(imated)? |planned )?(time|takes|runtime|zeit|temps|tiempo)$/.test(name) &&
    unitOf(heading) !== 'auto'
  )
    return field === 'duration' ? 3 : 0
  const known = namesOf.get(field)!.indexOf(name)
  // A date is the day of a start or a finish, unless it is all that the sheet says of it.
  if (known >= 0 && (field === 'day' || field === 'finishDay')) return 2 - known / 100
  // Earlier synonyms are the clearer ones: 'start' before 'time'.
  if (known >= 0) return 3 - known / 100
  if (isRecord(name)) return 0
  if (field === 'task' && /^(step|item|etape|schritt|paso)$/.test(name)) return 1
  return columnKinds[field].hint?.test(name) ? 1 - name.length / 100 : 0
}

function bestColumns(row: Row): { columns: Columns; found: number } {
  const likely = fields
    .flatMap((field) =>
      row.map((cell, column) => ({ field, column, score: likeness(cellText(cell), field) })),
    )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.column - b.column)
  const columns: Record<Field, number | null> = { ...noColumns }
  const taken = new Set<number>()
  for (const { field, column } of likely) {
    if (columns[field] !== null || taken.has(column)) continue
    columns[field] = column
    taken.add(column)
  }
  return { columns, found: taken.size }
}

/** The unit that a duration's heading names: 'Mins', 'Duration (h)', 'Dauer in Tagen', 'durationHours'. */
export function unitOf(heading: string): Unit {
  const text = plain(heading.replace(/_|(?<=[a-z])(?=[A-Z])/g, ' '))
  // 'hh:mm' and 'hours:minutes' say how a time is written, not what a plain number counts.
  if (/\bh\w*:m/.test(text)) return 'auto'
  if (/\b(s|secs?|seconds?|sekunden|secondes|segundos)\b/.test(text)) return 'seconds'
  if (/\b(m|mins?|minutes?|minuten|minutos)\b/.test(text)) return 'minutes'
  if (/\b(h|hrs?|hours?|stunden|std|heures?|horas?)\b/.test(text)) return 'hours'
  return /\b(d|days?|tagen?|jours?|dias?)\b/.test(text) ? 'days' : 'auto'
}

/** Where nothing is recognised: a first row without a digit is taken for headings all the same. */
function unknownHeadings(rows: readonly Row[]): number {
  const first = rows.findIndex((row) => row.some((cell) => cellText(cell) !== ''))
  const hasDigits = rows[first]?.some((cell) => /\d/.test(cellText(cell)))
  return hasDigits ? noHeadings : first
}

/** How much of a sheet is recognised: so many columns, by the headings in this row. */
export type Recognised = {
  readonly found: number
  readonly headerRow: number
  readonly columns: Columns
}

/** The row of a sheet that looks most like headings. */
export function recognise({ rows }: Sheet): Recognised {
  let best: Recognised = { found: 0, headerRow: unknownHeadings(rows), columns: noColumns }
  for (const [headerRow, row] of rows.slice(0, searched).entries()) {
    const { columns, found } = bestColumns(row)
    if (found > best.found && found > 1) best = { found, headerRow, columns }
  }
  return best
}

/** What a mapping must say before tasks can be read: their names, or at least their ids. */
export function isMapped({ columns }: Pick<Mapping, 'columns'>): boolean {
  return columns.task !== null || columns.id !== null
}

/** What `Choices` calls a column: what it is is the answer. */
export function columnChoice(column: number): string {
  return `column:${column}`
}

/** What a column is that nothing is read of. */
export const ignored = 'ignore'

/** The columns with those that a person gave a meaning: each takes it from the column that had it. */
function withChoices(guessed: Columns, choices: Choices): Columns {
  const columns: Record<Field, number | null> = { ...guessed }
  for (const [id, meaning] of Object.entries(choices)) {
    const column = /^column:(\d{1,3})$/.exec(id)?.[1]
    const field = fields.find((each) => each === meaning)
    if (column === undefined || (!field && meaning !== ignored)) continue
    for (const each of fields) if (columns[each] === Number(column)) columns[each] = null
    if (field) columns[field] = Number(column)
  }
  return columns
}

/**
 * What each column of a sheet is. Where nothing is recognised every column is null and a person has to
 * say. `choices`: 'headings' (the index of their row; -1 for no headings), 'column:3' and the like (a
 * field, or `ignored`).
 */
export function readColumns(sheet: Sheet, choices: Choices = {}): Mapping {
  const { rows } = sheet
  const said = /^(-1|\d{1,6})$/.exec(choices.headings ?? '')
  const { headerRow, columns: guessed } = said
    ? { headerRow: Number(said[0]), columns: bestColumns(rows[Number(said[0])] ?? []).columns }
    : recognise(sheet)
  const columns = withChoices(guessed, choices)
  const heading = columns.duration === null ? '' : cellText(rows[headerRow]?.[columns.duration])
  return {
    headerRow,
    // An outline number is the only id that such a sheet has.
    columns: { ...columns, id: columns.id ?? columns.wbs },
    unit: unitOf(heading),
  }
}
