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
const searched = 30

const namesOf = new Map(
  fields.map((field) => [field, columnKinds[field].names.split('|').map((name) => name.trim())]),
)

/** A heading without case, accents, punctuation and what is in brackets. */
export function normalise(heading: string): string {
  return (
    heading
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      // 'Inward issue link (Blocks)': the brackets say which link it is.
      .replace(/ issue link \((?!blocks)[^)]*\)/g, ' other link')
      .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
      .replace(/[^\p{L}\p{N}#]+/gu, ' ')
      .trim()
  )
}

/** Whether a heading speaks of what happened or of bookkeeping, where a hint must not be followed. */
function isRecord(name: string): boolean {
  return /\b(actual|revised|status|variance|complete\w*|created|updated|closed|baseline|type|slack)\b/.test(
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
  // A date is the day of a start time, unless it is all that the sheet says of the start.
  if (known >= 0 && field === 'day') return 2 - known / 100
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
  // A team alone is the owner.
  if (columns.owner === null && columns.team !== null)
    return { columns: { ...columns, owner: columns.team, team: null }, found: taken.size }
  // An outline number is the only id that such a sheet has.
  if (columns.id === null && columns.wbs !== null)
    return { columns: { ...columns, id: columns.wbs }, found: taken.size }
  return { columns, found: taken.size }
}

/** The unit that a duration's heading names: 'Mins', 'Duration (h)', 'Dauer in Tagen', 'durationHours'. */
export function unitOf(heading: string): Unit {
  const text = heading
    .replace(/_|(?<=[a-z])(?=[A-Z])/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
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

/** The headings of one row: its columns, and the unit that the duration's heading names. */
function mappingAt({ rows }: Sheet, sheet: number, headerRow: number): Mapping {
  const { columns } = bestColumns(rows[headerRow] ?? [])
  const heading = columns.duration === null ? '' : cellText(rows[headerRow]?.[columns.duration])
  return { sheet, headerRow, columns, unit: unitOf(heading) }
}

function guessIn(sheet: Sheet, index: number) {
  let best = { found: 0, headerRow: unknownHeadings(sheet.rows) }
  for (const [headerRow, row] of sheet.rows.slice(0, searched).entries()) {
    const { found } = bestColumns(row)
    if (found > best.found && found > 1) best = { found, headerRow }
  }
  const mapping = mappingAt(sheet, index, best.headerRow)
  return best.found === 0
    ? { found: 0, mapping: { ...mapping, columns: noColumns } }
    : { found: best.found, mapping }
}

/** What a mapping must say before tasks can be read: their names, or at least their ids. */
export function isMapped({ columns }: Mapping): boolean {
  return columns.task !== null || columns.id !== null
}

/** What `Choices` calls the column of a field. */
export function columnChoice(field: Field): string {
  return `column:${field}`
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^-?\d{1,6}$/.test(text) ? Number(text) : null
}

/**
 * The sheet that looks most like a runbook, the row of its headings and what each column is. Where
 * nothing is recognised every column is null and a person has to say. `choices`: 'sheet' and
 * 'headings' (indexes; -1 for no headings), 'column:owner' and the like (an index, or '' for none).
 */
export function readColumns(sheets: readonly Sheet[], choices: Choices = {}): Mapping {
  const [first, ...others] = sheets.map(guessIn)
  if (!first) throw new Error('A file without sheets has no columns')
  const best = others.reduce((most, guess) => (guess.found > most.found ? guess : most), first)
  const { mapping } = [first, ...others][wholeNumber(choices.sheet) ?? -1] ?? best
  const headings = wholeNumber(choices.headings)
  const byRow =
    headings === null || headings < -1
      ? mapping
      : mappingAt(sheets[mapping.sheet]!, mapping.sheet, headings)
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
