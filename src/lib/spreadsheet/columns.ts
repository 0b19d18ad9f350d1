import { fields, hints, noHeadings, synonyms } from './fields.ts'
import type { Columns, Field, Mapping, Unit } from './fields.ts'
import { cellText } from './table.ts'
import type { Row, Sheet } from './table.ts'

/** Rows that are searched for the headings: reports often open with a title and a few notes. */
const searched = 30

function normalise(heading: string) {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
}

/** How sure it is that a heading names a field: 3 for a known name, less for a hint. */
function likeness(heading: string, field: Field): number {
  const name = normalise(heading)
  if (name === '' || name.length > 40) return 0
  const known = synonyms[field].indexOf(name)
  // Earlier synonyms are the clearer ones: 'start' before 'time'.
  if (known >= 0) return 3 - known / 100
  // 'Actual start' is what happened; the check reads the plan.
  if (/\b(actual|revised|successors?|status)\b/.test(name)) return 0
  if (field === 'task' && /^(step|item)$/.test(name)) return 1
  return hints[field].test(name) ? 1 - name.length / 100 : 0
}

function bestColumns(row: Row): { columns: Columns; found: number } {
  const likely = fields
    .flatMap((field) =>
      row.map((cell, column) => ({ field, column, score: likeness(cellText(cell), field) })),
    )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.column - b.column)
  const columns: Record<Field, number | null> = {
    id: null,
    task: null,
    owner: null,
    duration: null,
    start: null,
    finish: null,
    after: null,
  }
  const taken = new Set<number>()
  for (const { field, column } of likely) {
    if (columns[field] !== null || taken.has(column)) continue
    columns[field] = column
    taken.add(column)
  }
  return { columns, found: taken.size }
}

/** The unit that a duration's heading names: 'Mins', 'Duration (h)', 'Time in days', 'durationHours'. */
export function unitOf(heading: string): Unit {
  const text = heading.replace(/_|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  // 'hh:mm' and 'hours:minutes' say how a time is written, not what a plain number counts.
  if (/\bh\w*:m/.test(text)) return 'auto'
  if (/\b(m|mins?|minutes?)\b/.test(text)) return 'minutes'
  if (/\b(h|hrs?|hours?)\b/.test(text)) return 'hours'
  return /\b(d|days?)\b/.test(text) ? 'days' : 'auto'
}

/** Where nothing is recognised: a first row without a digit is taken for headings all the same. */
function unknownHeadings(rows: readonly Row[]): number {
  const first = rows.findIndex((row) => row.some((cell) => cellText(cell) !== ''))
  const hasDigits = rows[first]?.some((cell) => /\d/.test(cellText(cell)))
  return hasDigits ? noHeadings : first
}

function guessIn({ rows }: Sheet, sheet: number) {
  let best = { ...bestColumns([]), headerRow: unknownHeadings(rows) }
  for (const [headerRow, row] of rows.slice(0, searched).entries()) {
    const guess = bestColumns(row)
    if (guess.found > best.found && guess.found > 1) best = { ...guess, headerRow }
  }
  const { columns, headerRow, found } = best
  const heading = columns.duration === null ? '' : cellText(rows[headerRow]?.[columns.duration])
  return { found, mapping: { sheet, headerRow, columns, unit: unitOf(heading) } satisfies Mapping }
}

/**
 * The sheet that looks most like a runbook, the row of its headings and what each column is. Where
 * nothing is recognised every column is null and a person has to say.
 */
export function guessMapping(sheets: readonly Sheet[]): Mapping {
  const [first, ...others] = sheets.map(guessIn)
  if (!first) throw new Error('A file without sheets has no columns')
  return others.reduce((best, guess) => (guess.found > best.found ? guess : best), first).mapping
}

/** The mapping that another sheet of the same file suggests. */
export function guessSheet(sheets: readonly Sheet[], sheet: number): Mapping {
  return guessIn(sheets[sheet]!, sheet).mapping
}

/** What a mapping must say before tasks can be read: their names, or at least their ids. */
export function isMapped({ columns }: Mapping): boolean {
  return columns.task !== null || columns.id !== null
}
