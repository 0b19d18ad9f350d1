import { counted } from '../../../lib/counted.ts'
import { groupsAround } from '../../model/mark-backout.ts'
import { isBackout } from '../cells/words.ts'
import type { Choices, Guess } from '../questions/choices.ts'
import type { SheetTask } from './sheet-task.ts'
import { saidOfRow } from './task-rows.ts'
import type { SheetTasks } from './tasks.ts'

/** The choice of 'backout' for tasks whose names say so, where no group is the backout. */
const byName = 'by name'

/**
 * Which tasks are the backout: those of the group that a person calls so, or of the first whose name says
 * so; without one the tasks whose own names do, which is asked. `choices`: 'backout' (a group, or the
 * first of its tasks), 'row:14'.
 */
export function readBackout(
  { tasks, groups }: Pick<SheetTasks, 'tasks' | 'groups'>,
  choices: Choices,
): { keys: ReadonlySet<string>; guess: Guess | null } {
  const said = choices.backout
  const chosen = groups.find(({ key }) => key === said)
  const group = chosen ?? (said === undefined && groups.find(({ name }) => isBackout(name)))
  const named = tasks.filter(({ name }) => isBackout(name))
  const areNamed = !group && (said === undefined || said === byName)

  const parents = new Map(groups.map(({ key, parent }) => [key, parent]))
  const back = new Set(
    groups.flatMap(({ key, row }) =>
      (group && key === group.key) || saidOfRow(choices, row ?? -1) === 'backout' ? [key] : [],
    ),
  )
  const first = tasks.findIndex(({ key }) => key === said)

  function isBack(task: SheetTask, place: number): boolean {
    const ofRow = saidOfRow(choices, task.row.number)
    if (ofRow) return ofRow === 'backout'
    // A task that takes something back belongs to the backout, wherever it is written.
    if (task.undoes.length > 0 || (first > 0 && place >= first)) return true
    const isIn = groupsAround(task.group, parents).some((key) => back.has(key))
    return isIn || (areNamed && named.includes(task))
  }

  const keys = new Set(tasks.filter(isBack).map(({ key }) => key))
  if (groups.length + named.length === 0) return { keys, guess: null }
  const [example] = group || said === '' ? [] : named
  const found = group ? `“${group.name}” is the backout.` : 'No group is the backout.'
  return {
    keys,
    guess: {
      id: 'backout',
      where: example?.row.place ?? '',
      sentence: example
        ? `${counted(named.length, 'task is the backout by its name', 'tasks are the backout by their names')}: “${example.name}”.`
        : found,
      chosen: group ? group.key : example ? byName : '',
      options: [
        { value: '', text: 'no group' },
        ...(named.length > 0 ? [{ value: byName, text: 'tasks whose names say so' }] : []),
        ...groups.map(({ key, name }) => ({ value: key, text: name })),
      ],
      isSure: example === undefined,
    },
  }
}
