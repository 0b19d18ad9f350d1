import { networkOf, plannedDuration } from './network.ts'
import type { Task } from './task.ts'

/** When a task can and must happen, in minutes from T0. */
export type Timing = {
  readonly earliestStart: number
  readonly earliestFinish: number
  readonly latestStart: number
  readonly latestFinish: number
  /** Total float: how long it can slip as a whole before the finish moves. */
  readonly float: number
  /** Free float: how long it can slip as a whole before any other task moves. */
  readonly freeFloat: number
  /** No float at all. */
  readonly isCritical: boolean
}

export type Schedule = {
  readonly finish: number
  readonly timings: ReadonlyMap<string, Timing>
}

/** What the passes learn of a task: forward its times, backward what others demand of them. */
type Passes = {
  readonly start: number
  readonly finish: number
  startBy: number
  finishBy: number
  slack: number
}

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
 * Schedules tasks by the critical-path method with generalised precedence relations. A forward
 * pass starts each task as soon as its cue has come and each link allows it; a backward pass from
 * the finish tells how late each start and finish may be; the difference is its float. Nothing
 * starts before minute `from`. Linear in tasks and links. Throws unless `check` finds no problem.
 *
 * A link bounds a start or a finish from below. A bound on a finish is turned into one on the
 * start by the planned duration, as in the standard form of the papers below, so the task starts
 * in time to end there by its plan. One that takes less than its plan still waits with its finish;
 * one that takes longer was not started earlier for it.
 *
 * The passes: J. E. Kelley, "Critical-Path Planning and Scheduling: Mathematical Basis", Operations
 * Research 9(3), 1961, pp. 296–320. Links between any two moments, as longest paths: B. Roy,
 * "Contribution de la théorie des graphes à l’étude de certains problèmes linéaires", Comptes
 * rendus de l’Académie des sciences 248, 1959, pp. 2437–2439 (the metra potential method), and
 * S. E. Elmaghraby and J. Kamburowski, "The Analysis of Activity Networks under Generalized
 * Precedence Relations", Management Science 38(9), 1992, pp. 1245–1263, of which these are the
 * minimal lags. The floats: J. J. Moder, C. R. Phillips and E. W. Davis, Project Management with
 * CPM, PERT and Precedence Diagramming, 3rd ed., 1983. The fixed cue is ours: it bounds the
 * forward pass alone.
 */
export function schedule(given: readonly Task[], from = 0): Schedule {
  const { tasks, arcs } = networkOf(given)
  const passes: Passes[] = []
  let finish = from
  for (const [place, task] of tasks.entries()) {
    let start = Math.max(from, task.cue ?? from)
    let finishFrom = -Infinity
    for (const arc of arcs[place]!) {
      const before = passes[arc.from]!
      const at = (arc.fromFinish ? before.finish : before.start) + arc.lag
      start = Math.max(start, arc.toFinish ? at - plannedDuration(task) : at)
      if (arc.toFinish) finishFrom = Math.max(finishFrom, at)
    }
    const end = Math.max(start + task.duration, finishFrom)
    passes.push({ start, finish: end, startBy: Infinity, finishBy: Infinity, slack: Infinity })
    finish = Math.max(finish, end)
  }

  const timings = new Map<string, Timing>()
  for (let place = tasks.length - 1; place >= 0; place--) {
    const task = tasks[place]!
    const { start, finish: end, slack, ...demand } = passes[place]!
    const finishBy = Math.min(demand.finishBy, finish)
    const startBy = Math.min(demand.startBy, finishBy - task.duration)
    for (const arc of arcs[place]!) {
      const before = passes[arc.from]!
      const planned = plannedDuration(task)
      const by = (arc.toFinish ? Math.min(finishBy, startBy + planned) : startBy) - arc.lag
      if (arc.fromFinish) before.finishBy = Math.min(before.finishBy, by)
      else before.startBy = Math.min(before.startBy, by)
      const held = (arc.toFinish ? Math.min(end, start + planned) : start) - arc.lag
      before.slack = Math.min(before.slack, held - (arc.fromFinish ? before.finish : before.start))
    }
    const float = Math.min(startBy - start, finishBy - end)
    timings.set(task.id, {
      earliestStart: start,
      earliestFinish: end,
      latestStart: start + float,
      latestFinish: end + float,
      float,
      freeFloat: Math.min(slack, finish - end),
      isCritical: float === 0,
    })
  }
  return { finish, timings }
}
