import { type Choices, chosenOf } from '../questions/choices.ts'
import { Refused, limits } from '../../failure.ts'
import type { Mapping } from '../columns/fields.ts'
import { idKey } from '../cells/id-key.ts'
import { parseLinks, type Resolve } from '../cells/links.ts'
import type { Outline } from './outline.ts'
import { spanOfPart, type SheetRow } from './task-rows.ts'
import { longestValue } from '../file/table.ts'

/**
 * What a number in a predecessor cell counts: the sheet's ids; its tasks; its tasks and headings, as
 * Smartsheet and Project number their rows; or the rows as a spreadsheet program numbers them.
 */
export const numberings = ['ids', 'tasks', 'rows', 'sheet rows'] as const

export type Numbering = (typeof numberings)[number]

export type NumberedRows = {
  readonly numbering: Numbering
  readonly offered: readonly Numbering[]
  /** Whether no other way of counting explains the references as well. */
  readonly isSure: boolean
  /** Each row's id as it is written or counted, and its key, which is one of a kind. */
  readonly ids: readonly { readonly id: string; readonly key: string }[]
  /** The row that a text in this row's cells means, by its key. */
  readonly resolve: (text: string, row: number) => string | undefined
}

type NumberedPart = Omit<NumberedRows, 'resolve'> & { readonly resolve: Resolve }

function idsBy(
  numbering: Numbering,
  rows: readonly SheetRow[],
  { places }: Pick<Outline, 'places'>,
): string[] {
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
    const isTaken = id === '' || id.length > longestValue || used.has(idKey(id))
    used.add(idKey(id))
    return { id, key: isTaken ? `${id.slice(0, 40) || '?'} (row ${rows[i]!.number})` : id }
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
  let numbers = 0
  for (const [i, row] of rows.entries()) {
    const cell = row.text('after')
    if (cell === '') continue
    const read = parseLinks(cell, { resolve, previous: null, lagUnit: 'minute', hoursOfDay: 24 })
    missing += read.unknown.length
    if (found + missing > limits.links) throw new Refused('too_many_links')
    if (/\d/.test(cell)) numbers++
    for (const { from } of read.links) found += places.get(from)! < i ? 1 : 0.5
  }
  return { found, missing, numbers }
}

/**
 * The ids that predecessor cells mean. Where the sheet has no id column its rows are counted, in the
 * way that makes the most sense of the references; an id column is passed over only where it
 * explains less than half of them and a count explains all.
 */
function numberPart(
  rows: readonly SheetRow[],
  { columns }: Mapping,
  outline: Pick<Outline, 'places'>,
  choices: Choices,
): NumberedPart {
  const hasGroups = outline.places.some(({ isGroup }) => isGroup)
  const counts = hasGroups
    ? (['tasks', 'rows', 'sheet rows'] as const)
    : (['tasks', 'sheet rows'] as const)
  const offered: readonly Numbering[] = columns.id === null ? counts : ['ids', ...counts]

  function by(numbering: Numbering, isSure = true): NumberedPart {
    const ids = keyed(idsBy(numbering, rows, outline), rows)
    return { numbering, offered, isSure, ids, resolve: lookup(rows, ids) }
  }

  const chosen = chosenOf(choices, 'numbering', offered)
  if (chosen) return inOwnIds(by(chosen))
  const first = by(offered[0]!)
  const own = score(rows, first.ids, first.resolve)
  if (columns.after === null) return first
  // The sheet's own ids mean what they say unless they explain next to nothing.
  if (columns.id !== null && (own.missing === 0 || own.found >= own.missing)) return first

  const scored = offered.map((numbering) => {
    const numbered = by(numbering)
    return { numbered, ...score(rows, numbered.ids, numbered.resolve) }
  })
  const possible = scored.filter(({ missing }) => columns.id === null || missing === 0)
  const best = possible.reduce(
    (most, each) => (each.found > most.found ? each : most),
    possible[0] ?? scored[0]!,
  )
  const equal = possible.filter(({ found }) => found === best.found)
  const isSure = equal.length === 1 || best.numbers === 0
  return inOwnIds({ ...best.numbered, isSure })

  /** The sheet's own ids stay the names of its tasks; only what the references mean is counted. */
  function inOwnIds(counted: NumberedPart): NumberedPart {
    if (columns.id === null || counted.numbering === 'ids') return counted
    const { ids, resolve } = by('ids')
    const keys = new Map(counted.ids.map(({ key }, i) => [key, ids[i]!.key]))
    return {
      ...counted,
      ids,
      resolve: (text) => keys.get(counted.resolve(text) ?? '') ?? resolve(text),
    }
  }
}

/**
 * The same, where several sheets are read as one and each may count from 1: a text means a row of its
 * own sheet before one of another, and what two sheets call alike is told apart by the sheet.
 */
export function numberRows(
  rows: readonly SheetRow[],
  { parts = [{ name: '' }] }: { readonly parts?: readonly { readonly name: string }[] },
  mapping: Mapping,
  outline: Outline,
  choices: Choices = {},
): NumberedRows {
  const used = new Set<string>()
  const numbered = parts.map(({ name }, part) => {
    const [from, to] = spanOfPart(rows, part)
    const own = numberPart(
      rows.slice(from, to),
      mapping,
      { places: outline.places.slice(from, to) },
      choices,
    )
    const keys = new Map(
      own.ids.map(({ key }) => [key, used.has(idKey(key)) ? `${key} (${name})` : key]),
    )
    for (const key of keys.values()) used.add(idKey(key))
    return { ...own, keys }
  })

  function resolve(text: string, row: number): string | undefined {
    for (const { resolve: known, keys } of [numbered[rows[row]!.part]!, ...numbered]) {
      const key = known(text)
      if (key !== undefined) return keys.get(key)
    }
    return undefined
  }

  return {
    numbering: numbered[0]!.numbering,
    offered: numbered[0]!.offered,
    isSure: numbered.every(({ isSure }) => isSure),
    ids: numbered.flatMap(({ ids, keys }) =>
      ids.map(({ id, key }) => {
        const own = keys.get(key)!
        return own === key ? { id, key } : { id: own, key: own }
      }),
    ),
    resolve,
  }
}
