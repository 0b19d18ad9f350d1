import { plannedDuration } from './network.ts'
import type { Task } from './task.ts'

/** The latest moment that a sheet under way tells of, in minutes from T0; null where it tells of none. */
export function knownUntil(tasks: readonly Task[]): number | null {
  let latest = -Infinity
  for (const { began, ended } of tasks)
    latest = Math.max(latest, began ?? -Infinity, ended ?? -Infinity)
  return latest === -Infinity ? null : latest
}

/**
 * The tasks as a sheet under way has them: what is done keeps its times, what runs goes on from its start
 * for as long as is planned, and for a minute more than is known; the rest starts after that moment. What a
 * task that has started waited for makes no difference any more.
 */
export function underWay(tasks: readonly Task[]): readonly Task[] {
  const now = knownUntil(tasks)
  if (now === null) return tasks
  return tasks.map((task) => {
    const { began, ended, cue, duration } = task
    if (began === undefined && ended === undefined)
      return { ...task, cue: Math.max(now, cue ?? now) }
    // Where only its end is written it took its plan.
    const start = began ?? Math.max(0, ended! - plannedDuration(task))
    const took =
      ended === undefined ? Math.max(duration, now + 1 - start) : Math.max(0, ended - start)
    return { ...task, after: [], links: undefined, cue: start, duration: took }
  })
}
