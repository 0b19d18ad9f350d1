import { isBackout } from '../words/backout.ts'
import { isAtLeast } from './headings/certainty.ts'
import { findHeadings, weight, widthOf } from './columns/heading-rows.ts'
import { isKnown, rolesOf } from './headings/roles.ts'
import { normalise } from './headings/spelling.ts'
import { withDrawnTimes } from './drawn-grid.ts'
import { cellText, isFilled, type Sheet } from './file/table.ts'
import { withPeriods } from './periods.ts'
import { withTimetableRows } from './timetable.ts'

/** A backout below the plan with a title and headings of its own is a sheet of its own, whose rows keep their numbers. */
function withBackoutApart(sheet: Sheet): Sheet[] {
  function textsIn(at: number): string[] {
    return (sheet.rows[at] ?? []).map(cellText).filter(Boolean)
  }

  const at = sheet.rows.findIndex((row, i) => {
    if (i < 2 || row.filter(isFilled).length !== 1 || textsIn(i - 1).length > 0) return false
    const below = textsIn(i + 1)
    const hasHeadings = below.filter(isKnown).length > 1 && below.every((text) => !/\d/.test(text))
    return hasHeadings && isBackout(textsIn(i)[0]!)
  })
  if (at < 0) return [sheet]
  const below = {
    ...sheet,
    name: textsIn(at)[0]!,
    rows: sheet.rows.map((row, i) => (i > at ? row : [])),
  }
  return [{ ...sheet, name: sheet.name || 'Plan', rows: sheet.rows.slice(0, at) }, below]
}

function namesTasks(heading: string): boolean {
  return rolesOf(heading).some(
    ({ role, certainty }) => role === 'task' && isAtLeast(certainty, 'word'),
  )
}

/** A table beside the plan, behind an empty column and with tasks or numbers of its own, is a sheet of its own. */
function withTableBesideApart(sheet: Sheet): Sheet[] {
  if (sheet.isProject) return [sheet]
  const { row, texts } = findHeadings(sheet, null)
  const width = widthOf(sheet)
  const gap = Array.from({ length: width }, (_, at) => at).find(
    (at) => at > 2 && sheet.rows.slice(Math.max(0, row)).every((cells) => !isFilled(cells[at])),
  )
  if (row < 0 || gap === undefined) return [sheet]
  const [left, right] = [texts.slice(0, gap), texts.slice(gap + 1)]
  const haveOwn = [left, right].every((side) => side.some(namesTasks))
  if (!haveOwn || weight(left) < 3 || right.filter(Boolean).length < 2) return [sheet]
  const title = sheet.rows
    .slice(0, row)
    .flatMap((cells) => cells.slice(gap + 1))
    .find(isFilled)
  const beside = sheet.rows.map((cells, at) =>
    at < row ? [] : cells.map((cell, i) => (i > gap ? cell : null)),
  )
  return [
    // 'Plan and rollback' is both.
    {
      ...sheet,
      name: isBackout(sheet.name) ? 'Plan' : sheet.name || 'Plan',
      rows: sheet.rows.map((cells) => cells.slice(0, gap)),
    },
    { ...sheet, name: cellText(title) || `Beside ${sheet.name || 'the plan'}`, rows: beside },
  ]
}

/** The columns of a table that only says which task follows which, as the second sheet of Primavera's export does. */
function linkColumnsOf({ rows }: Sheet) {
  for (const [row, cells] of rows.slice(0, 5).entries()) {
    const names = cells.map((cell) => normalise(cellText(cell)))
    const [from, to] = [names.indexOf('predecessor'), names.indexOf('successor')]
    if (from >= 0 && to >= 0)
      return { row, from, to, kind: names.indexOf('relationship type'), lag: names.indexOf('lag') }
  }
  return null
}

/** Whether a table only says which task follows which. */
export function isLinkTable(sheet: Sheet): boolean {
  return linkColumnsOf(sheet) !== null
}

/** 'A1010 FS+2h' by the task that waits for it. */
function linksIn(sheet: Sheet): ReadonlyMap<string, readonly string[]> {
  const columns = linkColumnsOf(sheet)
  const links = new Map<string, string[]>()
  if (!columns) return links
  for (const cells of sheet.rows.slice(columns.row + 1)) {
    const [from, to, kind, lag] = [columns.from, columns.to, columns.kind, columns.lag].map((at) =>
      cellText(cells[at]),
    )
    if (!from || !to) continue
    const wait = Number(lag) ? `${Number(lag) > 0 ? '+' : ''}${lag!}h` : ''
    const before = links.get(to) ?? []
    before.push(`${from} ${kind || 'FS'}${wait}`)
    links.set(to, before)
  }
  return links
}

/** Writes the links of a table of their own beside the tasks that wait. */
function withLinks(sheets: readonly Sheet[]): readonly Sheet[] {
  const table = sheets.find(isLinkTable)
  if (!table) return sheets
  const links = linksIn(table)
  return sheets.map((sheet) => {
    const ids = sheet.rows.filter((cells) => links.has(cellText(cells[0])))
    if (sheet === table || ids.length * 2 < links.size) return sheet
    const { row } = findHeadings(sheet, null)
    const width = widthOf(sheet)
    const rows = sheet.rows.map((cells, at) => {
      const own = at === row ? 'Predecessors' : links.get(cellText(cells[0]))?.join(', ')
      return own === undefined ? cells : [...cells, ...Array(width - cells.length).fill(null), own]
    })
    return { ...sheet, rows }
  })
}

/** The tables of the sheets, each apart: a backout below the plan, a table beside it. Drawn ones get rows and times. */
export function splitSheets(sheets: readonly Sheet[]): Sheet[] {
  return withLinks(sheets)
    .flatMap(withBackoutApart)
    .flatMap(withTableBesideApart)
    .map(withTimetableRows)
    .map(withPeriods)
    .map(withDrawnTimes)
}
