import { limits } from '../../failure.ts'
import { counted } from '../../../lib/counted.ts'
import { idKey } from '../cells/id-key.ts'
import type { Field } from '../columns/fields.ts'
import { decide, raised, type Choices, type Guess } from '../questions/choices.ts'
import { spanLevels, type Spans } from './span-levels.ts'
import type { SheetRow, Table } from './task-rows.ts'

type Source = { readonly text: string; readonly field?: Field; readonly isSure?: boolean }

/** Where a sheet says which tasks belong together; the first of those that it has is taken. */
const sources = {
  level: { text: 'the outline level', field: 'level', isSure: true },
  wbs: { text: 'the outline number', field: 'wbs' },
  parent: { text: 'the parent', field: 'parent' },
  indent: { text: 'the indentation' },
  column: { text: 'a column', field: 'group', isSure: true },
  headings: { text: 'rows that are only a heading' },
  span: { text: 'rows whose start and finish cover those below' },
  none: { text: 'no groups', isSure: true },
} as const satisfies Readonly<Record<string, Source>>

type OutlineSource = keyof typeof sources

const outlineSources = Object.keys(sources) as OutlineSource[]

export type OutlineGroup = {
  readonly key: string
  readonly name: string
  readonly parent: string | null
  /** The number of the row that is the group; null for a column's value and for a sheet. */
  readonly row: number | null
}

export type Outline = {
  readonly groups: readonly OutlineGroup[]
  /** The group's key of each row, null for none; and whether the row is itself a group. */
  readonly places: readonly { readonly group: string | null; readonly isGroup: boolean }[]
  readonly guesses: readonly Guess[]
}

/** What a row is under: another row by its index, or a name that is no row. */
type Parent = number | string | null

/** What lies deeper is in the deepest group. */
const deepest = limits.groups - 1

/** The row above that each row is under, where levels say so. */
function byLevels(levels: readonly number[]): Parent[] {
  const open: number[] = []
  return levels.map((level, i) => {
    while (open.length > 0 && levels[open.at(-1)!]! >= level) open.pop()
    const parent = open.at(-1) ?? null
    if (open.length < deepest) open.push(i)
    return parent
  })
}

/** '1.2.3' is under '1.2' where that is a row too, and otherwise under '1'. */
function outlineLevels(rows: readonly SheetRow[], field: 'wbs' | 'id'): number[] {
  const codes = rows.map((row) => row.text(field).replace(/\.$/, ''))
  const known = new Set(codes)
  return codes.map((code) => {
    const parts = code.split('.')
    return parts.filter((_, i) => i > 0 && known.has(parts.slice(0, i).join('.'))).length
  })
}

/** The row that each names as its parent, by its number, its name or one that only its program shows. */
function byName(rows: readonly SheetRow[]): Parent[] {
  const places = new Map<string, number>()
  for (const [i, row] of rows.entries())
    for (const field of ['id', 'task', 'hidden'] as const) {
      const key = idKey(row.text(field))
      if (key !== '' && !places.has(key)) places.set(key, i)
    }
  const parents = rows.map((row) => places.get(idKey(row.text('parent'))) ?? null)
  const isParent = new Set(parents)

  /** Rows that are each other's parents are in no group, and neither are those too deep to show. */
  function isTooDeep(row: number) {
    let at: number | null = row
    for (let depth = 0; at !== null && depth <= deepest; depth++) at = parents[at]!
    return at !== null
  }

  return rows.map((row, i) => {
    if (isTooDeep(i)) return null
    return parents[i] ?? (isParent.has(i) ? null : row.text('parent') || null)
  })
}

/** Whether a column names each group once, over the rows that may be meant by it. */
function isWrittenOnce(rows: readonly SheetRow[]): boolean {
  const names = rows.flatMap((row) => (row.isHeading ? [] : [row.text('group')]))
  const written = names.filter(Boolean)
  return written.length < names.length && new Set(written).size === written.length
}

/** The name in each row's column of groups, or in that of the row above where it is carried. */
function byColumn(rows: readonly SheetRow[], isCarried: boolean): Parent[] {
  let above = ''
  return rows.map((row) => {
    above = row.text('group') || (isCarried ? above : '')
    return above || null
  })
}

/** Rows under their parents as groups: a row with others under it is one, and so is a name. */
function grouped(rows: readonly SheetRow[], parents: readonly Parent[], sheet: string) {
  const isParent = new Set(parents)
  const names = [...isParent].filter((parent) => typeof parent === 'string')
  const prefix = sheet === '' ? '' : `sheet ${sheet}`

  function keyOf(parent: Parent): string | null {
    if (parent === null) return prefix || null
    const key = typeof parent === 'string' ? `value ${parent}` : `row ${rows[parent]!.number}`
    return prefix === '' ? key : `${prefix}: ${key}`
  }

  function groupOf(name: string, at: Parent, parent: Parent, row: number | null): OutlineGroup {
    return { key: keyOf(at)!, name, parent: keyOf(parent), row }
  }

  return {
    groups: [
      ...(prefix === '' ? [] : [{ key: prefix, name: sheet, parent: null, row: null }]),
      ...names.map((name) => groupOf(name, name, null, null)),
      ...rows.flatMap(({ name, number }, i) =>
        isParent.has(i) ? [groupOf(name, i, parents[i]!, number)] : [],
      ),
    ],
    // A heading without rows below it is no group, and no task either.
    places: rows.map(({ isHeading }, i) => ({
      group: keyOf(parents[i]!),
      isGroup: isHeading || isParent.has(i),
    })),
  }
}

/**
 * Which tasks belong together: by outline level, by outline number (WBS), by a parent, by indentation, by
 * a column such as 'Phase', by rows that are only a heading, or by rows that cover those below; the first
 * of these that a sheet has, unless a person names another. Each of several sheets is a group around its
 * own. A heading row is never a task. `choices`: 'groups', 'groups-down'.
 */
export function readOutline(
  { rows, parts, has, column }: Table,
  times: Spans,
  choices: Choices = {},
): Outline {
  const carried = decide(
    choices,
    'groups-down',
    { yes: 'in the group above', no: 'in no group' },
    'yes',
  )
  const sheets = parts.map(({ name }, part) => {
    const own = rows.filter((row) => row.part === part)
    const from = rows.findIndex((row) => row.part === part)
    const isOnce = isWrittenOnce(own)
    const ways: Readonly<Record<OutlineSource, Parent[]>> = {
      level: byLevels(own.map((row) => Number(row.text('level')) || 0)),
      wbs: byLevels(outlineLevels(own, has('wbs') ? 'wbs' : 'id')),
      parent: byName(own),
      indent: byLevels(own.map(({ indent }) => indent)),
      column: byColumn(own, isOnce && carried.chosen === 'yes'),
      headings: byLevels(own.map(({ isHeading }) => (isHeading ? 0 : 1))),
      span: byLevels(
        spanLevels(own, { starts: times.starts.slice(from), finishes: times.finishes.slice(from) }),
      ),
      none: own.map(() => null),
    }
    const offered = outlineSources.filter((source) => {
      if (source === 'headings') return own.some(({ isHeading }) => isHeading)
      return source === 'none' || ways[source].some((parent) => parent !== null)
    })
    const source = offered.find((each) => each === choices.groups) ?? offered[0]!
    return { source, offered, isOnce, ...grouped(own, ways[source], name) }
  })

  const offered = outlineSources.filter((source) =>
    sheets.some((each) => each.offered.includes(source)),
  )
  const { source, isOnce } = sheets[0]!
  const { text, field, isSure = false }: Source = sources[source]
  const groups = sheets.flatMap((sheet) => sheet.groups)
  return {
    groups,
    places: sheets.flatMap(({ places }) => places),
    guesses: raised(
      offered.length > 1 && {
        id: 'groups',
        where: field ? column(field) : '',
        sentence:
          source === 'none'
            ? 'Tasks are not put in groups.'
            : `${counted(groups.length, 'group comes', 'groups come')} from ${text}. Their own rows are not tasks.`,
        chosen: source,
        options: offered.map((value) => ({ value, text: sources[value].text })),
        isSure,
      },
      source === 'column' &&
        isOnce && {
          ...carried,
          where: column('group'),
          sentence: `Each group is named once. Rows without one are ${carried.chosen === 'yes' ? 'in the group above' : 'in no group'}.`,
        },
    ),
  }
}
