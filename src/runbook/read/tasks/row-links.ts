import { Refused, limits } from '../../failure.ts'
import type { Link } from '../../model/link.ts'
import { parseLinks, type CellLinks, type LinkReading } from '../cells/links.ts'
import { answers, type Answers } from '../questions/answers.ts'
import { choiceKey, answered, raised, type Choices, type Guess } from '../questions/choices.ts'
import type { Numbered, ResolveIn } from './numbering.ts'
import type { Grouped } from './outline.ts'
import type { SheetRow } from './task-rows.ts'
import { linkChoice, meantBy } from './unread-links.ts'

export type Linked = {
  readonly links: readonly Link[]
  readonly unknown: readonly string[]
  readonly undoes: readonly string[]
  readonly unknownUndone: readonly string[]
}

type Row = SheetRow & Grouped & Numbered

type Cells = Readonly<Record<'after' | 'before' | 'undoes', CellLinks>>

type How = Pick<LinkReading, 'lagUnit' | 'hoursOfDay'> & { readonly resolve: ResolveIn }

const afterIt = { kind: 'finish-to-start', lag: { minutes: 0 } } as const

function unknownOf({ after, before }: Cells): string[] {
  return [...after.unknown, ...before.unknown]
}

function unique(links: readonly Link[]): Link[] {
  return [...new Map(links.map((link) => [JSON.stringify(link), link])).values()]
}

function readCells<Of extends Row>(
  rows: readonly Of[],
  how: How,
  ofAll: keyof Answers['all'],
  choices: Choices,
) {
  let count = 0

  /** `meant`: from the key of a question to the key of a row. */
  function readRow(row: Of, i: number, meant: ReadonlyMap<string, string>): Cells {
    const reading = {
      ...how,
      resolve: (text: string) =>
        how.resolve(text, row) ?? (meant.get(choiceKey(linkChoice(text))) || undefined),
      previous: rows[i - 1]?.key ?? null,
    }
    const [after, before, undoes] = [
      parseLinks(row.text('after'), reading),
      parseLinks(row.text('before'), reading),
      parseLinks(row.text('undoes'), reading),
    ]
    // Each 'All' adds a link to every row, so many of them exceed the limit.
    count += after.links.length + before.links.length + undoes.links.length
    if (after.all !== null && ofAll !== 'nothing') count += rows.length
    if (count > limits.links) throw new Refused('too_many_links')
    return { after, before, undoes }
  }

  const written = rows.map((row, i) => ({ row, i, cells: readRow(row, i, new Map()) }))
  const unread = meantBy(
    written.map(({ row, cells }) => ({ row, unknown: unknownOf(cells) })),
    choices,
  )
  const meant = new Map(unread.map(({ id, chosen }) => [choiceKey(id), chosen]))
  return {
    unread,
    rows: written.map(({ row, i, cells }) => {
      const isMeant = unknownOf(cells).some((text) => meant.get(choiceKey(linkChoice(text))))
      return { row, cells: isMeant ? readRow(row, i, meant) : cells }
    }),
  }
}

function firstWith(
  rows: readonly { readonly row: Row; readonly cells: Cells }[],
  what: 'all' | 'bareLag',
) {
  for (const { row, cells } of rows) {
    const text = cells.after[what] ?? cells.before[what]
    if (text !== null) return { where: row.at('after'), text }
  }
  return null
}

/** Reads the columns of predecessors and of successors. 'All' is a link to every row above. */
export function readRowLinks<Of extends Row>(
  rows: readonly Of[],
  { lagUnit: guessedUnit, ...how }: How,
  choices: Choices,
): { rows: readonly (Of & Linked)[]; guesses: readonly Guess[] } {
  const lagUnit = answered(choices, 'lag-unit', guessedUnit)
  const ofAll = answered(choices, 'all', 'above')
  const read = readCells(rows, { ...how, lagUnit: lagUnit.chosen }, ofAll.chosen, choices)
  const successors = Map.groupBy(
    read.rows.flatMap(({ row, cells }) =>
      cells.before.links.map((link) => ({ of: link.from, link: { ...link, from: row.key } })),
    ),
    ({ of }) => of,
  )

  function allOf(row: Of, { after }: Cells, i: number): Link[] {
    if (after.all === null || ofAll.chosen === 'nothing') return []
    const others = ofAll.chosen === 'above' ? rows.slice(0, i) : rows
    return others.flatMap((other) =>
      other === row || other.isGroup ? [] : [{ from: other.key, ...afterIt }],
    )
  }

  const [lag, all] = [firstWith(read.rows, 'bareLag'), firstWith(read.rows, 'all')]
  return {
    rows: read.rows.map(({ row, cells }, i) => ({
      ...row,
      links: unique([
        ...cells.after.links,
        ...(successors.get(row.key) ?? []).map(({ link }) => link),
        ...allOf(row, cells, i),
      ]),
      unknown: unknownOf(cells),
      undoes: cells.undoes.links.map(({ from }) => from),
      unknownUndone: cells.undoes.unknown,
    })),
    guesses: raised(
      read.unread,
      lag && {
        ...lagUnit,
        where: lag.where,
        sentence:
          lagUnit.chosen === 'task'
            ? `“${lag.text}” names two tasks.`
            : `The lag, or wait, in “${lag.text}” has no unit, so it is read as ${lagUnit.chosen}s.`,
      },
      all && {
        ...ofAll,
        where: all.where,
        sentence: `“${all.text}” in ${all.where} means ${answers.all[ofAll.chosen]}.`,
      },
    ),
  }
}
