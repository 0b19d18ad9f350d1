import { networkOf, plannedDuration } from './network.ts'
import type { Task } from './task.ts'

/** Minutes from T0. */
export type Timing = {
  readonly earliestStart: number
  readonly earliestFinish: number
  /** Total float: minutes that it can slip before the finish moves. */
  readonly float: number
  readonly isCritical: boolean
}

export type Schedule = {
  readonly finish: number
  readonly timings: ReadonlyMap<string, Timing>
}

/** The times of tasks that have started, by id. Only a finish that is past is known. */
export type Started = ReadonlyMap<string, { readonly start: number; readonly finish?: number }>

/** The backward pass fills in the last two: the latest times that later tasks allow. */
type Passes = {
  readonly start: number
  readonly finish: number
  startBy: number
  finishBy: number
}

/** Throws for an id that is not in the schedule. */
export function timingOf({ timings }: Pick<Schedule, 'timings'>, id: string): Timing {
  const timing = timings.get(id)
  if (!timing) throw new Error(`Task ${id} is not in this schedule`)
  return timing
}

/**
 * Schedules tasks by the critical-path method with generalised precedence relations; nothing starts before minute
 * `from`. Throws unless `check` finds no problem. A link to a finish bounds the start by the planned duration: a
 * task that takes less waits with its finish, one that takes more was not started earlier. A cue bounds the forward
 * pass alone. What has started waits for nothing but, until it is done, links to its finish.
 *
 * J. E. Kelley, Operations Research 9(3), 1961. S. E. Elmaghraby and J. Kamburowski, Management Science 38(9), 1992
 * (minimal lags). J. J. Moder and others, Project Management with CPM, PERT and Precedence Diagramming, 1983
 * (floats).
 */
export function schedule(given: readonly Task[], from = 0, started: Started = new Map()): Schedule {
  const { tasks, arcs } = networkOf(given)
  const passes: Passes[] = []
  let finish = from
  for (const [place, task] of tasks.entries()) {
    const fixed = started.get(task.id)
    let start = fixed?.start ?? Math.max(from, task.cue ?? from)
    let finishFrom = -Infinity
    for (const arc of arcs[place]!) {
      const before = passes[arc.from]!
      const at = (arc.fromFinish ? before.finish : before.start) + arc.lag
      if (!fixed) start = Math.max(start, arc.toFinish ? at - plannedDuration(task) : at)
      if (arc.toFinish) finishFrom = Math.max(finishFrom, at)
    }
    const end = fixed?.finish ?? Math.max(start + task.duration, finishFrom)
    passes.push({ start, finish: end, startBy: Infinity, finishBy: Infinity })
    finish = Math.max(finish, end)
  }

  const timings = new Map<string, Timing>()
  for (let place = tasks.length - 1; place >= 0; place--) {
    const task = tasks[place]!
    const { start, finish: end, ...demand } = passes[place]!
    const finishBy = Math.min(demand.finishBy, finish)
    const startBy = Math.min(demand.startBy, finishBy - task.duration)
    const fixed = started.get(task.id)
    for (const arc of arcs[place]!) {
      if (fixed && (fixed.finish !== undefined || !arc.toFinish)) continue
      const before = passes[arc.from]!
      const withStart = fixed ? Infinity : startBy + plannedDuration(task)
      const by = (arc.toFinish ? Math.min(finishBy, withStart) : startBy) - arc.lag
      if (arc.fromFinish) before.finishBy = Math.min(before.finishBy, by)
      else before.startBy = Math.min(before.startBy, by)
    }
    const float = Math.min(startBy - start, finishBy - end)
    timings.set(task.id, {
      earliestStart: start,
      earliestFinish: end,
      float,
      isCritical: float === 0,
    })
  }
  return { finish, timings }
}
