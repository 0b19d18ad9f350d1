import type { OwnRunbook } from '../../runbook/model/own-runbook.ts'
import type { Task } from '../../runbook/model/task.ts'

function onlyAmong(task: Task, ids: ReadonlySet<string>): Task {
  return {
    ...task,
    after: task.after.filter((id) => ids.has(id)),
    links: task.links?.filter(({ from }) => ids.has(from)),
  }
}

function isIn(own: OwnRunbook, group: string | undefined, wanted: string): boolean {
  const parents = new Map(own.groups.map(({ id, parent }) => [id, parent]))
  for (let at = group; at !== undefined; at = parents.get(at)) if (at === wanted) return true
  return false
}

/**
 * The runbook with the tasks of a group as its backout; in one without groups, those from a task to
 * the end. A backout begins when it is called: its cues and its links to other tasks go.
 */
export function withBackout(own: OwnRunbook, marked: string): OwnRunbook {
  const first = own.tasks.findIndex(({ id }) => id === marked)
  function isBackout({ group }: Task, place: number) {
    return own.groups.length > 0 ? isIn(own, group, marked) : first > 0 && place >= first
  }

  const [forward, back] = [
    own.tasks.filter((task, i) => !isBackout(task, i)),
    own.tasks.filter(isBackout),
  ]
  const [forwardIds, backIds] = [forward, back].map((tasks) => new Set(tasks.map(({ id }) => id)))
  return {
    ...own,
    tasks: forward.map((task) => onlyAmong(task, forwardIds!)),
    backout: back.map((task) => ({
      ...onlyAmong(task, backIds!),
      phase: 'backout',
      cue: undefined,
      plannedStart: undefined,
    })),
  }
}
