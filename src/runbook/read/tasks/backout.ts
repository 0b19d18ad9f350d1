import { counted } from '../../../lib/counted.ts'
import { groupsAround } from '../../model/mark-backout.ts'
import { isBackout } from '../cells/words.ts'
import { answerTo, type Choices, type Guess } from '../questions/choices.ts'
import { saidOfRow } from './task-rows.ts'
import type { SheetTask, SheetTasks } from './tasks.ts'

const byName = 'by name'

/** Finds the backout: a group, tasks named so, or all tasks from the one that a person chose. */
export function readBackout(
  { tasks, groups }: Pick<SheetTasks, 'tasks' | 'groups'>,
  choices: Choices,
): { keys: ReadonlySet<string>; guess: Guess | null } {
  const said = answerTo(choices, { about: 'backout' })
  const chosen = groups.find(({ key }) => key === said)
  const group = chosen ?? (said === undefined && groups.find(({ name }) => isBackout(name)))
  const named = tasks.filter(({ name, isMarkedBackout }) => isMarkedBackout || isBackout(name))
  const areNamed = !group && (said === undefined || said === byName)

  const parents = new Map(groups.map(({ key, parent }) => [key, parent]))
  const back = new Set(
    groups.flatMap(({ key, row }) =>
      (group && key === group.key) || saidOfRow(choices, row ?? -1) === 'backout' ? [key] : [],
    ),
  )
  const first = tasks.findIndex(({ key }) => key === said)

  function isBack(task: SheetTask, place: number): boolean {
    const ofRow = saidOfRow(choices, task.number)
    if (ofRow) return ofRow === 'backout'
    // A task that undoes another is part of the backout, wherever it is in the sheet.
    if (task.undoes.length > 0 || (first > 0 && place >= first)) return true
    const isIn = groupsAround(task.group, parents).some((key) => back.has(key))
    return isIn || (areNamed && named.includes(task))
  }

  const keys = new Set(tasks.filter(isBack).map(({ key }) => key))
  if (groups.length + named.length === 0) return { keys, guess: null }
  const [example] = group || said === '' ? [] : named
  // 'Contingency' is time to spare in some plans.
  const isDoubtful = group && said === undefined && /contingency|only if|plan b/i.test(group.name)
  const found = group ? `“${group.name}” is the backout.` : 'No group is the backout.'
  return {
    keys,
    guess: {
      id: { about: 'backout' },
      where: example?.place ?? '',
      sentence: example
        ? `${counted(named.length, 'task is the backout by its name or type', 'tasks are the backout by their names or types')}: “${example.name}”.`
        : found,
      chosen: group ? group.key : example ? byName : '',
      options: [
        { value: '', text: 'no group' },
        ...(named.length > 0 ? [{ value: byName, text: 'tasks whose names or types say so' }] : []),
        ...groups.map(({ key, name }) => ({ value: key, text: name })),
      ],
      isSure: example === undefined && !isDoubtful,
    },
  }
}
