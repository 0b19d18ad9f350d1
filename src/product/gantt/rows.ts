import type { TaskView } from '../../runbook/task-view.ts'
import type { Phase } from '../../runbook/task.ts'

export const phaseNames: Record<Phase, string> = {
  'pre-implementation': 'Pre-implementation',
  implementation: 'Implementation',
  'post-implementation': 'Post-implementation',
  backout: 'Backout',
}

/** Tasks by phase, in the order in which the phases first appear. */
export function byPhase(tasks: readonly TaskView[]): [Phase, TaskView[]][] {
  return [...Map.groupBy(tasks, ({ task }) => task.phase)]
}

/** How many rows lie between two tasks: of tasks, and of phase headings. */
export type Climb = { rows: number; headings: number }

/**
 * For every critical task the way up to the task that it waited for, so that the critical path can
 * be drawn as one line. A task that waited for nothing has none.
 */
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
    const headings = new Set(crossed.map((view) => view.task.phase)).size - 1
    found.set(task.id, { rows: i - before, headings })
  }
  return found
}
