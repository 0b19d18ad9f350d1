import { clockTime } from '../lib/clock.ts'
import { viewRun, type RunView } from '../runbook/model/run.ts'
import { schedule, timingOf } from '../runbook/model/schedule.ts'
import type { TaskView } from '../runbook/model/task-view.ts'
import { rehearsedMinutes } from './payments-migration-rehearsal.ts'
import { paymentsMigration as event } from './payments-migration.ts'
import { previewRun } from './preview-run.ts'

/** The plan of the event, from which every screen takes its times. */
export const plan = schedule(event.tasks)

/** How the dress rehearsal ran, with the durations that its owners recorded. */
export const rehearsed = schedule(
  event.tasks.map((task) => ({ ...task, duration: rehearsedMinutes[task.id] })),
)

/** The wall clock at a minute from T0. */
export function at(minute: number) {
  return clockTime(event.t0, minute)
}

/** The live run at a minute from T0: the one run that every screen looks at. */
export function runAt(minute: number): RunView {
  return viewRun({ ...previewRun, minute })
}

/** The plan as a run that waits for its start. */
export const planned: RunView = viewRun({
  ...previewRun,
  delays: [],
  isStarted: false,
  minute: 0,
})

/** A task in a run, by id. Throws for an id that the run does not hold. */
export function viewOf({ tasks }: RunView, id: string): TaskView {
  const view = tasks.find(({ task }) => task.id === id)
  if (!view) throw new Error(`Task ${id} is not in this run`)
  return view
}

/** First start and last finish of some tasks in a schedule, in minutes from T0. */
export function spanOf(ids: readonly string[], times: typeof plan): { from: number; to: number } {
  const timings = ids.map((id) => timingOf(times, id))
  return {
    from: Math.min(...timings.map(({ earliestStart }) => earliestStart)),
    to: Math.max(...timings.map(({ earliestFinish }) => earliestFinish)),
  }
}
