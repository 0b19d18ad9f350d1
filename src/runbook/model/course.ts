import { backoutFrom, progressAt } from './backout.ts'
import { withDelays, type Delay } from './delay.ts'
import { schedule, timingOf, type Timing } from './schedule.ts'
import type { RunTasks, Task } from './task.ts'
import { underWay } from './under-way.ts'

/**
 * late: it is running, and for longer than planned (a task that only starts later because of
 * another is not late itself; `behind` counts both). stopped: it was running when the backout was
 * called. skipped: it had not started then.
 */
export type TaskState = 'planned' | 'running' | 'late' | 'done' | 'stopped' | 'skipped'

/** A task's times, in minutes from T0: actual once they are past, forecast until then. */
export type TaskTimes = {
  readonly task: Task
  readonly plannedStart: number
  readonly plannedFinish: number
  readonly start: number
  readonly finish: number
  /** How much later than planned it finishes. */
  readonly behind: number
  readonly float: number
  readonly isCritical: boolean
  /** What the call of a backout made of it. */
  readonly ended?: 'stopped' | 'skipped'
}

/**
 * How a runbook runs if nothing else slips: all of it that the minute does not change. Nothing
 * outside this folder and the forecast works out times.
 */
export type Course = {
  /** The forward tasks in the runbook's order. */
  readonly tasks: readonly TaskTimes[]
  /** Those that a called backout runs, in order of start; none until it is called. */
  readonly backout: readonly TaskTimes[]
  readonly plannedFinish: number
  /** The forecast; the backout's finish once it has been called. */
  readonly finish: number
  readonly backedOutAt: number | null
  /**
   * The last go/no-go before which a backout is still the plan: the minute that it is decided, and
   * the end of a backout called then.
   */
  readonly noReturn: { readonly decidedAt: number; readonly backAt: number } | null
}

function timesOf(task: Task, plan: Timing, forecast: Timing): TaskTimes {
  return {
    task,
    plannedStart: plan.earliestStart,
    plannedFinish: plan.earliestFinish,
    start: forecast.earliestStart,
    finish: forecast.earliestFinish,
    behind: forecast.earliestFinish - plan.earliestFinish,
    float: forecast.float,
    isCritical: forecast.isCritical,
  }
}

/** A forward task once a backout has been called. One that never starts keeps its forecast. */
function endedAt(minute: number, times: TaskTimes, timing: Timing): TaskTimes {
  const progress = progressAt(timing, minute)
  if (progress === 'done') return times
  if (progress === 'never started') return { ...times, behind: 0, ended: 'skipped' }
  return { ...times, finish: minute, behind: 0, ended: 'stopped' }
}

/**
 * The course of a runbook with these delays, and with its backout if that was called. Throws unless
 * `checkRunbook` finds no problem.
 */
export function courseOf(
  { tasks: forward, backout = [] }: Pick<RunTasks, 'tasks'> & Partial<RunTasks>,
  delays: readonly Delay[] = [],
  backedOutAt: number | null = null,
): Course {
  const runbook = { tasks: forward, backout }
  const plan = schedule(forward)
  const forecast = schedule(underWay(withDelays(forward, delays)))
  const tasks = forward.map((task) =>
    timesOf(task, timingOf(plan, task.id), timingOf(forecast, task.id)),
  )
  const gate = tasks.find(({ task }) => task.gate?.pointOfNoReturn)
  const course: Course = {
    tasks,
    backout: [],
    plannedFinish: plan.finish,
    finish: forecast.finish,
    backedOutAt,
    noReturn: gate
      ? { decidedAt: gate.finish, backAt: backoutFrom(runbook, forecast, gate.finish).finish }
      : null,
  }
  if (backedOutAt === null) return course
  const planned = backoutFrom(runbook, forecast, backedOutAt)
  const called = backoutFrom(runbook, forecast, backedOutAt, delays)
  return {
    ...course,
    tasks: tasks.map((times) => endedAt(backedOutAt, times, timingOf(forecast, times.task.id))),
    backout: called.tasks.map((task) =>
      timesOf(task, timingOf(planned, task.id), timingOf(called, task.id)),
    ),
    finish: called.finish,
  }
}

/** A backout that nobody has called, as it would have to run to end at this minute. */
export function backoutUntil(minute: number, backout: readonly Task[]): TaskTimes[] {
  const late = schedule(backout, Math.max(0, minute - schedule(backout).finish))
  return backout.map((task) => {
    const timing = timingOf(late, task.id)
    return timesOf(task, timing, timing)
  })
}

/** A task's state at a minute; null is before the start. */
export function stateAt(times: TaskTimes, minute: number | null): TaskState {
  const { ended, start, finish, plannedStart, plannedFinish } = times
  if (ended) return ended
  if (minute === null || start > minute) return 'planned'
  if (finish <= minute) return 'done'
  return finish - start > plannedFinish - plannedStart ? 'late' : 'running'
}

/** How many tasks are in each state at a minute. */
export function countStates(
  tasks: readonly TaskTimes[],
  minute: number | null,
): Record<TaskState, number> {
  const counts = { planned: 0, running: 0, late: 0, done: 0, stopped: 0, skipped: 0 }
  for (const times of tasks) counts[stateAt(times, minute)]++
  return counts
}

/** One task among others. Throws for an id that is not among them. */
export function viewOf<T extends TaskTimes>({ tasks }: { tasks: readonly T[] }, id: string): T {
  const found = tasks.find(({ task }) => task.id === id)
  if (!found) throw new Error(`Task ${id} is not in this run`)
  return found
}
