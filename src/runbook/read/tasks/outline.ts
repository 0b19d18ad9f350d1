import { type Choices, chosenOf } from '../questions/choices.ts'
import { limits } from '../../failure.ts'
import type { Mapping } from '../columns/fields.ts'
import { idKey } from '../cells/id-key.ts'
import { headingText, spanOfPart, type SheetRow } from './task-rows.ts'
import { cellText, type Sheet } from '../file/table.ts'
import type { ReadTimes } from './times.ts'

/** Where a sheet says which tasks belong together. */
export const outlineSources = [
  'level',
  'wbs',
  'parent',
  'indent',
  'column',
  'headings',
  'span',
  'none',
] as const

export type OutlineSource = (typeof outlineSources)[number]

export type OutlineGroup = {
  readonly key: string
  readonly name: string
  readonly parent: string | null
  /** The row that is the group, as a spreadsheet program numbers it; null for a column's value. */
  readonly row: number | null
}

export type Outline = {
  readonly source: OutlineSource
  /** What else the sheet offers, the chosen one among them. */
  readonly offered: readonly OutlineSource[]
  readonly groups: readonly OutlineGroup[]
  /** The group's key of each row, null for none; and whether the row is itself a group. */
  readonly places: readonly { readonly group: string | null; readonly isGroup: boolean }[]
}

/** What lies deeper is in the deepest group. */
const deepest = limits.groups - 1

function keyOfRow(row: SheetRow) {
  return `row ${row.number}`
}

/** Levels as numbers: a row over deeper ones is a group. */
function byLevels(rows: readonly SheetRow[], levels: readonly number[], names: readonly string[]) {
  const open: { level: number; key: string }[] = []
  const groups: OutlineGroup[] = []
  const places = rows.map((row, i) => {
    const level = levels[i]!
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop()
    const group = open.at(-1)?.key ?? null
    const isGroup = open.length < deepest && (levels[i + 1] ?? -Infinity) > level
    if (isGroup) {
      const key = keyOfRow(row)
      groups.push({ key, name: names[i]!, parent: group, row: row.number })
      open.push({ level, key })
    }
    return { group, isGroup }
  })
  return { groups, places }
}

/** '1.2.3' is under '1.2' where that is a row too, and otherwise under '1'. */
function wbsLevels(rows: readonly SheetRow[], field: 'wbs' | 'id'): number[] {
  const known = new Set(rows.map((row) => row.text(field).replace(/\.$/, '')))
  return rows.map((row) => {
    const parts = row.text(field).replace(/\.$/, '').split('.')
    return parts.filter((_, i) => i > 0 && known.has(parts.slice(0, i).join('.'))).length
  })
}

/** Columns of numbers that a tracker gives each row and shows to nobody, as Jira's 'Issue id'. */
function hiddenIds({ rows }: Sheet, { headerRow, columns }: Mapping): number[] {
  return (rows[headerRow] ?? []).flatMap((cell, column) =>
    column !== columns.parent && /\b(id|key)$/i.test(cellText(cell)) ? [column] : [],
  )
}

function byParent(
  sheet: Sheet,
  mapping: Mapping,
  rows: readonly SheetRow[],
  names: readonly string[],
) {
  const hidden = hiddenIds(sheet, mapping)
  const rowsById = new Map<string, SheetRow>()
  for (const row of rows)
    for (const text of [
      row.text('id'),
      row.text('task'),
      ...hidden.map((column) => cellText(sheet.rows[row.number - 1]?.[column])),
    ])
      if (text !== '' && !rowsById.has(idKey(text))) rowsById.set(idKey(text), row)

  function parentOf(row: SheetRow) {
    return rowsById.get(idKey(row.text('parent')))
  }

  /** Rows that are each other's parents are in no group, and neither are those too deep to show. */
  function isTooDeep(row: SheetRow) {
    let at: SheetRow | undefined = row
    for (let depth = 0; at && depth <= deepest; depth++) at = parentOf(at)
    return at !== undefined
  }

  const parents = rows.map((row) => (isTooDeep(row) ? undefined : parentOf(row)))
  const isParent = new Set(parents.filter((parent) => parent !== undefined))
  const values = new Map<string, string>()
  for (const row of rows)
    if (!parentOf(row) && row.text('parent') !== '' && !isParent.has(row))
      values.set(row.text('parent'), `value ${row.text('parent')}`)

  function groupOf(row: SheetRow, i: number) {
    return parents[i] ? keyOfRow(parents[i]) : (values.get(row.text('parent')) ?? null)
  }

  return {
    groups: [
      ...[...values].map(([name, key]) => ({ key, name, parent: null, row: null })),
      ...rows.flatMap((row, i) =>
        isParent.has(row)
          ? [{ key: keyOfRow(row), name: names[i]!, parent: groupOf(row, i), row: row.number }]
          : [],
      ),
    ],
    places: rows.map((row, i) => ({ group: groupOf(row, i), isGroup: isParent.has(row) })),
  }
}

/** Whether a column names each group once, over the rows that may be meant by it. */
export function isWrittenOnce(rows: readonly SheetRow[]): boolean {
  const names = rows.flatMap((row) => (row.isHeading ? [] : [row.text('group')]))
  const written = names.filter(Boolean)
  return written.length < names.length && new Set(written).size === written.length
}

function byColumn(rows: readonly SheetRow[], choices: Choices) {
  const isCarried = isWrittenOnce(rows) && choices['groups-down'] !== 'no'
  let above = ''
  const keys = new Map<string, string>()
  for (const row of rows) {
    const name = row.text('group')
    if (name !== '' && !row.isHeading) keys.set(name, `value ${name}`)
  }
  return {
    groups: [...keys].map(([name, key]): OutlineGroup => ({ key, name, parent: null, row: null })),
    places: rows.map((row) => {
      above = row.text('group') || (isCarried ? above : '')
      return { group: keys.get(above) ?? null, isGroup: row.isHeading }
    }),
  }
}

type Spans = Pick<ReadTimes, 'starts' | 'finishes'>

/** The minutes from which to which a row runs, by its own start and finish; null without both. */
function spanOf({ starts, finishes }: Spans, i: number): readonly [number, number] | null {
  const [start, finish] = [starts[i]!, finishes[i]!]
  if (typeof start === 'string' || typeof finish === 'string') return null
  return start.kind === 'at' && finish.kind === 'at' ? [start.minutes, finish.minutes] : null
}

/**
 * A text file loses its indentation, but a summary row still covers the rows below it: it has no
 * owner and no links, starts with the first of them and finishes with the last. A row that covers
 * others which cover some is above those: level 0, then 1, and tasks last.
 */
function spanLevels(rows: readonly SheetRow[], times: Spans): number[] {
  const isBare = rows.map(
    (row) => !['owner', 'team', 'after', 'before'].some((field) => row.text(field as 'owner')),
  )

  function covers(i: number, end: number) {
    const span = spanOf(times, i)
    if (!span || end - i < 3) return false
    let [first, last] = [Infinity, -Infinity]
    for (let below = i + 1; below < end; below++) {
      const own = spanOf(times, below)
      if (!own) continue
      first = Math.min(first, own[0])
      last = Math.max(last, own[1])
    }
    return first === span[0] && last === span[1]
  }

  const isSummary = rows.map((_, i) => {
    if (!isBare[i]) return false
    const next = isBare.indexOf(true, i + 1)
    return covers(i, next < 0 ? rows.length : next)
  })
  // The project's own row is the first and covers all others.
  const isWhole = isBare[0] === true && isSummary.includes(true) && covers(0, rows.length)
  return rows.map((_, i) => (isWhole && i === 0 ? 0 : isSummary[i] ? 1 : 2))
}

function isOutlined(levels: readonly number[]) {
  return levels.some((level, i) => i > 0 && level > levels[i - 1]!)
}

/**
 * Which tasks belong together: by outline level, by outline number (WBS), by a parent, by
 * indentation, by a column such as 'Phase', by rows that are only a heading, or by rows that cover
 * those below; the first of these
 * that the sheet has, unless `choices.groups` names another. A heading row is never a task.
 */
function readPart(
  sheet: Sheet,
  mapping: Mapping,
  rows: readonly SheetRow[],
  times: Spans,
  choices: Choices,
): Outline {
  const { columns } = mapping
  const names = rows.map((row) =>
    row.isHeading ? headingText(sheet, row) : row.text('task') || row.text('id'),
  )
  const numbers = rows.map((row) => Number(row.text('level')) || 0)
  const wbsField = columns.wbs === null ? 'id' : 'wbs'
  const codes = wbsLevels(rows, wbsField)
  const indents = rows.map(({ indent }) => indent)
  const headings = rows.map(({ isHeading }) => (isHeading ? 0 : 1))
  const spans = spanLevels(rows, times)

  const has: Readonly<Record<OutlineSource, boolean>> = {
    level: columns.level !== null && isOutlined(numbers),
    wbs: isOutlined(codes),
    parent: columns.parent !== null && rows.some((row) => row.text('parent') !== ''),
    indent: isOutlined(indents),
    column: columns.group !== null && rows.some((row) => row.text('group') !== ''),
    headings: rows.some(({ isHeading }) => isHeading),
    span: isOutlined(spans),
    none: true,
  }
  const offered = outlineSources.filter((source) => has[source])
  const source = chosenOf(choices, 'groups', offered) ?? offered[0]!

  const ways: Readonly<Record<OutlineSource, () => Pick<Outline, 'groups' | 'places'>>> = {
    level: () => byLevels(rows, numbers, names),
    wbs: () => byLevels(rows, codes, names),
    parent: () => byParent(sheet, mapping, rows, names),
    indent: () => byLevels(rows, indents, names),
    column: () => byColumn(rows, choices),
    headings: () => byLevels(rows, headings, names),
    span: () => byLevels(rows, spans, names),
    none: () => ({
      groups: [],
      places: rows.map(({ isHeading }) => ({ group: null, isGroup: isHeading })),
    }),
  }

  const { groups, places } = ways[source]()
  // A heading without rows below it is no group, and no task either.
  const isKnown = new Set(groups.map(({ row }) => row))
  return {
    source,
    offered,
    groups,
    places: places.map((place, i) => ({
      ...place,
      isGroup: place.isGroup || rows[i]!.isHeading || isKnown.has(rows[i]!.number),
    })),
  }
}

/**
 * The same, where each of several sheets that are read as one is a group around its own.
 */
export function readOutline(
  sheet: Sheet,
  mapping: Mapping,
  rows: readonly SheetRow[],
  times: Spans,
  choices: Choices = {},
): Outline {
  if (!sheet.parts) return readPart(sheet, mapping, rows, times, choices)
  const outlines = sheet.parts.map(({ name }, part) => {
    const [from, to] = spanOfPart(rows, part)
    const spans = { starts: times.starts.slice(from, to), finishes: times.finishes.slice(from, to) }
    const own = readPart(sheet, mapping, rows.slice(from, to), spans, choices)
    const whole = { key: `sheet ${name}`, name, parent: null, row: null }

    function keyOf(key: string | null): string {
      return key === null ? whole.key : `${whole.key}: ${key}`
    }

    return {
      offered: own.offered,
      source: own.source,
      groups: [
        whole,
        ...own.groups.map((group) => ({
          ...group,
          key: keyOf(group.key),
          parent: keyOf(group.parent),
        })),
      ],
      places: own.places.map((place) => ({ ...place, group: keyOf(place.group) })),
    }
  })
  const offered = new Set(outlines.flatMap((outline) => outline.offered))
  return {
    source: outlines[0]!.source,
    offered: outlineSources.filter((source) => offered.has(source)),
    groups: outlines.flatMap(({ groups }) => groups),
    places: outlines.flatMap(({ places }) => places),
  }
}
