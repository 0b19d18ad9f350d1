import { plannedDuration } from './network.ts'
import type { Task } from './task.ts'

/** Minutes; below 0 if the task finishes early. */
export type Delay = { readonly task: string; readonly minutes: number }

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
