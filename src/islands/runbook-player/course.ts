import { backoutFrom, progressAt } from '../../runbook/model/backout.ts'
import type { Delay } from '../../runbook/model/delay.ts'
import { withDelays } from '../../runbook/model/delay.ts'
import { schedule, timingOf } from '../../runbook/model/schedule.ts'
import type { Schedule } from '../../runbook/model/schedule.ts'
import { viewStopped, viewTask } from '../../runbook/model/task-view.ts'
import type { TaskState, TaskView } from '../../runbook/model/task-view.ts'
import type { Runbook } from '../../runbook/model/task.ts'

/** How a run goes if nothing else slips: everything about it that the minute does not change. */
export type Course = {
  /** Each task with its times, as it is before it starts; `stateAt` tells its state at a minute. */
  readonly tasks: readonly TaskView[]
  /** The backout's: as a call at T0 would run it until it is called. */
  readonly backout: readonly TaskView[]
  readonly plannedFinish: number
  readonly finish: number
  readonly backedOutAt: number | null
}

const beforeAll = -Infinity

function forwardViews({ tasks }: Runbook, plan: Schedule, forecast: Schedule) {
  return tasks.map((task) =>
    viewTask(task, beforeAll, timingOf(plan, task.id), timingOf(forecast, task.id)),
  )
}

/** A way back that ends with the window, so that a chart shows how much of it that takes. */
function latestBackout({ backout, windowEnd }: Runbook): TaskView[] {
  const plan = schedule(backout)
  const shift = Math.max(0, windowEnd - plan.finish)
  const late = schedule(backout, shift)
  return backout.map((task) =>
    viewTask(task, beforeAll, timingOf(late, task.id), timingOf(late, task.id)),
  )
}

/** Throws unless `checkRunbook` finds no problem. */
export function courseOf(
  runbook: Runbook,
  delays: readonly Delay[],
  backedOutAt: number | null,
): Course {
  const plan = schedule(runbook.tasks)
  const forecast = schedule(withDelays(runbook.tasks, delays))
  const tasks = forwardViews(runbook, plan, forecast)
  if (backedOutAt === null)
    return {
      tasks,
      backout: latestBackout(runbook),
      plannedFinish: plan.finish,
      finish: forecast.finish,
      backedOutAt,
    }
  const planned = backoutFrom(runbook, forecast, backedOutAt)
  const called = backoutFrom(runbook, forecast, backedOutAt, delays)
  return {
    tasks: tasks.map((view) => {
      const progress = progressAt(timingOf(forecast, view.task.id), backedOutAt)
      return viewStopped(view, progress, backedOutAt)
    }),
    backout: called.tasks.map((task) =>
      viewTask(task, beforeAll, timingOf(planned, task.id), timingOf(called, task.id)),
    ),
    plannedFinish: plan.finish,
    finish: called.finish,
    backedOutAt,
  }
}

/** A task's state at a minute; null is before the start. */
export function stateAt(view: TaskView, minute: number | null): TaskState {
  const { state, start, finish, plannedStart, plannedFinish } = view
  if (state !== 'planned') return state
  if (minute === null || start > minute) return 'planned'
  if (finish <= minute) return 'done'
  return finish - start > plannedFinish - plannedStart ? 'late' : 'running'
}

export type Tally = { readonly done: number; readonly running: number; readonly late: number }

/** How many tasks are done, running and late at a minute. A late one is running as well. */
export function tallyAt({ tasks, backout, backedOutAt }: Course, minute: number | null): Tally {
  const tally = { done: 0, running: 0, late: 0 }
  for (const view of backedOutAt === null ? tasks : [...tasks, ...backout]) {
    const state = stateAt(view, minute)
    if (state === 'done') tally.done++
    if (state === 'running' || state === 'late') tally.running++
    if (state === 'late') tally.late++
  }
  return tally
}
