import type { Course, TaskTimes, OwnRunbook, Group } from '#runbook/model'

export type BoardRow =
  | {
      readonly kind: 'group'
      readonly id: string
      readonly name: string
      readonly depth: number
      readonly isOpen: boolean
      /** The tasks of the group and of the groups in it. */
      readonly views: readonly TaskTimes[]
      readonly isBackout: boolean
    }
  | { readonly kind: 'task'; readonly id: string; readonly depth: number; readonly view: TaskTimes }

export const backoutGroup = 'the backout'

export type Folding = {
  readonly open: ReadonlySet<string>
  /** A part of a task's number, name or owner; '' shows all. */
  readonly search: string
}

function matches({ task }: TaskTimes, search: string) {
  return [task.id, task.name, task.owner].some((text) => text.toLowerCase().includes(search))
}

type Branch = { readonly group: Group; readonly children: Branch[]; readonly views: TaskTimes[] }

function viewsOf({ views, children }: Branch): TaskTimes[] {
  return [...views, ...children.flatMap(viewsOf)]
}

function taskRow(view: TaskTimes, depth: number): BoardRow {
  return { kind: 'task', id: view.task.id, depth, view }
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
  const branches = new Map(
    groups.map((group): [string, Branch] => [group.id, { group, children: [], views: [] }]),
  )
  const loose: TaskTimes[] = []
  const roots: Branch[] = []
  for (const branch of branches.values()) {
    const parent = branches.get(branch.group.parent ?? '')
    ;(parent ? parent.children : roots).push(branch)
  }
  for (const view of tasks) {
    if (wanted && !matches(view, wanted)) continue
    ;(branches.get(view.task.group ?? '')?.views ?? loose).push(view)
  }
  const back = backout.filter((view) => !wanted || matches(view, wanted))
  const backoutBranch: Branch = {
    group: { id: backoutGroup, name: backoutName },
    children: [],
    views: back,
  }

  function groupRows(branch: Branch, depth: number): BoardRow[] {
    const views = viewsOf(branch)
    if (views.length === 0) return []
    const { id, name } = branch.group
    const isOpen = wanted !== '' || open.has(id)
    const isBackout = branch === backoutBranch
    const row: BoardRow = { kind: 'group', id, name, depth, isOpen, views, isBackout }
    if (!isOpen) return [row]
    return [
      row,
      ...branch.views.map((view) => taskRow(view, depth + 1)),
      ...branch.children.flatMap((child) => groupRows(child, depth + 1)),
    ]
  }

  return [
    ...loose.map((view) => taskRow(view, 0)),
    ...roots.flatMap((branch) => groupRows(branch, 0)),
    ...groupRows(backoutBranch, 0),
  ]
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
export function groupsAround(groups: readonly Group[], view: TaskTimes | undefined): string[] {
  const byId = new Map(groups.map((group) => [group.id, group]))
  const found: string[] = []
  for (
    let at = view?.task.group;
    at !== undefined && !found.includes(at);
    at = byId.get(at)?.parent
  )
    found.push(at)
  return view?.task.phase === 'backout' ? [...found, backoutGroup] : found
}
