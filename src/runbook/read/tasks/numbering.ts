import { Refused, limits } from '../../failure.ts'
import { idKey } from '../cells/id-key.ts'
import { parseLinks } from '../cells/links.ts'
import { longestValue } from '../file/table.ts'
import { chosenOf, raised, type Choices, type Guess } from '../questions/choices.ts'
import type { Grouped } from './outline.ts'
import type { Headings, SheetRow } from './task-rows.ts'

/** What '3' in a predecessor cell may mean. Smartsheet and Project count tasks and headings. */
const numberings = {
  ids: 'the sheet’s own numbers',
  tasks: 'tasks, counted from 1',
  rows: 'tasks and headings, counted from 1',
  'sheet rows': 'row numbers of the sheet',
} as const

type Numbering = keyof typeof numberings

export type Numbered = {
  readonly id: string
  /** Unique: the id, with the row or the sheet added if the id is taken. */
  readonly key: string
}

export type ResolveIn = (text: string, row: SheetRow) => string | undefined

type Row = SheetRow & Grouped

/** Numbers the rows. With several sheets, each may count from 1. */
function idsBy(numbering: Numbering, rows: readonly Row[], parts: Headings['parts']): string[] {
  const counts = parts.map(() => 0)
  return rows.map((row) => {
    if (numbering === 'ids') return row.text('id')
    if (numbering === 'sheet rows') return String(row.number - parts[row.part]!.shift)
    if (numbering === 'tasks' && row.isGroup) return ''
    return String(++counts[row.part]!)
  })
}

function keyed<Of extends Row>(
  rows: readonly Of[],
  ids: readonly string[],
  parts: Headings['parts'],
): (Of & Numbered)[] {
  const used = new Map<string, number>()
  return rows.map((row, i) => {
    const id = ids[i]!
    const usedIn = used.get(idKey(id))
    if (usedIn === undefined) used.set(idKey(id), row.part)
    if (id === '' || id.length > longestValue || usedIn === row.part)
      return { ...row, id, key: `${id.slice(0, 40) || '?'} (row ${row.number})` }
    const own = usedIn === undefined ? id : `${id} (${parts[row.part]!.name})`
    return { ...row, id: own, key: own }
  })
}

type Known = Map<string, { readonly part: number; readonly key: string }[]>

/** Numbers are tried before names, and rows of the same sheet before those of another. */
function lookup(rows: readonly (Row & Numbered)[], ids: readonly string[]): ResolveIn {
  const [byId, byName]: [Known, Known] = [new Map(), new Map()]

  function add(known: Known, text: string, { part, key }: Row & Numbered) {
    const same = known.get(text) ?? []
    if (text === '' || same.some((each) => each.part === part)) return
    known.set(text, [...same, { part, key }])
  }

  for (const [i, row] of rows.entries()) {
    add(byId, idKey(ids[i]!), row)
    add(byName, row.text('task').toLowerCase(), row)
  }
  return (text, { part }) => {
    const ofId = byId.get(idKey(text)) ?? []
    const found = [...ofId, ...(byName.get(text.toLowerCase()) ?? [])]
    return (found.find((each) => each.part === part) ?? found[0])?.key
  }
}

/** Counts the references that a numbering resolves; one to the row itself or to a later row counts half. */
function score<Of extends { rows: readonly (Row & Numbered)[]; resolve: ResolveIn }>(numbered: Of) {
  const places = new Map(numbered.rows.map(({ key }, i) => [key, i]))
  let [found, missing, numbers] = [0, 0, 0]
  for (const [i, row] of numbered.rows.entries()) {
    const cell = row.text('after')
    if (cell === '') continue
    const read = parseLinks(cell, {
      resolve: (text) => numbered.resolve(text, row),
      previous: null,
      lagUnit: 'minute',
      hoursOfDay: 24,
    })
    missing += read.unknown.length
    if (found + missing > limits.links) throw new Refused('too_many_links')
    if (/\d/.test(cell)) numbers++
    for (const { from } of read.links) found += places.get(from)! < i ? 1 : 0.5
  }
  return { ...numbered, found, missing, numbers }
}

/** Numbers the rows: by the sheet's own ids, or else in the way that resolves most references. */
export function numberRows<Of extends Row>(
  { parts, has, column }: Headings,
  rows: readonly Of[],
  choices: Choices = [],
): { rows: readonly (Of & Numbered)[]; resolve: ResolveIn; guesses: readonly Guess[] } {
  const hasGroups = rows.some(({ isGroup }) => isGroup)
  const offered: readonly Numbering[] = [
    ...(has('id') ? (['ids'] as const) : []),
    'tasks',
    ...(hasGroups ? (['rows'] as const) : []),
    'sheet rows',
  ]
  const named = keyed(rows, idsBy('ids', rows, parts), parts)

  /** Tasks always keep the sheet's own ids: this only affects how references are read. */
  function by(numbering: Numbering) {
    const ids = idsBy(numbering, rows, parts)
    const numbered = has('id') ? named : keyed(rows, ids, parts)
    return { numbering, rows: numbered, resolve: lookup(numbered, ids) }
  }

  const first = by(offered[0]!)

  function decided() {
    const chosen = chosenOf(choices, { about: 'numbering' }, offered)
    if (chosen) return { ...by(chosen), isSure: true }
    if (!has('after')) return { ...first, isSure: true }
    const own = score(first)
    if (has('id') && own.found >= own.missing) return { ...own, isSure: true }
    const scored = offered.map((numbering) => score(by(numbering)))
    const [best = own] = scored.toSorted((a, b) => b.found - a.found)
    // If the sheet has ids, references mean those, even if a count would resolve more.
    if (has('id')) return { ...own, isSure: best.found === own.found }
    const equal = scored.filter(({ found }) => found === best.found)
    return { ...best, isSure: equal.length === 1 || best.numbers === 0 }
  }

  const { numbering, rows: numbered, resolve, isSure } = decided()
  const inColumn = column('after') || column('before')
  return {
    rows: numbered,
    resolve: (text, row) =>
      resolve(text, row) ?? (has('id') ? first.resolve(text, row) : undefined),
    guesses: raised(
      inColumn !== '' && {
        id: { about: 'numbering' },
        where: column('after'),
        sentence: `Numbers in ${inColumn} are ${numberings[numbering]}.`,
        chosen: numbering,
        options: offered.map((value) => ({ value, text: numberings[value] })),
        isSure,
      },
    ),
  }
}
