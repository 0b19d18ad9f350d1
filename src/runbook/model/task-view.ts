import type { Progress } from './backout.ts'
import type { Timing } from './schedule.ts'
import type { Task } from './task.ts'

/**
 * late: it is running, and for longer than planned (a task that only starts later because of
 * another is not late itself; `behind` counts both). stopped: it was running when the backout was
 * called. skipped: it had not started then.
 */
export type TaskState = 'planned' | 'running' | 'late' | 'done' | 'stopped' | 'skipped'

/** Times in minutes from T0: actual once they are past, forecast until then. */
export type TaskView = {
  readonly task: Task
  readonly state: TaskState
  readonly plannedStart: number
  readonly plannedFinish: number
  readonly start: number
  readonly finish: number
  /** How much later than planned it finishes. */
  readonly behind: number
  readonly float: number
  readonly isCritical: boolean
}

function stateAt(minute: number, plan: Timing, forecast: Timing): TaskState {
  const { earliestStart: start, earliestFinish: finish } = forecast
  if (finish <= minute) return 'done'
  if (start > minute) return 'planned'
  return finish - start > plan.earliestFinish - plan.earliestStart ? 'late' : 'running'
}

/** A task at `minute`, given how it was planned and how it goes. */
export function viewTask(task: Task, minute: number, plan: Timing, forecast: Timing): TaskView {
  return {
    task,
    state: stateAt(minute, plan, forecast),
    plannedStart: plan.earliestStart,
    plannedFinish: plan.earliestFinish,
    start: forecast.earliestStart,
    finish: forecast.earliestFinish,
    behind: forecast.earliestFinish - plan.earliestFinish,
    float: forecast.float,
    isCritical: forecast.isCritical,
  }
}

/** A forward task once a backout has been called at minute `at`. A skipped one keeps its forecast. */
export function viewStopped(view: TaskView, progress: Progress, at: number): TaskView {
  if (progress === 'done') return { ...view, state: 'done' }
  if (progress === 'never started') return { ...view, state: 'skipped', behind: 0 }
  return { ...view, state: 'stopped', finish: at, behind: 0 }
}
