import { isBackout } from '../../words/backout.ts'
import { isNo, namesMilestone } from '../cells/word-lists.ts'
import { byBand, byColumn, byParent } from './parents-by-column.ts'
import { byIndentOrNumber } from './parents-by-indent.ts'
import { byNumber, byNumberAlone, byNumberedNames, bySummaries } from './parents-by-number.ts'
import { byDates, byMissingIds, byNamesAlone } from './parents-by-phase.ts'
import { byLevels, type Parent } from './parents.ts'
import type { SheetRow } from './sheet-row.ts'

export type OutlineGroup = {
  readonly id: string
  readonly name: string
  readonly parent: string | null
}

/** A row that is a group itself is no task. */
export type Placed = SheetRow & {
  readonly group: string | null
  readonly isGroup: boolean
  /** The group of the rows below this one; null if none is. */
  readonly ownGroup: string | null
  /** Whether the last heading above the row is of a backout. */
  readonly isBelowBackout: boolean
  /** Counts the parts whose numbers may begin anew: each sheet, and the backout below its heading. */
  readonly part: number
}

/** The ways to group rows, in the order in which they are tried: the first that groups any row is used. */
const ways: readonly ((rows: readonly SheetRow[]) => Parent[])[] = [
  (rows) => byLevels(rows.map((row) => Number(row.text('level')) || 0)),
  (rows) => byNumber(rows, 'wbs'),
  byBand,
  byParent,
  byMissingIds,
  byIndentOrNumber,
  bySummaries,
  byNumberedNames,
  byColumn,
  byNumberAlone,
  (rows) => byLevels(rows.map(({ isHeading }) => (isHeading ? 0 : 1))),
  byNamesAlone,
  byDates,
]

function parentsOf(rows: readonly SheetRow[]): Parent[] {
  for (const way of ways) {
    const parents = way(rows)
    if (parents.some((parent) => parent !== null)) return parents
  }
  return rows.map(() => null)
}

/** Milestones are headings where one stands above all tasks; elsewhere each ends what is above it. */
function withMilestones(rows: readonly SheetRow[]): readonly SheetRow[] {
  return rows[0] === undefined || namesMilestone(rows[0].name)
    ? rows
    : rows.map((row) => (namesMilestone(row.name) ? { ...row, isHeading: false } : row))
}

function outlineOf(listed: readonly SheetRow[], title: string) {
  const rows = withMilestones(listed)
  const parents = parentsOf(rows)
  const withRows = new Set(parents)
  const prefix = title === '' ? '' : `sheet ${title}`

  function idOf(parent: Parent): string | null {
    if (parent === null) return prefix || null
    const key = typeof parent === 'string' ? `value ${parent}` : `row ${rows[parent]!.number}`
    return prefix === '' ? key : `${prefix}: ${key}`
  }

  const names = [...withRows].filter((parent) => typeof parent === 'string')
  const hasNames = names.length > 1
  let isBelowBackout = false
  const placed = rows.map((row, i): Placed => {
    // Wrike gives a folder a row of its own, with nothing but its name.
    const isOwn = row.isBare && names.includes(row.name)
    // The last row of a phase that another column names is a task, even if it has only a name.
    const isLast = hasNames && !withRows.has(i) && parents[i + 1] !== parents[i]
    const isHeading = row.isHeading && !(isLast && row.text('task') !== '')
    const isGroup = isHeading || isOwn || (withRows.has(i) && !isNo(row.text('summary')))
    if (row.isHeading) isBelowBackout = isBackout(row.name)
    const part = row.sheet * 2 + Number(isBelowBackout)
    const ownGroup = withRows.has(i) ? idOf(i) : null
    return { ...row, group: idOf(parents[i]!), isGroup, ownGroup, isBelowBackout, part }
  })
  return {
    rows: placed,
    groups: [
      ...(prefix === '' ? [] : [{ id: prefix, name: title, parent: null }]),
      ...names.map((name): OutlineGroup => ({ id: idOf(name)!, name, parent: prefix || null })),
      ...rows.flatMap(({ name }, i): OutlineGroup[] =>
        withRows.has(i) ? [{ id: idOf(i)!, name, parent: idOf(parents[i]!) }] : [],
      ),
    ],
  }
}

/** Groups the rows of each sheet; each of several sheets is a group around its rows. `titles` are the sheets’ names. */
export function readOutline(rows: readonly SheetRow[], titles: readonly string[]) {
  const bySheet = titles.map((title, at) =>
    outlineOf(
      rows.filter(({ sheet }) => sheet === at),
      titles.length > 1 ? title : '',
    ),
  )
  return {
    rows: bySheet.flatMap((sheet) => sheet.rows),
    groups: bySheet.flatMap((sheet) => sheet.groups),
  }
}
