import {
  groupsAround,
  type Course,
  type Group,
  type OwnRunbook,
  type TaskTimes,
} from '@cuewright/runbook/model'

export type BoardRow =
  | {
      readonly kind: 'group'
      readonly id: string
      readonly name: string
      readonly depth: number
      readonly isOpen: boolean
      /** The tasks of the group and of the groups in it. */
      readonly tasks: readonly TaskTimes[]
      readonly isBackout: boolean
    }
  | {
      readonly kind: 'task'
      readonly id: string
      readonly depth: number
      readonly times: TaskTimes
    }

const backoutGroup = 'the backout'

type Folding = {
  readonly open: ReadonlySet<string>
  /** A part of a task's number, name or owner; '' shows all. */
  readonly search: string
}

function matches({ task }: TaskTimes, search: string) {
  return [task.id, task.name, task.owner].some((text) => text.toLowerCase().includes(search))
}

function taskRow(times: TaskTimes, depth: number): BoardRow {
  return { kind: 'task', id: times.task.id, depth, times }
}

type Charted = Pick<Course, 'tasks' | 'backout'> & { backoutName?: string }

/**
 * The rows of the chart: tasks without a group, the groups, then the backout. An open group is followed by
 * its tasks. A search shows every task that it finds.
 */
export function rowsOf(
  groups: readonly Group[],
  { tasks, backout, backoutName = 'Backout' }: Charted,
  { open, search }: Folding,
): BoardRow[] {
  const wanted = search.trim().toLowerCase()
  const ids = new Set(groups.map(({ id }) => id))
  const children = Map.groupBy(groups, ({ parent }) => known(parent))
  const members = Map.groupBy(tasks.filter(isWanted), ({ task }) => known(task.group))
  members.set(backoutGroup, backout.filter(isWanted))

  function isWanted(times: TaskTimes) {
    return !wanted || matches(times, wanted)
  }

  function known(group: string | undefined) {
    return group !== undefined && ids.has(group) ? group : undefined
  }

  function tasksIn(id: string): TaskTimes[] {
    return [
      ...(members.get(id) ?? []),
      ...(children.get(id) ?? []).flatMap((one) => tasksIn(one.id)),
    ]
  }

  function groupRows({ id, name }: Group, depth: number): BoardRow[] {
    const inGroup = tasksIn(id)
    if (inGroup.length === 0) return []
    const isOpen = wanted !== '' || open.has(id)
    const row = {
      kind: 'group',
      id,
      name,
      depth,
      isOpen,
      tasks: inGroup,
      isBackout: id === backoutGroup,
    } as const
    return isOpen ? [row, ...rowsIn(id, depth + 1)] : [row]
  }

  function rowsIn(id: string | undefined, depth: number): BoardRow[] {
    return [
      ...(members.get(id) ?? []).map((times) => taskRow(times, depth)),
      ...(children.get(id) ?? []).flatMap((group) => groupRows(group, depth)),
    ]
  }

  return [...rowsIn(undefined, 0), ...groupRows({ id: backoutGroup, name: backoutName }, 0)]
}

/** Rows that fit the chart without scrolling. */
const fitting = 30

/** The groups that are open at first: all of a short runbook, or the only one of a long runbook. */
export function openByItself({
  groups,
  tasks,
  backout,
}: Pick<OwnRunbook, 'groups' | 'tasks' | 'backout'>): ReadonlySet<string> {
  const ids = groups.map(({ id }) => id)
  if (groups.length + tasks.length + backout.length <= fitting)
    return new Set([...ids, backoutGroup])
  const [root, other] = groups.filter(({ parent }) => parent === undefined)
  return new Set(root && !other ? [root.id] : [])
}

/** The groups that must be open for a task to be visible. */
export function groupsToOpen(groups: readonly Group[], times: TaskTimes | undefined): string[] {
  const parents = new Map(groups.map(({ id, parent }) => [id, parent]))
  const around = groupsAround(times?.task.group, parents)
  return times?.task.phase === 'backout' ? [...around, backoutGroup] : around
}
