import type { Phase, TaskTimes } from '@cuewright/runbook/model'

export const phaseNames: Record<Phase, string> = {
  'pre-implementation': 'Pre-implementation',
  implementation: 'Implementation',
  'post-implementation': 'Post-implementation',
  backout: 'Backout',
}

/** Tasks by phase, in the order in which the phases first appear. */
export function byPhase<T extends TaskTimes>(tasks: readonly T[]): [Phase, T[]][] {
  return [...Map.groupBy(tasks, ({ task }) => task.phase)]
}
