import type { Link } from '../../model/link.ts'
import { Refused, limits } from '../../failure.ts'
import { parseLinks, type CellLinks } from '../cells/links.ts'
import { decide, raised, type Choices, type Guess } from '../questions/choices.ts'
import type { ReadLengths } from './lengths.ts'
import type { NumberedRows } from './numbering.ts'
import type { Outline } from './outline.ts'
import type { SheetRow, Table } from './task-rows.ts'
import { linkChoice, meantBy } from './unread-links.ts'

export type RowLinks = {
  /** What a row waits for, by the keys of other rows. */
  readonly ofRow: (index: number) => readonly Link[]
  /** What rows name that is no row of the sheet, as far as it is left out. */
  readonly unknown: readonly (readonly string[])[]
  /** What each row takes back, by the keys of other rows. */
  readonly undone: readonly CellLinks[]
  readonly guesses: readonly Guess[]
}

type AllWays = Readonly<Record<'after' | 'before' | 'undoes', CellLinks>>

function unknownOf({ after, before }: AllWays): string[] {
  return [...after.unknown, ...before.unknown]
}

function unique(links: readonly Link[]): Link[] {
  return [...new Map(links.map((link) => [JSON.stringify(link), link])).values()]
}

const meaningsOfAll = {
  above: 'every task above it',
  others: 'every other task',
  nothing: 'nothing',
} as const

/** The predecessors and successors of every row. `choices`: 'all', 'lag-unit', 'link:start the app'. */
export function readRowLinks(
  { rows }: Table,
  { places }: Pick<Outline, 'places'>,
  { ids, resolve }: NumberedRows,
  lengths: Pick<ReadLengths, 'lagUnit' | 'hoursOfDay'>,
  choices: Choices,
): RowLinks {
  const lagUnit = decide(
    choices,
    'lag-unit',
    { minute: 'minutes', hour: 'hours', day: 'days' },
    lengths.lagUnit,
  )
  const meaning = decide(choices, 'all', meaningsOfAll, 'above')
  const keys = ids.map(({ key }) => key)
  let count = 0

  /** `meant`: what texts are read as that name no row, by what `Choices` calls them. */
  function readRow(row: SheetRow, i: number, meant: ReadonlyMap<string, string>): AllWays {
    const reading = {
      resolve: (text: string) => resolve(text, row) ?? (meant.get(linkChoice(text)) || undefined),
      previous: keys[i - 1] ?? null,
      lagUnit: lagUnit.chosen,
      hoursOfDay: lengths.hoursOfDay,
    }
    const [after, before, undoes] = (['after', 'before', 'undoes'] as const).map((field) =>
      parseLinks(row.text(field), reading),
    ) as [CellLinks, CellLinks, CellLinks]
    // A row that waits for all others has a link for each: a sheet of such rows has no end.
    count += after.links.length + before.links.length + undoes.links.length
    if (after.all !== null && meaning.chosen !== 'nothing') count += rows.length
    if (count > limits.links) throw new Refused('too_many_links')
    return { after, before, undoes }
  }

  const asWritten = rows.map((row, i) => readRow(row, i, new Map()))
  const unread = meantBy(asWritten.map(unknownOf), rows, ids, choices)
  const meant = new Map(unread.map(({ id, chosen }) => [id, chosen]))
  const read = asWritten.map((row, i) =>
    unknownOf(row).some((text) => meant.get(linkChoice(text))) ? readRow(rows[i]!, i, meant) : row,
  )
  // Successors turned round: what they name waits for the row that names them.
  const successors = Map.groupBy(
    read.flatMap(({ before }, i) =>
      before.links.map((link) => ({ of: link.from, link: { ...link, from: keys[i]! } })),
    ),
    ({ of }) => of,
  )

  function allOf(i: number): Link[] {
    if (read[i]!.after.all === null || meaning.chosen === 'nothing') return []
    return keys.flatMap((from, other): Link[] =>
      other !== i && !places[other]!.isGroup && (meaning.chosen === 'others' || other < i)
        ? [{ from, kind: 'finish-to-start', lag: { minutes: 0 } }]
        : [],
    )
  }

  /** The first row that says something of this kind, and what it says. */
  function firstWith(what: 'all' | 'bareLag') {
    const texts = read.map(({ after, before }) => after[what] ?? before[what])
    const at = texts.findIndex((text) => text !== null)
    return at < 0 ? null : { where: rows[at]!.at('after'), text: texts[at]! }
  }

  const [lag, all] = [firstWith('bareLag'), firstWith('all')]
  return {
    ofRow: (i) =>
      unique([
        ...read[i]!.after.links,
        ...(successors.get(keys[i]!) ?? []).map(({ link }) => link),
        ...allOf(i),
      ]),
    unknown: read.map(unknownOf),
    undone: read.map(({ undoes }) => undoes),
    guesses: raised(
      unread,
      lag && {
        ...lagUnit,
        where: lag.where,
        sentence: `The lag in “${lag.text}” is in ${lagUnit.chosen}s, as its number has no unit.`,
      },
      all && {
        ...meaning,
        where: all.where,
        sentence: `“${all.text}” in ${all.where} is ${meaningsOfAll[meaning.chosen]}.`,
      },
    ),
  }
}
