import { counted } from '../../../lib/counted.ts'
import { orRefused, type Failure } from '../../failure.ts'
import type { Mapping } from '../columns/fields.ts'
import type { Sheet } from '../file/table.ts'
import { decide, mostAsked, raised, type Choices, type Guess } from '../questions/choices.ts'
import type { ActualTimes } from './actual-times.ts'
import { linkRows } from './chain.ts'
import type { Timeline } from './clock-zero.ts'
import { linkThroughGroups } from './group-links.ts'
import { readLengths } from './lengths.ts'
import { numberRows } from './numbering.ts'
import { readOutline, type OutlineGroup } from './outline.ts'
import { readRowLinks } from './row-links.ts'
import { isInactive, readRows, rowChoice, type Table } from './task-rows.ts'
import type { SheetTask } from './sheet-task.ts'
import { readTimes } from './times.ts'

export type SheetTasks = {
  readonly table: Table
  readonly tasks: readonly SheetTask[]
  readonly groups: readonly OutlineGroup[]
  readonly timeline: Timeline
  readonly actuals: ActualTimes
  /** What a task counts as whose duration cannot be read, in minutes. */
  readonly usual: number
  readonly guesses: readonly Guess[]
}

/**
 * The tasks below the headings, with their groups and links. Empty rows, headings and totals are no
 * tasks. `choices` decide what the sheet leaves open; `today` is the year for dates without one.
 * Failure: too_many_links.
 */
export function readTasks(
  sheet: Sheet,
  mapping: Mapping,
  choices: Choices,
  today: number,
): { ok: true; read: SheetTasks } | Failure {
  return orRefused(() => ({ ok: true, read: readAll(sheet, mapping, choices, today) }))
}

/** 'TBC' and 'n/a' name nobody. */
function named(owner: string): string {
  return /^(n\/?a|tb[acd]|none|nobody|unassigned|[-–—?]+)$/i.test(owner) ? '' : owner
}

/** Rows with neither number nor name, which are totals and notes more often than tasks. */
function unnamedRows({ leftOut }: Table, tasks: readonly SheetTask[]): Guess[] {
  const left = leftOut.filter(({ why }) => why === 'unnamed')
  const kept = tasks.flatMap(({ id, name, row }) => (id === '' && name === '' ? [row] : []))
  return [
    ...left.map((row) => ({ ...row, isKept: false })),
    ...kept.map((row) => ({ row: row.number, place: row.place, text: '', isKept: true })),
  ]
    .slice(0, mostAsked)
    .map(({ row, place, text, isKept }) => ({
      ...decide(
        {},
        rowChoice(row),
        { out: 'leave it out', task: 'it is a task' },
        isKept ? 'task' : 'out',
      ),
      where: place,
      sentence: `This row has no number and no name. ${isKept ? 'It is a task, as you said' : `It is left out: “${text}”`}.`,
      isSure: isKept,
    }))
}

/** Whether rows that the sheet calls inactive or cancelled are kept. */
function inactiveRows({ rows, leftOut, column }: Table, choices: Choices): Guess | null {
  const inactive = decide(
    choices,
    'inactive',
    { 'leave out': 'left out', keep: 'kept' },
    'leave out',
  )
  const count =
    rows.filter(isInactive).length + leftOut.filter(({ why }) => why === 'inactive').length
  const are = count === 1 ? 'is' : 'are'
  return count === 0
    ? null
    : {
        ...inactive,
        where: column('active') || column('state'),
        sentence: `${counted(count, 'row')} that ${are} inactive or cancelled ${are} ${inactive.chosen === 'keep' ? 'kept' : 'left out'}.`,
        isSure: true,
      }
}

function readAll(sheet: Sheet, mapping: Mapping, choices: Choices, today: number): SheetTasks {
  const table = readRows(sheet, mapping, choices)
  const { rows } = table
  const times = readTimes(table, today, choices)
  const outline = readOutline(table, times, choices)
  const { groups, places } = outline
  const numbered = numberRows(table, outline, choices)
  const lengths = readLengths(table, mapping.unit, times, outline, choices)
  const links = readRowLinks(table, outline, numbered, lengths, choices)

  const tasks = rows.flatMap((row, i): SheetTask[] => {
    if (places[i]!.isGroup) return []
    const { id, key } = numbered.ids[i]!
    return [
      {
        row,
        id,
        key,
        name: row.text('task') || (table.has('task') ? '' : `Task ${id}`),
        owner: named(row.text('owner')) || named(row.text('team')),
        duration: lengths.durations[i]!,
        shortest: lengths.shortest[i]!,
        longest: lengths.longest[i]!,
        actual: lengths.actual[i]!,
        began: times.actuals.began[i]!,
        ended: times.actuals.ended[i]!,
        start: times.starts[i]!,
        hasStrayStart: times.strays.has(i),
        isFixed: times.isFixed[i]!,
        startMinute: times.timeline.minutes[i] ?? null,
        links: links.ofRow(i),
        unknown: links.unknown[i]!,
        group: places[i]!.group,
        undoes: links.undone[i]!.links.map(({ from }) => from),
        unknownUndone: links.undone[i]!.unknown,
      },
    ]
  })

  const indexOf = new Map(rows.map((row, i) => [row.number, i]))
  const groupOfRow = new Map(groups.map(({ key, row }) => [row, key]))
  const linkedGroups = groups.map((group) => {
    const i = indexOf.get(group.row ?? -1)
    return { ...group, links: i === undefined ? [] : links.ofRow(i) }
  })
  const groupRows = rows.flatMap((row, i) =>
    places[i]!.isGroup ? [[numbered.ids[i]!.key, groupOfRow.get(row.number) ?? null] as const] : [],
  )
  const linked = linkRows(linkThroughGroups(tasks, linkedGroups, new Map(groupRows)), choices)

  return {
    table,
    tasks: linked.tasks,
    groups,
    timeline: times.timeline,
    actuals: times.actuals,
    usual: lengths.usual,
    guesses: raised(
      linked.guess,
      unnamedRows(table, tasks),
      times.guesses,
      lengths.guesses,
      links.guesses,
      numbered.guesses,
      outline.guesses,
      inactiveRows(table, choices),
    ),
  }
}
