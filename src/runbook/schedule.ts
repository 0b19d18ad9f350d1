import { inOrder } from './order.ts'
import type { Task } from './task.ts'

/** When a task can and must happen, in minutes from T0. */
export type Timing = {
  readonly earliestStart: number
  readonly earliestFinish: number
  readonly latestStart: number
  readonly latestFinish: number
  /** Total float: how long it can slip before the finish moves. */
  readonly float: number
  /** Free float: how long it can slip before any other task moves. */
  readonly freeFloat: number
  /** No float at all. */
  readonly isCritical: boolean
}

export type Schedule = {
  readonly finish: number
  readonly timings: ReadonlyMap<string, Timing>
}

/** What the passes learn of a task: forward its times, backward what its followers demand. */
type Passes = { readonly start: number; readonly finish: number; dueBy: number; nextStart: number }

/**
 * The timing of one task. Throws for an id that is not in the schedule: whoever asks has not run
 * `check`, or mixed up two runbooks.
 */
export function timingOf({ timings }: Pick<Schedule, 'timings'>, id: string): Timing {
  const timing = timings.get(id)
  if (!timing) throw new Error(`Task ${id} is not in this schedule`)
  return timing
}

/**
 * Schedules tasks by the critical-path method. A forward pass starts each task as soon as its cue
 * has come and all that it waits for has finished; a backward pass from the finish tells how late
 * each may be; the difference is its float. Nothing starts before minute `from`. Linear in tasks
 * and dependencies. Throws unless `check` finds no problem.
 *
 * After J. E. Kelley and M. R. Walker, "Critical-Path Planning and Scheduling", Proceedings of the
 * Eastern Joint Computer Conference, 1959, pp. 160–173; the floats as in J. J. Moder, C. R.
 * Phillips and E. W. Davis, Project Management with CPM, PERT and Precedence Diagramming, 3rd ed.,
 * 1983. The fixed cue is ours: it bounds the forward pass alone.
 */
export function schedule(tasks: readonly Task[], from = 0): Schedule {
  const { order, cycles } = inOrder(tasks)
  if (cycles[0]) throw new Error(`Tasks wait for each other: ${cycles[0].join(', ')}`)

  const passes = new Map<string, Passes>()

  function passesOf(id: string) {
    const found = passes.get(id)
    if (!found) throw new Error(`Task ${id} is waited for and does not exist`)
    return found
  }

  let finish = from
  for (const { id, duration, after, cue } of order) {
    let start = Math.max(from, cue ?? from)
    for (const before of after) start = Math.max(start, passesOf(before).finish)
    passes.set(id, { start, finish: start + duration, dueBy: Infinity, nextStart: Infinity })
    finish = Math.max(finish, start + duration)
  }

  const timings = new Map<string, Timing>()
  for (const { id, duration, after } of order.toReversed()) {
    const { start, finish: end, dueBy, nextStart } = passesOf(id)
    const latestFinish = Math.min(dueBy, finish)
    const latestStart = latestFinish - duration
    for (const before of after.map(passesOf)) {
      before.dueBy = Math.min(before.dueBy, latestStart)
      before.nextStart = Math.min(before.nextStart, start)
    }
    timings.set(id, {
      earliestStart: start,
      earliestFinish: end,
      latestStart,
      latestFinish,
      float: latestStart - start,
      freeFloat: Math.min(nextStart, finish) - end,
      isCritical: latestStart === start,
    })
  }
  return { finish, timings }
}
