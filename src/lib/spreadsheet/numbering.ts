import type { Choices } from './choices.ts'
import { chosenOf } from './choices.ts'
import type { Mapping } from './fields.ts'
import { idKey } from './id-key.ts'
import { parseLinks } from './links.ts'
import type { CellLinks, LinkReading, Resolve } from './links.ts'
import type { Outline } from './outline.ts'
import type { SheetRow } from './rows.ts'

/**
 * What a number in a predecessor cell counts: the sheet's ids; its tasks; its tasks and headings, as
 * Smartsheet and Project number their rows; or the rows as a spreadsheet program numbers them.
 */
export const numberings = ['ids', 'tasks', 'rows', 'sheet rows'] as const

export type Numbering = (typeof numberings)[number]

export type NumberedRows = {
  readonly numbering: Numbering
  readonly offered: readonly Numbering[]
  /** Each row's id as it is written or counted, and its key, which is one of a kind. */
  readonly ids: readonly { readonly id: string; readonly key: string }[]
  readonly resolve: Resolve
}

function idsBy(numbering: Numbering, rows: readonly SheetRow[], { places }: Outline): string[] {
  let tasks = 0
  return rows.map((row, i) => {
    if (numbering === 'ids') return row.text('id')
    if (numbering === 'rows') return String(i + 1)
    if (numbering === 'sheet rows') return String(row.number)
    return places[i]!.isGroup ? '' : String(++tasks)
  })
}

function keyed(ids: readonly string[], rows: readonly SheetRow[]) {
  const used = new Set<string>()
  return ids.map((id, i) => {
    const isTaken = id === '' || used.has(idKey(id))
    used.add(idKey(id))
    return { id, key: isTaken ? `${id || '?'} (row ${rows[i]!.number})` : id }
  })
}

function lookup(rows: readonly SheetRow[], ids: readonly { id: string; key: string }[]): Resolve {
  const byId = new Map<string, string>()
  const byName = new Map<string, string>()
  for (const [i, { id, key }] of ids.entries()) {
    if (id !== '' && !byId.has(idKey(id))) byId.set(idKey(id), key)
    const name = rows[i]!.text('task').toLowerCase()
    if (name !== '' && !byName.has(name)) byName.set(name, key)
  }
  return (text) => byId.get(idKey(text)) ?? byName.get(text.toLowerCase())
}

/** How many references a numbering resolves; those to the row itself or a later one count half. */
function score(
  rows: readonly SheetRow[],
  ids: readonly { id: string; key: string }[],
  resolve: Resolve,
) {
  const places = new Map(ids.map(({ key }, i) => [key, i]))
  let found = 0
  let missing = 0
  for (const [i, row] of rows.entries()) {
    const cell = row.text('after')
    if (cell === '') continue
    const read = parseLinks(cell, { resolve, previous: null, lagUnit: 'minute', hoursOfDay: 24 })
    missing += read.unknown.length
    for (const { key } of read.links) found += places.get(key)! < i ? 1 : 0.5
  }
  return { found, missing }
}

/**
 * The ids that predecessor cells mean. Where the sheet has no id column its rows are counted, in the
 * way that makes the most sense of the references; an id column is passed over only where it
 * explains less than half of them and a count explains all.
 */
export function numberRows(
  rows: readonly SheetRow[],
  { columns }: Mapping,
  outline: Outline,
  choices: Choices = {},
): NumberedRows {
  const hasGroups = outline.places.some(({ isGroup }) => isGroup)
  const counts = hasGroups
    ? (['tasks', 'rows', 'sheet rows'] as const)
    : (['tasks', 'sheet rows'] as const)
  const offered: readonly Numbering[] = columns.id === null ? counts : ['ids', ...counts]

  function by(numbering: Numbering): NumberedRows {
    const ids = keyed(idsBy(numbering, rows, outline), rows)
    return { numbering, offered, ids, resolve: lookup(rows, ids) }
  }

  const chosen = chosenOf(choices, 'numbering', offered)
  if (chosen) return by(chosen)
  const first = by(offered[0]!)
  const plain = score(rows, first.ids, first.resolve)
  const isGood = plain.missing === 0 || (columns.id !== null && plain.found >= plain.missing)
  if (columns.after === null || (isGood && plain.found % 1 === 0)) return first

  let best = { numbered: first, ...plain }
  for (const numbering of offered.slice(1)) {
    const numbered = by(numbering)
    const other = score(rows, numbered.ids, numbered.resolve)
    if (columns.id !== null && (other.missing > 0 || isGood)) continue
    if (other.found > best.found) best = { numbered, ...other }
  }
  // The sheet's own ids stay the names of its tasks; only what the references mean is counted.
  if (columns.id === null || best.numbered === first) return best.numbered
  const counted = best.numbered
  const own = new Map(counted.ids.map(({ key }, i) => [key, first.ids[i]!.key]))
  return {
    ...counted,
    ids: first.ids,
    resolve: (text) => own.get(counted.resolve(text) ?? '') ?? first.resolve(text),
  }
}

/** What a row's predecessor and successor cells say. */
export function linksOfRow(
  row: SheetRow,
  reading: LinkReading,
): { readonly after: CellLinks; readonly before: CellLinks } {
  return {
    after: parseLinks(row.text('after'), reading),
    before: parseLinks(row.text('before'), reading),
  }
}
