import { withDelays, type Delay } from './delay.ts'
import { linksOf } from './link.ts'
import { schedule, type Schedule, type Started } from './schedule.ts'
import type { Task } from './task.ts'
import { underWay } from './under-way.ts'

/** A task may start before one that it waits for has finished. */
function canOverlap(task: Task): boolean {
  return linksOf(task).some(
    ({ kind, lag }) => kind !== 'finish-to-start' || Object.values(lag).some((by) => by < 0),
  )
}

/**
 * The schedule with actual times and delays. A task that overlaps a delayed one may have started before the delay was
 * told. Then it keeps its start, and its finish if it was done. What had not started doesn't start before that minute.
 */
export function expectedSchedule(given: readonly Task[], delays: readonly Delay[]): Schedule {
  const moments = given.some(canOverlap) ? new Set(delays.flatMap(({ at }) => at ?? [])) : []
  const started = new Map<string, { start: number; finish?: number }>()
  let tasks = given
  for (const moment of moments) {
    const known = delays.slice(
      0,
      delays.findIndex(({ at }) => at === moment),
    )
    const { timings } = scheduleOf(tasks, known, started)
    for (const [id, { earliestStart: start, earliestFinish: finish }] of timings)
      if (start < moment) started.set(id, finish <= moment ? { start, finish } : { start })
    tasks = tasks.map((task) =>
      started.has(task.id) ? task : { ...task, cue: Math.max(moment, task.cue ?? moment) },
    )
  }
  return scheduleOf(tasks, delays, started)
}

function scheduleOf(tasks: readonly Task[], delays: readonly Delay[], started: Started): Schedule {
  return schedule(underWay(withDelays(tasks, delays)), 0, started)
}
