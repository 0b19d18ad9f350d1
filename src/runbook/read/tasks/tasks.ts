import type { Link } from '../../model/link.ts'
import type { Duration } from '../cells/durations.ts'
import type { Moment } from '../cells/starts.ts'
import type { Mapping } from '../columns/fields.ts'
import { orRefused, type Failure } from '../../failure.ts'
import { cellText, placeOf, type Sheet } from '../file/table.ts'
import type { Choices, LeftOut } from '../questions/choices.ts'
import { findChain, linkChain, type Follower } from './chain.ts'
import type { Timeline } from './clock-zero.ts'
import { linkThroughGroups } from './group-links.ts'
import { readLengths, type ReadLengths } from './lengths.ts'
import { numberRows, type NumberedRows } from './numbering.ts'
import { readOutline, type Outline } from './outline.ts'
import { readRowLinks, type RowLinks } from './row-links.ts'
import { readRows, type SheetRow } from './task-rows.ts'
import { readTimes, type ReadTimes } from './times.ts'
import { fillLengths, type UnreadLength } from './unread-lengths.ts'

/** One task as the sheet has it. */
export type SheetTask = {
  /** The row's number as a spreadsheet program shows it; counted on where several sheets are read. */
  readonly row: number
  /** The same for a person: 'row 14', 'row 14 of “Backout”'. */
  readonly place: string
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
  /** When it really started and finished, in minutes; null where the sheet doesn't say. */
  readonly began: number | null
  readonly ended: number | null
  readonly start: Moment
  readonly startText: string
  /** Whether its date lies so far from the others that it is most likely mistyped. */
  readonly hasStrayStart: boolean
  /** Whether the sheet itself calls the start fixed: 'not before', a constraint. */
  readonly isFixed: boolean
  /** Minutes from T0; null without a start that can be read, and for one that is mistyped. */
  readonly startMinute: number | null
  /** What it waits for, by the keys of other tasks; a link to a group is one to its tasks. */
  readonly links: readonly Link[]
  /** Predecessors and successors that name no task of the sheet. */
  readonly unknown: readonly string[]
  /** The key of its group; null where it is in none. */
  readonly group: string | null
  /** What the sheet says of the conditions of a decision. */
  readonly conditions: string
  /** Who takes it, where the sheet says so. */
  readonly decidedBy: string
  /** What it takes back, by the keys of other tasks, and what of it is no task of the sheet. */
  readonly undoes: readonly string[]
  readonly unknownUndone: readonly string[]
}

export type SheetGroup = {
  readonly key: string
  /** The number of the row that it is; null for a column's value and for a sheet. */
  readonly row: number | null
  readonly name: string
  readonly parent: string | null
  /** What its tasks wait for together. */
  readonly links: readonly Link[]
}

export type SheetTasks = {
  readonly tasks: readonly SheetTask[]
  readonly groups: readonly SheetGroup[]
  readonly timeline: Timeline
  /** What a task counts as whose duration cannot be read, in minutes; what it is made of. */
  readonly usual: number
  readonly isUsualKnown: boolean
  readonly unread: readonly UnreadLength[]
  readonly leftOut: readonly LeftOut[]
  /** How everything was read: what the guesses are made of. */
  readonly reading: {
    readonly rows: readonly SheetRow[]
    readonly outline: Outline
    readonly numbered: NumberedRows
    readonly times: ReadTimes
    readonly lengths: ReadLengths
    readonly links: RowLinks
    /** Rows that start when the one before finishes, where none says what it waits for. */
    readonly chain: readonly Follower<SheetTask>[]
  }
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

/** 'TBC' and 'n/a' name nobody. */
function named(owner: string): string {
  return /^(n\/?a|tb[acd]|none|nobody|unassigned|[-–—?]+)$/i.test(owner) ? '' : owner
}

/** A duration, or the middle of its best and worst case where only those are given. */
function likelyOf({ durations, shortest, longest }: ReadLengths, i: number): Duration {
  const [duration, low, high] = [durations[i]!, shortest[i], longest[i]]
  return typeof duration !== 'number' && typeof low === 'number' && typeof high === 'number'
    ? Math.round((low + high) / 2)
    : duration
}

function readAll(sheet: Sheet, mapping: Mapping, choices: Choices, today: number): SheetTasks {
  const { rows, leftOut } = readRows(sheet, mapping, choices)
  const times = readTimes(rows, mapping, sheet.rows[mapping.headerRow] ?? [], today, choices)
  const outline = readOutline(sheet, mapping, rows, times, choices)
  const numbered = numberRows(rows, sheet, mapping, outline, choices)
  const heading =
    mapping.columns.duration === null
      ? ''
      : cellText(sheet.rows[mapping.headerRow]?.[mapping.columns.duration])
  const lengths = readLengths(rows, mapping, heading, times, choices)
  const links = readRowLinks(rows, outline, numbered, lengths, choices)

  const places = new Map(rows.map((row, i) => [row.number, i]))
  const groups = outline.groups.map(({ key, name, parent, row }): SheetGroup => {
    const i = row === null ? undefined : places.get(row)
    return { key, row, name, parent, links: i === undefined ? [] : links.ofRow(i) }
  })
  const tasks = rows.flatMap((row, i): SheetTask[] => {
    if (outline.places[i]!.isGroup) return []
    const { id, key } = numbered.ids[i]!
    return [
      {
        row: row.number,
        place: placeOf(sheet, row.number),
        id,
        key,
        name: row.text('task') || (mapping.columns.task === null ? `Task ${id}` : ''),
        owner: named(row.text('owner')) || named(row.text('team')),
        duration: likelyOf(lengths, i),
        durationText: row.text('duration'),
        shortest: lengths.shortest[i]!,
        longest: lengths.longest[i]!,
        actual: lengths.actual[i]!,
        began: times.actuals.began[i]!,
        ended: times.actuals.ended[i]!,
        start: times.starts[i]!,
        startText: row.text('start'),
        hasStrayStart: times.strays.has(i),
        isFixed: times.isFixed[i]!,
        startMinute: times.timeline.minutes[i] ?? null,
        links: links.ofRow(i),
        unknown: links.unknown[i]!,
        group: outline.places[i]!.group,
        conditions: row.text('conditions'),
        decidedBy: row.text('decidedBy'),
        undoes: links.undone[i]!.links.map(({ from }) => from),
        unknownUndone: links.undone[i]!.unknown,
      },
    ]
  })

  const filled = fillLengths(tasks, choices)

  // A heading without tasks below it is a group that nobody can wait for.
  const headings = new Set(
    numbered.ids.flatMap(({ key }, i) => (outline.places[i]!.isGroup ? [key] : [])),
  )
  const groupOfKey = new Map(
    outline.groups.flatMap(({ key, row }) =>
      row === null ? [] : [[numbered.ids[places.get(row)!]!.key, key] as const],
    ),
  )
  const parents = new Map(groups.map(({ key, parent }) => [key, parent]))

  /** A task itself, or every task of a group. */
  function tasksBehind(key: string): string[] {
    const group = groupOfKey.get(key)
    if (group === undefined) return headings.has(key) ? [] : [key]
    return tasks.flatMap((task) => {
      for (let at = task.group; at !== null; at = parents.get(at) ?? null)
        if (at === group) return [task.key]
      return []
    })
  }

  const linked = linkThroughGroups(filled.tasks, groups, groupOfKey).map((task) => ({
    ...task,
    undoes: [...new Set(task.undoes.flatMap(tasksBehind))],
    links: task.links.filter(({ from }) => !headings.has(from)),
  }))
  const chain = findChain(linked)

  return {
    ...filled,
    tasks: choices.chain === 'link' ? linkChain(linked, chain) : linked,
    groups,
    timeline: times.timeline,
    leftOut,
    reading: { rows, outline, numbered, times, lengths, links, chain },
  }
}
