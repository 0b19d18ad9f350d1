import { plannedDuration } from './network.ts'
import type { Task } from './task.ts'

/** A task takes this many minutes longer than planned; fewer than 0 where it finishes early. */
export type Delay = { readonly task: string; readonly minutes: number }

/** As far as a runbook's minutes go, either way: src/contracts/own-runbook.ts, which would bring its library along. */
export const furthest = 1500 * 24 * 60

/**
 * The tasks with their delays in their durations, and what they were planned to take beside it;
 * several delays of one task add up, and none takes less than no time.
 */
export function withDelays(tasks: readonly Task[], delays: readonly Delay[]): Task[] {
  const extra = new Map<string, number>()
  for (const { task, minutes } of delays) extra.set(task, (extra.get(task) ?? 0) + minutes)
  return tasks.map((task) => ({
    ...task,
    duration: Math.max(0, task.duration + (extra.get(task.id) ?? 0)),
    planned: plannedDuration(task),
  }))
}
