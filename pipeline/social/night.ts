import { at, nightRun, plan as before } from '../../src/events/event-times.ts'
import { paymentsMigration } from '../../src/events/payments-migration.ts'
import { minutesLonger, stateAt, type TaskTimes } from '@cuewright/runbook/model'

/** A task of the night in minutes from T0; `was` is its start without the delay. */
export type NightBar = {
  start: number
  finish: number
  /** The minutes by which it's longer than planned. */
  longer: number
  was: number
  state: string
  isGate: boolean
  isCritical: boolean
}

/** Home's first view, as its social card shows it. Times of day are written, places are minutes from T0. */
export type Night = {
  now: number
  windowEnd: number
  before: { minute: number; time: string }
  finish: { minute: number; time: string }
  windowEnds: string
  bars: readonly NightBar[]
}

export function nightOf(): Night {
  const { course, minute: now } = nightRun
  const { windowEnd } = paymentsMigration
  return {
    now,
    windowEnd,
    before: { minute: before.finish, time: at(before.finish) },
    finish: { minute: course.finish, time: at(course.finish) },
    windowEnds: at(windowEnd),
    bars: course.tasks.map((times, i) => barOf(times, before.tasks[i]!.start, now)),
  }
}

function barOf(times: TaskTimes, was: number, now: number): NightBar {
  const { task, start, finish, isCritical } = times
  return {
    start,
    finish,
    longer: Math.max(0, minutesLonger(times)),
    was,
    state: stateAt(times, now),
    isGate: task.gate !== undefined,
    isCritical,
  }
}
