import { plannedDuration } from './network.ts'
import type { Task } from './task.ts'

/** Returns the latest actual time, in minutes from T0; null if there is none. */
export function knownUntil(tasks: readonly Task[]): number | null {
  let latest = -Infinity
  for (const { began, ended } of tasks)
    latest = Math.max(latest, began ?? -Infinity, ended ?? -Infinity)
  return latest === -Infinity ? null : latest
}

/** Done tasks keep their actual times. Running tasks end after the last known time, and the rest start after it. */
export function underWay(tasks: readonly Task[]): readonly Task[] {
  const now = knownUntil(tasks)
  if (now === null) return tasks
  return tasks.map((task) => {
    const { began, ended, cue, duration } = task
    if (began === undefined && ended === undefined)
      return { ...task, cue: Math.max(now, cue ?? now) }
    const start = began ?? Math.max(0, ended! - plannedDuration(task))
    const took =
      ended === undefined ? Math.max(duration, now + 1 - start) : Math.max(0, ended - start)
    return { ...task, after: [], links: undefined, cue: start, duration: took }
  })
}
