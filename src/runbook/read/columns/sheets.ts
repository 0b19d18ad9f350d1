import { cellText, widthOf, type Cell, type Row, type Sheet } from '../file/table.ts'
import { type Choices, chosenOf } from '../questions/choices.ts'
import { isMapped, normalise, readColumns, recognise, unitOf, type Recognised } from './columns.ts'
import { fields, noHeadings, type Mapping } from './fields.ts'

/** What `Choices` calls a sheet of a workbook: whether it is read is the answer. */
export function sheetChoice(index: number): string {
  return `sheet:${index}`
}

export type Ticks = {
  /** Which sheets are read. */
  readonly isRead: readonly boolean[]
  /** Which of them look like a plan of work, whatever a person says. */
  readonly isPlan: readonly boolean[]
}

/** Tasks, and when they are done or what they wait for: a list of risks has owners and names as well. */
function looksLikePlan({ columns }: Recognised): boolean {
  const { duration, start, after } = columns
  return isMapped({ columns }) && [duration, start, after].some((column) => column !== null)
}

/** Which sheets are read: those that look like a plan, or the likeliest. `choices`: 'sheet:2'. */
export function tickSheets(sheets: readonly Sheet[], choices: Choices = {}): Ticks {
  const seen = sheets.map(recognise)
  const best = seen.reduce((most, { found }, i) => (found > seen[most]!.found ? i : most), 0)
  const isPlan = seen.map((each, i) => i === best || looksLikePlan(each))
  const isRead = isPlan.map(
    (is, i) => (chosenOf(choices, sheetChoice(i), ['yes', 'no']) ?? (is ? 'yes' : 'no')) === 'yes',
  )
  return { isPlan, isRead: isRead.includes(true) ? isRead : isRead.with(best, true) }
}

/** Which column of the whole each column of a further sheet goes to: by its meaning, then by its heading. */
function placesIn(whole: Sheet, known: Mapping, sheet: Sheet, own: Mapping): number[] {
  const headings = (whole.rows[known.headerRow] ?? []).map((cell) => normalise(cellText(cell)))
  const taken = new Set<number>()

  function placeFor(column: number): number {
    // Without headings a sheet goes on as the first one began.
    if (own.headerRow === noHeadings) return column
    const heading = cellText(sheet.rows[own.headerRow]?.[column])
    const field = fields.find((each) => own.columns[each] === column)
    // Hours below a heading that says minutes would be read as minutes.
    const isAlike = field !== 'duration' || unitOf(heading) === known.unit
    const place = (isAlike && field && known.columns[field]) ?? headings.indexOf(normalise(heading))
    return typeof place === 'number' && place >= 0 && !taken.has(place) ? place : -1
  }

  let next = widthOf(whole)
  return Array.from({ length: widthOf(sheet) }, (_, column) => {
    const found = placeFor(column)
    const place = found < 0 ? next++ : found
    taken.add(place)
    return place
  })
}

/** `known`: the columns of the whole. */
function below(whole: Sheet, known: Mapping, sheet: Sheet): Sheet {
  const own = readColumns(sheet)
  const places = placesIn(whole, known, sheet, own)
  const first = own.headerRow + 1
  const from = whole.rows.length
  const parts = whole.parts ?? [
    {
      name: whole.name,
      from: 0,
      first: 0,
      columns: Array.from({ length: widthOf(whole) }, (_, i) => i),
    },
  ]

  function moved(row: Row): Row {
    const cells: Cell[] = []
    for (const [column, place] of places.entries()) cells[place] = row[column] ?? null
    return Array.from(cells, (cell) => cell ?? null)
  }

  const columns: number[] = []
  for (const [column, place] of places.entries()) columns[place] = column
  return {
    name: whole.name,
    rows: [
      ...headedBy(whole.rows, known.headerRow, moved(sheet.rows[own.headerRow] ?? [])),
      ...sheet.rows.slice(first).map(moved),
    ],
    indents: [...indentsOf(whole), ...indentsOf(sheet).slice(first)],
    parts: [...parts, { name: sheet.name, from, first, columns }],
  }
}

/** Rows whose headings are joined by those that only a further sheet has. */
function headedBy(rows: readonly Row[], headerRow: number, headings: Row): readonly Row[] {
  const own = rows[headerRow]
  if (!own) return rows
  const width = Math.max(own.length, headings.length)
  return rows.with(
    headerRow,
    Array.from({ length: width }, (_, i) => own[i] ?? headings[i] ?? null),
  )
}

function indentsOf({ rows, indents }: Sheet): readonly number[] {
  return rows.map((_, i) => indents?.[i] ?? 0)
}

/**
 * Sheets as one: the rows of each below those of the first, its columns where the first has columns of
 * the same meaning or heading. A sheet alone stays as it is. `choices`: 'headings', of the first.
 */
export function asOne([first, ...others]: readonly Sheet[], { headings }: Choices = {}): Sheet {
  if (!first) throw new Error('A file without sheets has no columns')
  const said: Choices = headings === undefined ? {} : { headings }
  return others.reduce((whole, sheet) => below(whole, readColumns(whole, said), sheet), first)
}
