import { limits } from '../../failure.ts'
import { counted } from '../../../lib/counted.ts'
import { idKey } from '../cells/id-key.ts'
import type { Field } from '../columns/fields.ts'
import { answerTo, answered, raised, type Choices } from '../questions/choices.ts'
import type { RowMoments } from './one-zone.ts'
import { spanLevels } from './span-levels.ts'
import type { Headings, SheetRow } from './task-rows.ts'

type Source = { readonly text: string; readonly field?: Field; readonly isSure?: boolean }

/** Where groups can come from. The first source that a sheet has is used. */
const sources = {
  level: { text: 'the outline level', field: 'level', isSure: true },
  wbs: { text: 'the outline number', field: 'wbs' },
  parent: { text: 'the parent', field: 'parent' },
  indent: { text: 'the indentation' },
  column: { text: 'a column', field: 'group', isSure: true },
  headings: { text: 'rows that are only a heading' },
  span: { text: 'rows that sum up those below' },
  none: { text: 'no groups', isSure: true },
} as const satisfies Readonly<Record<string, Source>>

type OutlineSource = keyof typeof sources

const outlineSources = Object.keys(sources) as OutlineSource[]

export type OutlineGroup = {
  readonly key: string
  readonly name: string
  readonly parent: string | null
  /** The group's own row; null if the group is a column's value or a sheet. */
  readonly row: number | null
}

/** `group` is a key or null. A row with `isGroup` is a heading and no task. */
export type Grouped = { readonly group: string | null; readonly isGroup: boolean }

/** The index of another row, or a name that has no row. */
type Parent = number | string | null

/** Rows below this depth are put in the deepest group. */
const deepest = limits.groups - 1

function byLevels(levels: readonly number[]): Parent[] {
  const open: number[] = []
  return levels.map((level, i) => {
    while (open.length > 0 && levels[open.at(-1)!]! >= level) open.pop()
    const parent = open.at(-1) ?? null
    if (open.length < deepest) open.push(i)
    return parent
  })
}

/** '1.2.3' is under '1.2' if there is such a row, and otherwise under '1'. */
function outlineLevels(rows: readonly SheetRow[], field: 'wbs' | 'id'): number[] {
  const codes = rows.map((row) => row.text(field).replace(/\.$/, ''))
  const known = new Set(codes)
  return codes.map((code) => {
    const parts = code.split('.')
    return parts.filter((_, i) => i > 0 && known.has(parts.slice(0, i).join('.'))).length
  })
}

/** Finds parents by number, by name, or by a number that only the exporting program shows. */
function byName(rows: readonly SheetRow[]): Parent[] {
  const places = new Map<string, number>()
  for (const [i, row] of rows.entries())
    for (const field of ['id', 'task', 'hidden'] as const) {
      const key = idKey(row.text(field))
      if (key !== '' && !places.has(key)) places.set(key, i)
    }
  const parents = rows.map((row) => places.get(idKey(row.text('parent'))) ?? null)
  const isParent = new Set(parents)

  /** A circle of parents counts as too deep, too. */
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

/** A phase that is written only beside its first task: 'Prepare', '', '', 'Cut over', ''. */
function isWrittenOnce(rows: readonly SheetRow[]): boolean {
  const names = rows.flatMap((row) => (row.isHeading ? [] : [row.text('group')]))
  const written = names.filter(Boolean)
  return written.length < names.length && new Set(written).size === written.length
}

function byColumn(rows: readonly SheetRow[], isCarried: boolean): Parent[] {
  let above = ''
  return rows.map((row) => {
    above = row.text('group') || (isCarried ? above : '')
    return above || null
  })
}

function grouped<Row extends SheetRow>(
  rows: readonly Row[],
  parents: readonly Parent[],
  sheet: string,
) {
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
    // A heading without rows below it is neither a group nor a task.
    rows: rows.map((row, i) => ({
      ...row,
      group: keyOf(parents[i]!),
      isGroup: row.isHeading || isParent.has(i),
    })),
  }
}

function parentsBy(
  rows: readonly (SheetRow & RowMoments)[],
  has: Headings['has'],
  isCarried: boolean,
) {
  const ways: Readonly<Record<OutlineSource, Parent[]>> = {
    level: byLevels(rows.map((row) => Number(row.text('level')) || 0)),
    wbs: byLevels(outlineLevels(rows, has('wbs') ? 'wbs' : 'id')),
    parent: byName(rows),
    indent: byLevels(rows.map(({ indent }) => indent)),
    column: byColumn(rows, isCarried),
    headings: byLevels(rows.map(({ isHeading }) => (isHeading ? 0 : 1))),
    span: byLevels(spanLevels(rows)),
    none: rows.map(() => null),
  }
  const offered = outlineSources.filter((source) => {
    if (source === 'headings') return rows.some(({ isHeading }) => isHeading)
    return source === 'none' || ways[source].some((parent) => parent !== null)
  })
  return { ways, offered }
}

/** Groups the rows by one source. Each of several sheets is a group around its rows. */
export function readOutline<Row extends SheetRow & RowMoments>(
  { parts, has, column }: Headings,
  rows: readonly Row[],
  choices: Choices = [],
) {
  const carried = answered(choices, 'groups-down', 'yes')
  const answer = answerTo(choices, { about: 'groups' })
  const sheets = parts.map(({ name }, part) => {
    const own = rows.filter((row) => row.part === part)
    const isOnce = isWrittenOnce(own)
    const { ways, offered } = parentsBy(own, has, isOnce && carried.chosen === 'yes')
    const source = offered.find((each) => each === answer) ?? offered[0]!
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
    rows: sheets.flatMap((sheet) => sheet.rows),
    guesses: raised(
      offered.length > 1 && {
        id: { about: 'groups' },
        where: field ? column(field) : '',
        sentence:
          source === 'none'
            ? 'Tasks aren’t grouped.'
            : `${counted(groups.length, 'group comes', 'groups come')} from ${text}. The rows that name them aren’t tasks.`,
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
