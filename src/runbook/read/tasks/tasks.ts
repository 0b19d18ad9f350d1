import { counted } from '../../../lib/counted.ts'
import { orRefused, type Failure } from '../../failure.ts'
import type { Mapping } from '../columns/fields.ts'
import type { Sheet } from '../file/table.ts'
import {
  decide,
  answered,
  mostAsked,
  raised,
  type Choices,
  type Guess,
} from '../questions/choices.ts'
import { linkRows } from './link-rows.ts'
import { linkThroughGroups } from './group-links.ts'
import { readLengths, type Measured } from './lengths.ts'
import { numberRows, type Numbered } from './numbering.ts'
import { readOutline, type Grouped, type OutlineGroup } from './outline.ts'
import { readRowLinks, type Linked } from './row-links.ts'
import { isInactive, readRows, type Table } from './task-rows.ts'
import { readTimes, startByFinish, type ReadTimes, type TimedRow } from './times.ts'

export type SheetTask = TimedRow &
  Omit<Grouped, 'isGroup'> &
  Numbered &
  Measured &
  Linked & { readonly owner: string }

export type SheetTasks = Pick<ReadTimes, 'zero' | 'zone' | 'actuals'> & {
  readonly table: Table
  readonly tasks: readonly SheetTask[]
  readonly groups: readonly OutlineGroup[]
  /** Minutes for tasks whose duration cannot be read. */
  readonly usual: number
  readonly guesses: readonly Guess[]
}

/** Reads the tasks below the headings. `today`: the year for dates without one. Failure: too_many_links. */
export function readTasks(
  sheet: Sheet,
  mapping: Mapping,
  choices: Choices,
  today: number,
): { ok: true; read: SheetTasks } | Failure {
  return orRefused(() => ({ ok: true, read: readAll(sheet, mapping, choices, today) }))
}

function named(owner: string): string {
  return /^(n\/?a|tb[acd]|none|nobody|unassigned|[-–—?]+)$/i.test(owner) ? '' : owner
}

function unnamedRows({ leftOut }: Table, tasks: readonly SheetTask[]): Guess[] {
  const left = leftOut.filter(({ why }) => why === 'unnamed')
  const kept = tasks.filter(({ id, name }) => id === '' && name === '')
  return [
    ...left.map((row) => ({ ...row, isKept: false })),
    ...kept.map((task) => ({ row: task.number, place: task.place, text: '', isKept: true })),
  ]
    .slice(0, mostAsked)
    .map(({ row, place, text, isKept }) => ({
      ...decide(
        [],
        { about: 'row', number: row },
        { out: 'leave it out', task: 'it is a task' },
        isKept ? 'task' : 'out',
      ),
      where: place,
      sentence: `This row has no number and no name. ${isKept ? 'It is a task, as you said' : `It is left out: “${text}”`}.`,
      isSure: isKept,
    }))
}

function inactiveRows({ rows, leftOut, column }: Table, choices: Choices): Guess | null {
  const inactive = answered(choices, 'inactive', 'leave out')
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

type ReadRow = TimedRow & Grouped & Numbered & Measured & Linked

function toTask(row: ReadRow, hasNames: boolean): SheetTask {
  return {
    ...row,
    name: row.text('task') || (hasNames ? '' : `Task ${row.id}`),
    owner: named(row.text('owner')) || named(row.text('team')),
  }
}

function withoutGroups(
  rows: readonly ReadRow[],
  tasks: readonly SheetTask[],
  groups: readonly OutlineGroup[],
) {
  const rowOf = new Map(rows.map((row) => [row.number, row]))
  const groupOfRow = new Map(groups.map(({ key, row }) => [row, key]))
  const linked = groups.map((group) => ({
    ...group,
    links: rowOf.get(group.row ?? -1)?.links ?? [],
  }))
  const groupRows = rows.filter(({ isGroup }) => isGroup)
  return linkThroughGroups(
    tasks,
    linked,
    new Map(groupRows.map(({ key, number }) => [key, groupOfRow.get(number) ?? null])),
  )
}

function readAll(sheet: Sheet, mapping: Mapping, choices: Choices, today: number): SheetTasks {
  const table = readRows(sheet, mapping, choices)
  const times = readTimes(table, today, choices)
  const outline = readOutline(table, times.rows, choices)
  const numbered = numberRows(table, outline.rows, choices)
  const lengths = readLengths(table, numbered.rows, mapping.unit, choices)
  const { lagUnit, hoursOfDay, usual } = lengths
  const placed = startByFinish(lengths.rows, times, choices)
  const links = readRowLinks(
    placed.rows,
    { lagUnit, hoursOfDay, resolve: numbered.resolve },
    choices,
  )
  const tasks = links.rows
    .filter(({ isGroup }) => !isGroup)
    .map((row) => toTask(row, table.has('task')))
  const linked = linkRows(withoutGroups(links.rows, tasks, outline.groups), choices)
  return {
    table,
    tasks: linked.tasks,
    groups: outline.groups,
    zero: placed.zero,
    zone: times.zone,
    actuals: placed.actuals,
    usual,
    guesses: raised(
      linked.guess,
      unnamedRows(table, tasks),
      times.guesses,
      placed.guesses,
      lengths.guesses,
      links.guesses,
      numbered.guesses,
      outline.guesses,
      inactiveRows(table, choices),
    ),
  }
}
