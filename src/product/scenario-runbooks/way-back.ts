import { backoutFrom } from '../../runbook/model/backout.ts'
import { pointOfNoReturn } from '../../runbook/model/light.ts'
import { schedule, timingOf } from '../../runbook/model/schedule.ts'
import { paymentsMigration } from '../payments-migration.ts'

/** A stretch of the night over which a backout takes equally long. Minutes from T0, ends included. */
export type Stretch = {
  readonly from: number
  readonly to: number
  /** How long a backout takes that is called in this stretch. */
  readonly minutes: number
  readonly tasks: readonly string[]
}

const { tasks, windowEnd } = paymentsMigration
const plan = schedule(tasks)

/** The planned times of the migration that the chart draws, in minutes from T0. */
export const migration = {
  t0: paymentsMigration.t0,
  finish: plan.finish,
  windowEnd,
  tasks: tasks.map((task) => ({ ...task, ...timingOf(plan, task.id) })),
  lastGate: timingOf(plan, pointOfNoReturn(paymentsMigration)!.id),
}

/** The way back through the night of the payments migration, from its first minute to its finish. */
export const wayBack: readonly Stretch[] = stretches()

function stretches(): Stretch[] {
  const found: Stretch[] = []
  for (let minute = 1; minute <= plan.finish; minute++) {
    const backout = backoutFrom(paymentsMigration, plan, minute)
    const needed = backout.tasks.map(({ id }) => id)
    const minutes = backout.finish - minute
    const last = found.at(-1)
    if (last && last.minutes === minutes && last.tasks.join() === needed.join())
      found[found.length - 1] = { ...last, to: minute }
    else found.push({ from: minute, to: minute, minutes, tasks: needed })
  }
  return found
}

/** Moments at which someone on the night may ask how long the way back is. */
export const calls = [20, 40, 62, 150, migration.lastGate.earliestFinish, 285].map((at) => {
  const backout = backoutFrom(paymentsMigration, plan, at)
  return {
    at,
    minutes: backout.finish - at,
    backAt: backout.finish,
    tasks: backout.tasks.map(({ id }) => id),
    isInsideWindow: backout.isInsideWindow,
  }
})
