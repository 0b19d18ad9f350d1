import { cellText, widthOf, type Row, type Sheet } from '../file/table.ts'
import { chosenOf, type Choices } from '../questions/choices.ts'
import { isMapped, normalise, readColumns, recognise, unitOf, type Recognised } from './columns.ts'
import { fields, noHeadings, type Mapping } from './fields.ts'

export type Ticks = {
  readonly isRead: readonly boolean[]
  readonly isPlan: readonly boolean[]
}

/** A list of risks has names and owners too, but no times, durations or links. */
function looksLikePlan({ columns }: Recognised): boolean {
  const { duration, start, after } = columns
  return isMapped({ columns }) && [duration, start, after].some((column) => column !== null)
}

/** Reads the sheets that look like a plan, or the likeliest one. */
export function tickSheets(sheets: readonly Sheet[], choices: Choices = []): Ticks {
  const seen = sheets.map(recognise)
  const best = seen.reduce((most, { found }, i) => (found > seen[most]!.found ? i : most), 0)
  const isPlan = seen.map((each, i) => i === best || looksLikePlan(each))
  const isRead = isPlan.map(
    (is, i) =>
      (chosenOf(choices, { about: 'sheet', number: i }, ['yes', 'no']) ?? (is ? 'yes' : 'no')) ===
      'yes',
  )
  return { isPlan, isRead: isRead.includes(true) ? isRead : isRead.with(best, true) }
}

/** columns[i] is this sheet's index of joined column i. Columns that the first sheet lacks come last. */
function columnsIn(whole: Sheet, known: Mapping, sheet: Sheet, own: Mapping) {
  const headings = (whole.rows[known.headerRow] ?? []).map((cell) => normalise(cellText(cell)))
  const columns: (number | undefined)[] = Array.from({ length: widthOf(whole) })

  function placeOf(column: number): number {
    // A sheet without headings has the columns of the first.
    if (own.headerRow === noHeadings) return column
    const heading = cellText(sheet.rows[own.headerRow]?.[column])
    const field = fields.find((each) => own.columns[each] === column)
    // Hours must not be joined to a column of minutes.
    const isAlike = field !== 'duration' || unitOf(heading) === known.unit
    return (isAlike && field ? known.columns[field] : null) ?? headings.indexOf(normalise(heading))
  }

  for (let column = 0; column < widthOf(sheet); column++) {
    const place = placeOf(column)
    const isFree = place >= 0 && columns[place] === undefined
    columns[isFree ? place : columns.length] = column
  }
  return columns
}

function indentsOf({ rows, indents }: Sheet): readonly number[] {
  return rows.map((_, i) => indents?.[i] ?? 0)
}

function below(whole: Sheet, known: Mapping, sheet: Sheet): Sheet {
  const own = readColumns(sheet)
  const columns = columnsIn(whole, known, sheet, own)
  const first = own.headerRow + 1

  function moved(row: Row = []): Row {
    return Array.from(columns, (column) => row[column ?? -1] ?? null)
  }

  const headings = whole.rows[known.headerRow]
  const joined = moved(sheet.rows[own.headerRow]).map((text, i) => headings?.[i] ?? text)
  const all = Array.from({ length: widthOf(whole) }, (_, i) => i)
  return {
    name: whole.name,
    rows: [
      ...(headings ? whole.rows.with(known.headerRow, joined) : whole.rows),
      ...sheet.rows.slice(first).map(moved),
    ],
    indents: [...indentsOf(whole), ...indentsOf(sheet).slice(first)],
    parts: [
      ...(whole.parts ?? [{ name: whole.name, from: 0, first: 0, columns: all }]),
      { name: sheet.name, from: whole.rows.length, first, columns },
    ],
  }
}

/** Joins sheets: rows of later sheets follow, in columns of the same meaning or heading. */
export function asOne([first, ...others]: readonly Sheet[], choices: Choices = []): Sheet {
  if (!first) throw new Error('A file without sheets has no columns')
  const said = choices.filter(({ id }) => id.about === 'headings')
  return others.reduce((whole, sheet) => below(whole, readColumns(whole, said), sheet), first)
}
