import type { Choices, LeftOut } from './choices.ts'
import { chosenOf } from './choices.ts'
import type { Timeline } from './clock-zero.ts'
import type { Duration } from './durations.ts'
import { Refused, limits, orRefused } from './failure.ts'
import type { Failure } from './failure.ts'
import type { Mapping } from './fields.ts'
import { linkThroughGroups } from './group-links.ts'
import { readLengths } from './lengths.ts'
import type { ReadLengths } from './lengths.ts'
import type { CellLinks, SheetLink } from './links.ts'
import { linksOfRow, numberRows } from './numbering.ts'
import type { NumberedRows } from './numbering.ts'
import { readOutline } from './outline.ts'
import type { Outline } from './outline.ts'
import { readRows } from './rows.ts'
import type { SheetRow } from './rows.ts'
import type { Moment } from './starts.ts'
import { cellText } from './table.ts'
import type { Sheet } from './table.ts'
import { readTimes } from './times.ts'
import type { ReadTimes } from './times.ts'

/** One task as the sheet has it. */
export type SheetTask = {
  /** The row's number as a spreadsheet program shows it. */
  readonly row: number
  /** The id as it is written; '' where there is none. */
  readonly id: string
  /** One of a kind, to be told apart by: the id, and the row as well where the id is taken. */
  readonly key: string
  readonly name: string
  readonly owner: string
  readonly duration: Duration
  readonly durationText: string
  readonly shortest: Duration
  readonly longest: Duration
  readonly actual: Duration
  readonly start: Moment
  readonly startText: string
  /** Whether its date lies so far from the others that it is most likely mistyped. */
  readonly hasStrayStart: boolean
  /** Whether the sheet itself calls the start fixed: 'not before', a constraint. */
  readonly isFixed: boolean
  /** Minutes from T0; null without a start that can be read, and for one that is mistyped. */
  readonly startMinute: number | null
  /** What it waits for, by the keys of other tasks; a link to a group is one to its tasks. */
  readonly links: readonly SheetLink[]
  /** Predecessors and successors that name no task of the sheet. */
  readonly unknown: readonly string[]
  /** The key of its group; null where it is in none. */
  readonly group: string | null
  /** What the sheet says of the conditions of a decision. */
  readonly conditions: string
}

export type SheetGroup = {
  readonly key: string
  readonly name: string
  readonly parent: string | null
  /** What its tasks wait for together. */
  readonly links: readonly SheetLink[]
}

/** What 'All' means as a predecessor. */
export const meaningsOfAll = ['above', 'others', 'nothing'] as const

export const lagUnits = ['minute', 'hour', 'day'] as const

export type SheetTasks = {
  readonly tasks: readonly SheetTask[]
  readonly groups: readonly SheetGroup[]
  readonly timeline: Timeline
  /** Rows that are a heading or a total instead of a task. */
  readonly passedOver: number
  readonly leftOut: readonly LeftOut[]
  /** How everything was read: what the guesses are made of. */
  readonly reading: {
    readonly rows: readonly SheetRow[]
    readonly outline: Outline
    readonly numbered: NumberedRows
    readonly times: ReadTimes
    readonly lengths: ReadLengths
    readonly all: {
      readonly row: number
      readonly text: string
      readonly meaning: (typeof meaningsOfAll)[number]
    } | null
    readonly lag: {
      readonly row: number
      readonly text: string
      readonly unit: (typeof lagUnits)[number]
    } | null
  }
}

type RowLinks = { readonly after: CellLinks; readonly before: CellLinks }

/** Successors turned round: what they name waits for the row that names them. */
function turned(rowLinks: readonly RowLinks[], keys: readonly string[]): Map<string, SheetLink[]> {
  const links = new Map<string, SheetLink[]>()
  for (const [i, { before }] of rowLinks.entries())
    for (const link of before.links) {
      const mine = { ...link, key: keys[i]! }
      const known = links.get(link.key)
      if (known) known.push(mine)
      else links.set(link.key, [mine])
    }
  return links
}

function unique(links: readonly SheetLink[]): SheetLink[] {
  const byText = new Map(
    links.map((link) => [`${link.key} ${link.kind} ${JSON.stringify(link.lag)}`, link]),
  )
  return [...byText.values()]
}

/**
 * The tasks below the headings, with their groups and links. Empty rows, headings and totals are no
 * tasks. `choices` decide what the sheet leaves open; `today` is the year for dates without one.
 * Failure: too_many_links.
 */
export function readTasks(
  sheet: Sheet,
  mapping: Mapping,
  choices: Choices = {},
  today: number = new Date().getFullYear(),
): { ok: true; read: SheetTasks } | Failure {
  return orRefused(() => ({ ok: true, read: readAll(sheet, mapping, choices, today) }))
}

function readAll(sheet: Sheet, mapping: Mapping, choices: Choices, today: number): SheetTasks {
  const { rows, leftOut } = readRows(sheet, mapping, choices)
  const times = readTimes(rows, mapping, today, choices)
  const outline = readOutline(sheet, mapping, rows, times, choices)
  const numbered = numberRows(rows, mapping, outline, choices)
  const heading =
    mapping.columns.duration === null
      ? ''
      : cellText(sheet.rows[mapping.headerRow]?.[mapping.columns.duration])
  const lengths = readLengths(rows, mapping, heading, times, choices)

  const isInDays = lengths.hoursOfDay !== null && !lengths.hasPlainNumbers
  const lagUnit = chosenOf(choices, 'lag-unit', lagUnits) ?? (isInDays ? 'day' : 'minute')
  const keys = numbered.ids.map(({ key }) => key)
  const meaning = chosenOf(choices, 'all', meaningsOfAll) ?? 'above'
  let count = 0
  const rowLinks = rows.map((row, i): RowLinks => {
    const links = linksOfRow(row, {
      resolve: numbered.resolve,
      previous: keys[i - 1] ?? null,
      lagUnit,
      hoursOfDay: lengths.dayOfLags,
    })
    // A row that waits for all others has a link for each: a sheet of such rows has no end.
    const ofAll = links.after.all === null || meaning === 'nothing' ? 0 : rows.length
    count += links.after.links.length + links.before.links.length + ofAll
    if (count > limits.links) throw new Refused('too_many_links')
    return links
  })
  const successors = turned(rowLinks, keys)

  function allOf(i: number): SheetLink[] {
    const { all } = rowLinks[i]!.after
    if (all === null || meaning === 'nothing') return []
    const isTask = keys.map((_, other) => other !== i && !outline.places[other]!.isGroup)
    return keys.flatMap((key, other): SheetLink[] =>
      isTask[other] && (meaning === 'others' || other < i)
        ? [{ key, kind: 'finish-to-start', lag: { minutes: 0 }, text: all }]
        : [],
    )
  }

  function linksOf(i: number): SheetLink[] {
    return unique([...rowLinks[i]!.after.links, ...(successors.get(keys[i]!) ?? []), ...allOf(i)])
  }

  // A heading without tasks below it is a group that nobody can wait for.
  const headings = new Set(keys.filter((_, i) => outline.places[i]!.isGroup))
  const groupRows = new Map(rows.map((row, i) => [row.number, i]))
  const groups = outline.groups.map(({ key, name, parent, row }): SheetGroup => {
    const i = row === null ? undefined : groupRows.get(row)
    return { key, name, parent, links: i === undefined ? [] : linksOf(i) }
  })

  const tasks = rows.flatMap((row, i): SheetTask[] => {
    if (outline.places[i]!.isGroup) return []
    const { id, key } = numbered.ids[i]!
    const { after, before } = rowLinks[i]!
    return [
      {
        row: row.number,
        id,
        key,
        name: row.text('task') || (mapping.columns.task === null ? `Task ${id}` : ''),
        owner: row.text('owner') || row.text('team'),
        duration: lengths.durations[i]!,
        durationText: row.text('duration'),
        shortest: lengths.shortest[i]!,
        longest: lengths.longest[i]!,
        actual: lengths.actual[i]!,
        start: times.starts[i]!,
        startText: row.text('start'),
        hasStrayStart: times.strays.has(i),
        isFixed: times.isFixed[i]!,
        startMinute: times.timeline.minutes[i] ?? null,
        links: linksOf(i),
        unknown: [...after.unknown, ...before.unknown],
        group: outline.places[i]!.group,
        conditions: row.text('conditions'),
      },
    ]
  })

  function firstOf<Found>(find: (links: CellLinks) => Found | null) {
    for (const [i, { after, before }] of rowLinks.entries()) {
      const found = find(after) ?? find(before)
      if (found !== null) return { row: rows[i]!.number, text: found }
    }
    return null
  }

  const all = firstOf((links) => links.all)
  const lag = firstOf((links) => links.bareLag)
  const groupOfKey = new Map(
    outline.groups.flatMap(({ key, row }) =>
      row === null ? [] : [[keys[groupRows.get(row)!]!, key] as const],
    ),
  )
  return {
    tasks: linkThroughGroups(tasks, groups, groupOfKey).map((task) => ({
      ...task,
      links: task.links.filter(({ key }) => !headings.has(key)),
    })),
    groups,
    timeline: times.timeline,
    passedOver:
      outline.places.filter(({ isGroup }) => isGroup).length +
      leftOut.filter(({ why }) => why === 'total').length,
    leftOut,
    reading: {
      rows,
      outline,
      numbered,
      times,
      lengths,
      all: all && { ...all, meaning },
      lag: lag && { ...lag, unit: lagUnit },
    },
  }
}
