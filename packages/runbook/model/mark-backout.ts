import { groupsAround } from './groups.ts'
import type { OwnRunbook } from './own-runbook.ts'
import type { Task } from './task.ts'

export function onlyAmong(tasks: readonly Task[]): Task[] {
  const ids = new Set(tasks.map(({ id }) => id))
  return tasks.map((task) => ({
    ...task,
    after: task.after.filter((id) => ids.has(id)),
    links: task.links?.filter(({ from }) => ids.has(from)),
  }))
}

/**
 * Makes tasks the backout. It starts when it is called, so these tasks lose their links to others, and their cues count
 * from the first of them.
 */
export function withBackout(own: OwnRunbook, isBackout: (task: Task) => boolean): OwnRunbook {
  const { back = [], forward = [] } = Object.groupBy(own.tasks, (task) =>
    isBackout(task) ? 'back' : 'forward',
  )
  const first = back.reduce((least, { cue = Infinity }) => Math.min(least, cue), Infinity)
  return {
    ...own,
    tasks: onlyAmong(forward),
    backout: onlyAmong(back).map((task) => ({
      ...task,
      phase: 'backout',
      cue: task.cue === undefined ? undefined : task.cue - first,
      plannedStart: undefined,
      began: undefined,
      ended: undefined,
    })),
  }
}

/** Makes a group the backout, or a task and all below it. */
export function markBackout(own: OwnRunbook, marked: string): OwnRunbook {
  const parents = new Map(own.groups.map(({ id, parent }) => [id, parent]))
  if (parents.has(marked))
    return withBackout(own, ({ group }) => groupsAround(group, parents).includes(marked))
  const first = own.tasks.findIndex(({ id }) => id === marked)
  const below = new Set(first > 0 ? own.tasks.slice(first) : [])
  return withBackout(own, (task) => below.has(task))
}
