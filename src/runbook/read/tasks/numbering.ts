import { Refused, limits } from '../../failure.ts'
import { idKey } from '../cells/id-key.ts'
import { parseLinks } from '../cells/links.ts'
import { longestValue } from '../file/table.ts'
import { chosenOf, raised, type Choices, type Guess } from '../questions/choices.ts'
import type { Outline } from './outline.ts'
import type { SheetRow, Table } from './task-rows.ts'

/**
 * What a number in a predecessor cell counts: the sheet's ids; its tasks; its tasks and headings, as
 * Smartsheet and Project number their rows; or the rows as a spreadsheet program numbers them.
 */
const numberings = {
  ids: 'the sheet’s own numbers',
  tasks: 'tasks, counted from 1',
  rows: 'tasks and headings, counted from 1',
  'sheet rows': 'row numbers of the sheet',
} as const

type Numbering = keyof typeof numberings

export type NumberedRows = {
  /** Each row's id as it is written or counted, and its key, which is one of a kind. */
  readonly ids: readonly { readonly id: string; readonly key: string }[]
  /** The row that a text in this row's cells means, by its key. */
  readonly resolve: (text: string, row: SheetRow) => string | undefined
  readonly guesses: readonly Guess[]
}

/** Each sheet that is read as one with others may count from 1. */
function idsBy(numbering: Numbering, { rows, parts }: Table, { places }: Pick<Outline, 'places'>) {
  const counts = parts.map(() => 0)
  return rows.map((row, i) => {
    if (numbering === 'ids') return row.text('id')
    if (numbering === 'sheet rows') return String(row.number - parts[row.part]!.shift)
    if (numbering === 'tasks' && places[i]!.isGroup) return ''
    return String(++counts[row.part]!)
  })
}

/** What two rows call alike is told apart by the row, and what two sheets call alike by the sheet. */
function keyed(ids: readonly string[], { rows, parts }: Table): { id: string; key: string }[] {
  const used = new Map<string, number>()
  return ids.map((id, i) => {
    const { part, number } = rows[i]!
    const usedIn = used.get(idKey(id))
    if (usedIn === undefined) used.set(idKey(id), part)
    if (id === '' || id.length > longestValue || usedIn === part)
      return { id, key: `${id.slice(0, 40) || '?'} (row ${number})` }
    const own = usedIn === undefined ? id : `${id} (${parts[part]!.name})`
    return { id: own, key: own }
  })
}

/** The first row of each sheet that a text means, by its number or by its name. */
type Known = Map<string, { readonly part: number; readonly key: string }[]>

/** A text means a row of its own sheet before one of another, by its number or else its name. */
function lookup(
  texts: readonly string[],
  ids: NumberedRows['ids'],
  rows: readonly SheetRow[],
): NumberedRows['resolve'] {
  const [byId, byName]: [Known, Known] = [new Map(), new Map()]

  function add(known: Known, text: string, i: number) {
    const { part } = rows[i]!
    const same = known.get(text) ?? []
    if (text === '' || same.some((each) => each.part === part)) return
    known.set(text, [...same, { part, key: ids[i]!.key }])
  }

  for (const [i, row] of rows.entries()) {
    add(byId, idKey(texts[i]!), i)
    add(byName, row.text('task').toLowerCase(), i)
  }
  return (text, { part }) => {
    const ofId = byId.get(idKey(text)) ?? []
    const found = [...ofId, ...(byName.get(text.toLowerCase()) ?? [])]
    return (found.find((each) => each.part === part) ?? found[0])?.key
  }
}

/** How many references a numbering resolves; those to the row itself or a later one count half. */
function score<Numbered extends Pick<NumberedRows, 'ids' | 'resolve'>>(
  rows: readonly SheetRow[],
  numbered: Numbered,
) {
  const places = new Map(numbered.ids.map(({ key }, i) => [key, i]))
  let [found, missing, numbers] = [0, 0, 0]
  for (const [i, row] of rows.entries()) {
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

/**
 * The ids that predecessor cells mean: those of the sheet, or where it has none its rows are counted, in
 * the way that makes the most sense of the references. `choices`: 'numbering'.
 */
export function numberRows(table: Table, outline: Outline, choices: Choices = {}): NumberedRows {
  const { rows, has, column } = table
  const hasGroups = outline.places.some(({ isGroup }) => isGroup)
  const offered: readonly Numbering[] = [
    ...(has('id') ? (['ids'] as const) : []),
    'tasks',
    ...(hasGroups ? (['rows'] as const) : []),
    'sheet rows',
  ]
  const named = keyed(idsBy('ids', table, outline), table)

  /** The sheet's own ids stay the names of its tasks; only what the references mean is counted. */
  function by(numbering: Numbering) {
    const counted = idsBy(numbering, table, outline)
    const ids = has('id') ? named : keyed(counted, table)
    return { numbering, ids, resolve: lookup(counted, ids, rows) }
  }

  const first = by(offered[0]!)

  function decided() {
    const chosen = chosenOf(choices, 'numbering', offered)
    if (chosen) return { ...by(chosen), isSure: true }
    if (!has('after')) return { ...first, isSure: true }
    const own = score(rows, first)
    if (has('id') && own.found >= own.missing) return { ...own, isSure: true }
    const scored = offered.map((numbering) => score(rows, by(numbering)))
    const [best = own] = scored.toSorted((a, b) => b.found - a.found)
    // The sheet's own ids mean what they say, even where a count would explain more.
    if (has('id')) return { ...own, isSure: best.found === own.found }
    const equal = scored.filter(({ found }) => found === best.found)
    return { ...best, isSure: equal.length === 1 || best.numbers === 0 }
  }

  const { numbering, ids, resolve, isSure } = decided()
  const inColumn = column('after') || column('before')
  return {
    ids,
    resolve: (text, row) =>
      resolve(text, row) ?? (has('id') ? first.resolve(text, row) : undefined),
    guesses: raised(
      inColumn !== '' && {
        id: 'numbering',
        where: column('after'),
        sentence: `Numbers in ${inColumn} are ${numberings[numbering]}.`,
        chosen: numbering,
        options: offered.map((value) => ({ value, text: numberings[value] })),
        isSure,
      },
    ),
  }
}
