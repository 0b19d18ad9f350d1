import { clockTime } from '../lib/clock.ts'
import { courseOf, viewOf, type Course } from '../runbook/model/course.ts'
import { goNoGo } from '../runbook/model/light.ts'
import { newRun, viewRun, type Run, type RunView } from '../runbook/model/run.ts'
import { rehearsedMinutes } from './payments-migration-rehearsal.ts'
import { paymentsMigration as event } from './payments-migration.ts'

/** The plan of the event, from which every screen takes its times. */
export const plan = courseOf(event)

/** How the dress rehearsal ran, with the durations that its owners recorded. */
export const rehearsed = courseOf({
  tasks: event.tasks.map((task) => ({ ...task, duration: rehearsedMinutes[task.id] })),
})

/**
 * The moment of the night that pictures show: 23:02, the queues are draining and the firewall
 * changes are six minutes late, which their float absorbs.
 */
export const previewRun: Run = {
  ...newRun(event, [{ task: '6', minutes: 6 }]),
  mode: 'paused',
  minute: 62,
}

/** The wall clock at a minute from T0. */
export function at(minute: number) {
  return clockTime(event.t0, minute)
}

/** The live run at a minute from T0: the one run that every screen looks at. */
export function runAt(minute: number): RunView {
  return viewRun({ ...previewRun, minute })
}

/** The light of that run. */
export function lightAt(minute: number) {
  return goNoGo(runAt(minute), event.windowEnd)
}

/** What that run would be if its backout were called at this minute. */
export function backoutAt(minute: number): Course {
  return courseOf(event, previewRun.delays, minute)
}

/** First start and last finish of some tasks of a course, in minutes from T0. */
export function spanOf(ids: readonly string[], course: Course): { from: number; to: number } {
  const times = ids.map((id) => viewOf(course, id))
  return {
    from: Math.min(...times.map(({ start }) => start)),
    to: Math.max(...times.map(({ finish }) => finish)),
  }
}
