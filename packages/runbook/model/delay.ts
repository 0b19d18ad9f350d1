import { plannedDuration } from './network.ts'
import type { Task } from './task.ts'

/**
 * `minutes` is below 0 if the task finishes early. `at` is the minute of the run in which it was told: what had started
 * before stays as it was. Without it nothing had.
 */
export type Delay = { readonly task: string; readonly minutes: number; readonly at?: number }

/** Adds delays to durations. Several delays of a task add up, and no duration goes below 0. */
export function withDelays(tasks: readonly Task[], delays: readonly Delay[]): readonly Task[] {
  if (delays.length === 0) return tasks
  const extra = new Map<string, number>()
  for (const { task, minutes } of delays) extra.set(task, (extra.get(task) ?? 0) + minutes)
  return tasks.map((task) => ({
    ...task,
    duration: Math.max(0, task.duration + (extra.get(task.id) ?? 0)),
    planned: plannedDuration(task),
  }))
}
