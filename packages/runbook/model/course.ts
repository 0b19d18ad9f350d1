import { backoutFrom, fromCall, progressAt } from './backout.ts'
import type { Delay } from './delay.ts'
import { expectedSchedule } from './expected.ts'
import { schedule, timingOf, type Timing } from './schedule.ts'
import type { RunTasks, Task } from './task.ts'
import { knownUntil } from './under-way.ts'

/** 'late' runs longer than planned; 'stopped' and 'skipped' were cut off by a backout. */
export type TaskState = 'planned' | 'running' | 'late' | 'done' | 'stopped' | 'skipped'

/** Minutes from T0: actual times in the past, forecasts in the future. */
export type TaskTimes = {
  readonly task: Task
  readonly plannedStart: number
  readonly plannedFinish: number
  readonly start: number
  readonly finish: number
  readonly behind: number
  readonly float: number
  readonly isCritical: boolean
  readonly ended?: 'stopped' | 'skipped'
}

/** All times of a run if nothing else slips. Only this folder and the forecast work out times. */
export type Course = {
  readonly tasks: readonly TaskTimes[]
  /** In order of start; empty until a backout is called. */
  readonly backout: readonly TaskTimes[]
  readonly plannedFinish: number
  readonly finish: number
  readonly backedOutAt: number | null
  /** The point of no return, and the end of a backout called there. */
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

/** A forward task after the call. A task that never starts keeps its forecast. */
function endedAt(minute: number, times: TaskTimes, timing: Timing): TaskTimes {
  const progress = progressAt(timing, minute)
  if (progress === 'done') return times
  if (progress === 'never started') return { ...times, behind: 0, ended: 'skipped' }
  return { ...times, finish: minute, behind: 0, ended: 'stopped' }
}

/** Throws unless `checkRunbook` finds no problem. */
export function courseOf(
  { tasks: forward, backout = [] }: Pick<RunTasks, 'tasks'> & Partial<RunTasks>,
  delays: readonly Delay[] = [],
  backedOutAt: number | null = null,
): Course {
  const runbook = { tasks: forward, backout }
  const plan = schedule(forward)
  const isAsPlanned = delays.length === 0 && knownUntil(forward) === null
  const forecast = isAsPlanned ? plan : expectedSchedule(forward, delays)
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

/** Returns the latest times of the backout that still end at this minute. */
export function backoutUntil(minute: number, backout: readonly Task[]): TaskTimes[] {
  const call = Math.max(0, minute - schedule(backout).finish)
  const late = schedule(fromCall(backout, call), call)
  return backout.map((task) => {
    const timing = timingOf(late, task.id)
    return timesOf(task, timing, timing)
  })
}

/** `minute` is null before the start. */
export function stateAt(times: TaskTimes, minute: number | null): TaskState {
  const { ended, start, finish } = times
  if (ended) return ended
  if (minute === null || start > minute) return 'planned'
  if (finish <= minute) return 'done'
  return minutesLonger(times) > 0 ? 'late' : 'running'
}

/** By how many minutes a task is longer than planned; below 0 if it is shorter. */
export function minutesLonger({ start, finish, plannedStart, plannedFinish }: TaskTimes): number {
  return finish - start - (plannedFinish - plannedStart)
}

export function countStates(
  tasks: readonly TaskTimes[],
  minute: number | null,
): Record<TaskState, number> {
  const counts = { planned: 0, running: 0, late: 0, done: 0, stopped: 0, skipped: 0 }
  for (const times of tasks) counts[stateAt(times, minute)]++
  return counts
}

/** Throws for an id that is not in the run. */
export function viewOf<T extends TaskTimes>({ tasks }: { tasks: readonly T[] }, id: string): T {
  const found = tasks.find(({ task }) => task.id === id)
  if (!found) throw new Error(`Task ${id} is not in this run`)
  return found
}
