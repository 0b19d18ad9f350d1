import { backoutFrom, progressAt } from './backout.ts'
import type { Backout } from './backout.ts'
import { withDelays } from './delay.ts'
import type { Delay } from './delay.ts'
import { goNoGo, pointOfNoReturn } from './light.ts'
import type { Light } from './light.ts'
import { schedule, timingOf } from './schedule.ts'
import { viewStopped, viewTask } from './task-view.ts'
import type { TaskView } from './task-view.ts'
import type { Runbook } from './task.ts'

/** All that happened: everything else is worked out from it by `viewRun`. */
export type Run = {
  readonly runbook: Runbook
  readonly isStarted: boolean
  /** Whole minutes from T0. */
  readonly minute: number
  readonly delays: readonly Delay[]
  readonly backedOutAt: number | null
  /** Why the last action was refused, as a sentence. A tick leaves it. */
  readonly refused: string | null
}

export type RunView = {
  readonly status: 'ready' | 'running' | 'finished' | 'backing out' | 'backed out'
  readonly minute: number
  /** The forward tasks in the runbook's order, then the backout's once it has been called. */
  readonly tasks: readonly TaskView[]
  /** Those running now, late ones among them. */
  readonly running: readonly TaskView[]
  /** The planned tasks that start next: all that share the earliest start. */
  readonly next: readonly TaskView[]
  readonly plannedFinish: number
  /** The forecast; the backout's finish once it has been called. */
  readonly finish: number
  readonly light: Light
  readonly isPastPointOfNoReturn: boolean
  /** The backout under way, or the one that a call at this minute would set off. */
  readonly backout: Backout
}

/** A run that waits for its start, with the delays already known. */
export function newRun(runbook: Runbook, delays: readonly Delay[] = []): Run {
  return {
    runbook,
    isStarted: false,
    minute: 0,
    delays,
    backedOutAt: null,
    refused: null,
  }
}

function runningAndNext(tasks: readonly TaskView[]): Pick<RunView, 'running' | 'next'> {
  const planned = tasks.filter(({ state }) => state === 'planned')
  const soonest = Math.min(...planned.map(({ start }) => start))
  return {
    running: tasks.filter(({ state }) => state === 'running' || state === 'late'),
    next: planned.filter(({ start }) => start === soonest),
  }
}

function viewForward({ runbook, delays, minute, isStarted }: Run): RunView {
  const now = isStarted ? minute : -Infinity
  const plan = schedule(runbook.tasks)
  const forecast = schedule(withDelays(runbook.tasks, delays))
  const tasks = runbook.tasks.map((task) =>
    viewTask(task, now, timingOf(plan, task.id), timingOf(forecast, task.id)),
  )
  const gate = pointOfNoReturn(runbook)
  const started = now >= forecast.finish ? 'finished' : 'running'
  return {
    status: isStarted ? started : 'ready',
    minute,
    tasks,
    ...runningAndNext(tasks),
    plannedFinish: plan.finish,
    finish: forecast.finish,
    light: goNoGo(runbook, plan, forecast, now),
    isPastPointOfNoReturn: gate !== undefined && timingOf(forecast, gate.id).earliestFinish <= now,
    backout: backoutFrom(runbook, forecast, minute, delays),
  }
}

function viewBackout(run: Run, at: number): RunView {
  const { runbook, delays, minute } = run
  const call = viewForward({ ...run, minute: at })
  const forecast = schedule(withDelays(runbook.tasks, delays))
  const plan = backoutFrom(runbook, forecast, at)
  const { backout } = call
  const tasks = [
    ...call.tasks.map((view) =>
      viewStopped(view, progressAt(timingOf(forecast, view.task.id), at), at),
    ),
    ...backout.tasks.map((task) =>
      viewTask(task, minute, timingOf(plan, task.id), timingOf(backout, task.id)),
    ),
  ]
  return {
    ...call,
    status: minute >= backout.finish ? 'backed out' : 'backing out',
    minute,
    tasks,
    ...runningAndNext(tasks),
    finish: backout.finish,
    light: { signal: 'no-go', reason: 'backed out' },
  }
}

/** The run at its minute: states, times, what runs and comes next, the forecast and the light. */
export function viewRun(run: Run): RunView {
  return run.backedOutAt === null ? viewForward(run) : viewBackout(run, run.backedOutAt)
}
