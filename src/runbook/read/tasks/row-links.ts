import type { Link } from '../../model/link.ts'
import { parseLinks, type CellLinks, type Resolve } from '../cells/links.ts'
import { Refused, limits } from '../../failure.ts'
import { chosenOf, type Choices } from '../questions/choices.ts'
import type { ReadLengths } from './lengths.ts'
import type { NumberedRows } from './numbering.ts'
import type { Outline } from './outline.ts'
import type { SheetRow } from './task-rows.ts'
import { meantBy, type UnreadLink } from './unread-links.ts'

/** What 'All' means as a predecessor. */
const meaningsOfAll = ['above', 'others', 'nothing'] as const

const lagUnits = ['minute', 'hour', 'day'] as const

/** A text that may be read in several ways, the first row that has it, and how it was read. */
type Doubtful<Reading> = {
  readonly row: number
  readonly text: string
  readonly reading: Reading
} | null

export type RowLinks = {
  /** What a row waits for, by the keys of other rows. */
  readonly ofRow: (index: number) => readonly Link[]
  /** What rows name that is no row of the sheet, and what each may mean. */
  readonly unread: readonly UnreadLink[]
  /** The same row by row, as far as it is left out. */
  readonly unknown: readonly (readonly string[])[]
  /** What each row takes back, by the keys of other rows. */
  readonly undone: readonly CellLinks[]
  readonly all: Doubtful<(typeof meaningsOfAll)[number]>
  /** A lag without a unit. */
  readonly lag: Doubtful<(typeof lagUnits)[number]>
}

type AllWays = Readonly<Record<'after' | 'before' | 'undoes', CellLinks>>

/** Successors turned round: what they name waits for the row that names them. */
function turned(rowLinks: readonly AllWays[], keys: readonly string[]): Map<string, Link[]> {
  const links = new Map<string, Link[]>()
  for (const [i, { before }] of rowLinks.entries())
    for (const link of before.links) {
      const mine = { ...link, from: keys[i]! }
      const known = links.get(link.from)
      if (known) known.push(mine)
      else links.set(link.from, [mine])
    }
  return links
}

function unknownOf({ after, before }: AllWays): string[] {
  return [...after.unknown, ...before.unknown]
}

function unique(links: readonly Link[]): Link[] {
  const byText = new Map(
    links.map((link) => [`${link.from} ${link.kind} ${JSON.stringify(link.lag)}`, link]),
  )
  return [...byText.values()]
}

/** The predecessors and successors of every row. `choices`: 'all', 'lag-unit'. */
export function readRowLinks(
  rows: readonly SheetRow[],
  outline: Outline,
  { ids, resolve }: NumberedRows,
  { hoursOfDay, hasPlainNumbers, dayOfLags, unit }: ReadLengths,
  choices: Choices,
): RowLinks {
  const isInDays = hoursOfDay !== null && !hasPlainNumbers
  const usualUnit = unit === 'hours' ? 'hour' : 'minute'
  const lagUnit = chosenOf(choices, 'lag-unit', lagUnits) ?? (isInDays ? 'day' : usualUnit)
  const meaning = chosenOf(choices, 'all', meaningsOfAll) ?? 'above'
  const keys = ids.map(({ key }) => key)
  let count = 0

  function readRow(row: SheetRow, i: number, known: Resolve): AllWays {
    const reading = {
      resolve: known,
      previous: keys[i - 1] ?? null,
      lagUnit,
      hoursOfDay: dayOfLags,
    }
    const [after, before, undoes] = (['after', 'before', 'undoes'] as const).map((field) =>
      parseLinks(row.text(field), reading),
    ) as [CellLinks, CellLinks, CellLinks]
    // A row that waits for all others has a link for each: a sheet of such rows has no end.
    count += after.links.length + before.links.length + undoes.links.length
    if (after.all !== null && meaning !== 'nothing') count += rows.length
    if (count > limits.links) throw new Refused('too_many_links')
    return { after, before, undoes }
  }

  const asWritten = rows.map((row, i) => readRow(row, i, (text) => resolve(text, i)))
  const unread = meantBy(asWritten.map(unknownOf), rows, ids, choices)
  const meant = new Map(unread.map(({ text, chosen }) => [text.toLowerCase(), chosen]))
  const read = asWritten.map((row, i) =>
    unknownOf(row).some((text) => meant.get(text.toLowerCase()))
      ? readRow(
          rows[i]!,
          i,
          (text) => resolve(text, i) ?? (meant.get(text.toLowerCase()) || undefined),
        )
      : row,
  )
  const successors = turned(read, keys)

  function allOf(i: number): Link[] {
    if (read[i]!.after.all === null || meaning === 'nothing') return []
    return keys.flatMap((from, other): Link[] =>
      other !== i && !outline.places[other]!.isGroup && (meaning === 'others' || other < i)
        ? [{ from, kind: 'finish-to-start', lag: { minutes: 0 } }]
        : [],
    )
  }

  function first<Reading>(textOf: (links: CellLinks) => string | null, reading: Reading) {
    for (const [i, { after, before }] of read.entries()) {
      const text = textOf(after) ?? textOf(before)
      if (text !== null) return { row: rows[i]!.number, text, reading }
    }
    return null
  }

  return {
    ofRow: (i) =>
      unique([...read[i]!.after.links, ...(successors.get(keys[i]!) ?? []), ...allOf(i)]),
    unread,
    unknown: read.map(unknownOf),
    undone: read.map(({ undoes }) => undoes),
    all: first(({ all }) => all, meaning),
    lag: first(({ bareLag }) => bareLag, lagUnit),
  }
}
