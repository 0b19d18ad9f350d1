import type { TaskTimes, TaskView, Phase } from '@cuewright/runbook/model'

export const phaseNames: Record<Phase, string> = {
  'pre-implementation': 'Pre-implementation',
  implementation: 'Implementation',
  'post-implementation': 'Post-implementation',
  backout: 'Backout',
}

/** Sorts the tasks by start. Tasks that a backout has called off come last. */
export function inRunningOrder(tasks: readonly TaskView[]): TaskView[] {
  return [
    ...tasks.filter(({ state }) => state !== 'skipped'),
    ...tasks.filter(({ state }) => state === 'skipped'),
  ]
}

/** Tasks by phase, in the order in which the phases first appear. */
export function byPhase<T extends TaskTimes>(tasks: readonly T[]): [Phase, T[]][] {
  return [...Map.groupBy(tasks, ({ task }) => task.phase)]
}

export function byHeading(tasks: readonly TaskView[]): [string, TaskView[]][] {
  return [...Map.groupBy(tasks, groupOf)]
}

function groupOf({ task, state }: TaskView) {
  return state === 'skipped' ? 'Called off' : phaseNames[task.phase]
}

export type Climb = { rows: number; headings: number }

/** Returns how many rows and headings the critical path climbs to each critical task. */
export function climbs(tasks: readonly TaskView[]): Map<string, Climb> {
  const index = new Map(tasks.map(({ task }, i) => [task.id, i]))
  const found = new Map<string, Climb>()
  for (const [i, { task, start, isCritical }] of tasks.entries()) {
    if (!isCritical) continue
    const before = task.after
      .map((id) => index.get(id))
      .filter((j) => j !== undefined)
      .find((j) => tasks[j]!.isCritical && tasks[j]!.finish === start)
    if (before === undefined || before > i) continue
    const crossed = tasks.slice(before, i + 1)
    const headings = new Set(crossed.map(groupOf)).size - 1
    found.set(task.id, { rows: i - before, headings })
  }
  return found
}

/** How many minutes of a wide chart a label covers: `short` has only a start, `long` also a state. */
const labelMinutes = { short: 32, long: 66 }
const spoken = new Set(['running', 'late', 'stopped'])

/**
 * The last minute at which a line crosses a task's label, which then moves behind the line. Lines are the
 * chart's `marks` and the critical path between other rows.
 */
export function crossings(
  tasks: readonly TaskView[],
  ways: ReadonlyMap<string, Climb>,
  marks: readonly (number | undefined)[],
): Map<string, number> {
  const lines = tasks.flatMap(({ task, start }, row) => {
    const way = ways.get(task.id)
    return way ? [{ minute: start, above: row - way.rows, row }] : []
  })
  const found = new Map<string, number>()
  for (const [row, { task, finish, state }] of tasks.entries()) {
    const end = finish + (spoken.has(state) ? labelMinutes.long : labelMinutes.short)
    const crossed = lines
      .filter((line) => line.above < row && row < line.row)
      .map(({ minute }) => minute)
      .concat(marks.filter((mark) => mark !== undefined))
      .filter((minute) => minute > finish && minute < end)
    if (crossed.length > 0) found.set(task.id, Math.max(...crossed))
  }
  return found
}
