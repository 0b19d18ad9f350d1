import { plain } from '../cells/words.ts'
import { cellText, longestValue, type Row, type Sheet } from '../file/table.ts'
import { answerTo, type Choices } from '../questions/choices.ts'
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

/** Headings are searched in this many rows: reports often begin with a title and notes. */
export const searched = 30

const namesOf = new Map(
  fields.map((field) => [field, columnKinds[field].names.split('|').map((name) => name.trim())]),
)

/** Without case, accents, punctuation and brackets. */
export function normalise(heading: string): string {
  return (
    plain(heading)
      // 'Inward issue link (Blocks)': the brackets say which link it is.
      .replace(/ issue link \((?!blocks)[^)]*(?:\)|$)/g, ' other link')
      .replace(/^custom field \((.*)\)$/, '$1')
      // An unclosed bracket reaches to the end. Matching it here keeps the search linear.
      .replace(/\([^)]*(?:\)|$)|\[[^\]]*(?:\]|$)/g, ' ')
      // 'Σ Original Estimate' in Jira
      .replace(/[^\p{L}\p{N}#]+|^σ /gu, ' ')
      .trim()
      // 'Start UTC', 'Finish CET time'
      .replace(/(?<=\w) (?:utc|gmt|bst|ces?t|mez|local)(?: time)?$/, '')
  )
}

/** Headings of actual and derived values, which must not match by a hint. */
function isRecord(name: string): boolean {
  return /\b(actual|calculated|deadline|revised|status|variance|complete\w*|created|updated|closed|baseline|type|slack|p\d\d)\b/.test(
    name,
  )
}

/** Near 3 for a known name, 1 or less for a hint, 0 for no match. */
export function likeness(heading: string, field: Field): number {
  const name = heading.length > longestValue ? '' : normalise(heading)
  if (name === '' || name.length > 40) return 0
  // 'Time (mins)' is how long, 'Time' is when.
  if (
    /^(est|plan|planned|(est(imated)? |planned )?(time|takes|runtime|zeit|temps|tiempo))$/.test(
      name,
    ) &&
    unitOf(heading) !== 'auto'
  )
    return field === 'duration' ? 3 : 0
  const names = namesOf.get(field)!
  const known = [name, name.replace(/^(planned|scheduled|est(imated)?) /, '')]
    .map((each) => names.indexOf(each))
    .find((place) => place >= 0)
  // A column 'Date' is the day of a start, unless the sheet has no other start.
  if (known !== undefined && (field === 'day' || field === 'finishDay')) return 2 - known / 100
  // Earlier names are the clearer ones: 'start' comes before 'time'.
  if (known !== undefined) return 3 - known / 100
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

export function unitOf(heading: string): Unit {
  const text = plain(heading.replace(/_|(?<=[a-z])(?=[A-Z])/g, ' '))
  // 'hh:mm' is a format, not the unit of a plain number.
  if (/\bh\w*:m/.test(text)) return 'auto'
  if (/\b(s|secs?|seconds?|sekunden|secondes|segundos)\b/.test(text)) return 'seconds'
  if (/\b(m|mins?|minutes?|minuten|minutos)\b/.test(text)) return 'minutes'
  if (/\b(h|hrs?|hours?|stunden|std|heures?|horas?)\b/.test(text)) return 'hours'
  return /\b(d|days?|tagen?|jours?|dias?)\b/.test(text) ? 'days' : 'auto'
}

/** If no heading is known, a first row without digits counts as headings. */
function unknownHeadings(rows: readonly Row[]): number {
  const first = rows.findIndex((row) => row.some((cell) => cellText(cell) !== ''))
  const hasDigits = rows[first]?.some((cell) => /\d/.test(cellText(cell)))
  return hasDigits ? noHeadings : first
}

export type Recognised = {
  readonly found: number
  readonly headerRow: number
  readonly columns: Columns
}

export function recognise({ rows }: Sheet): Recognised {
  let best: Recognised = { found: 0, headerRow: unknownHeadings(rows), columns: noColumns }
  for (const [headerRow, row] of rows.slice(0, searched).entries()) {
    const { columns, found } = bestColumns(row)
    if (found > best.found && found > 1) best = { found, headerRow, columns }
  }
  return best
}

export function isNamed({ columns }: Pick<Mapping, 'columns'>): boolean {
  return columns.task !== null || columns.id !== null
}

/** Rows with a start and a finish are tasks even if nothing names them. */
export function isMapped({ columns }: Pick<Mapping, 'columns'>): boolean {
  return isNamed({ columns }) || (columns.start !== null && columns.finish !== null)
}

export const ignored = 'ignore'

/** If a person gives a column a meaning that another column has, the other one loses it. */
function withChoices(guessed: Columns, choices: Choices): Columns {
  const columns: Record<Field, number | null> = { ...guessed }
  for (const { id, option } of choices) {
    if (id.about !== 'column') continue
    const field = fields.find((each) => each === option)
    if (!field && option !== ignored) continue
    for (const each of fields) if (columns[each] === id.number) columns[each] = null
    if (field) columns[field] = id.number
  }
  return columns
}

/** 'T−2h', 'H+00:30', 'T0'. */
export function isOffset(text: string): boolean {
  return /^[th]\s*(?:[+−-]\s*\d|0?$)/i.test(text)
}

function isWord(text: string): boolean {
  return /\p{L}{3}/u.test(text)
}

function columnLike(
  rows: readonly Row[],
  { columns, headerRow }: Pick<Recognised, 'columns' | 'headerRow'>,
  fits: (text: string) => boolean,
): number | null {
  const taken = new Set(Object.values(columns))
  const below = rows.slice(headerRow + 1)
  const at = (rows[headerRow] ?? []).findIndex((heading, column) => {
    if (taken.has(column) || isRecord(normalise(cellText(heading)))) return false
    const texts = below.map((row) => cellText(row[column])).filter(Boolean)
    return texts.filter(fits).length > texts.length / 2
  })
  return at < 0 ? null : at
}

/** Finds out what each column is. If no heading is known, all are null and a person has to say. */
export function readColumns(sheet: Sheet, choices: Choices = []): Mapping {
  const { rows } = sheet
  const said = /^(-1|\d{1,6})$/.exec(answerTo(choices, { about: 'headings' }) ?? '')
  const recognised = said
    ? { headerRow: Number(said[0]), ...bestColumns(rows[Number(said[0])] ?? []) }
    : recognise(sheet)
  const { headerRow, columns: guessed } = recognised
  // T−2h and T+00:30 are starts, whatever the heading says.
  const start = guessed.start ?? columnLike(rows, recognised, isOffset)
  const isUnnamed = isMapped({ columns: guessed }) && !isNamed({ columns: guessed })
  const task = isUnnamed ? columnLike(rows, recognised, isWord) : guessed.task
  const columns = withChoices({ ...guessed, start, task }, choices)
  const heading = columns.duration === null ? '' : cellText(rows[headerRow]?.[columns.duration])
  return {
    headerRow,
    columns: { ...columns, id: columns.id ?? columns.wbs },
    unit: unitOf(heading),
  }
}
