import { clockTime } from '@cuewright/runbook/words'
import {
  courseOf,
  type Course,
  goNoGo,
  newRun,
  viewRun,
  type Run,
  type RunView,
} from '@cuewright/runbook/model'
import { rehearsedMinutes } from './payments-migration-rehearsal.ts'
import { paymentsMigration as event } from './payments-migration.ts'

export const plan = courseOf(event)

export const rehearsed = courseOf({
  tasks: event.tasks.map((task) => ({ ...task, duration: rehearsedMinutes[task.id] })),
})

/** The pictures show 23:02: the firewall changes are six minutes late, which their float absorbs. */
export const previewRun: Run = {
  ...newRun(event, [{ task: '6', minutes: 6 }]),
  mode: 'paused',
  minute: 62,
}

/**
 * Home's first view. At 22:45 the queues take 30 minutes longer than planned, and the finish moves from 03:40
 * to 04:10.
 */
export const nightRun: Run = {
  ...newRun(event, [{ task: '5', minutes: 30 }]),
  mode: 'paused',
  minute: 45,
}

export function at(minute: number) {
  return clockTime(event.t0, minute)
}

export function runAt(minute: number): RunView {
  return viewRun({ ...previewRun, minute })
}

export function lightAt(minute: number) {
  return goNoGo(runAt(minute), event.windowEnd)
}

export function backoutAt(minute: number): Course {
  return courseOf(event, previewRun.delays, minute)
}
