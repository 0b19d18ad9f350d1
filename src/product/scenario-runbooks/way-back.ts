import { courseOf } from '../../runbook/model/course.ts'
import { paymentsMigration } from '../payments-migration.ts'

/** A stretch of the night over which a backout takes equally long. Minutes from T0, ends included. */
export type Stretch = {
  readonly from: number
  readonly to: number
  /** How long a backout takes that is called in this stretch. */
  readonly minutes: number
  readonly tasks: readonly string[]
}

const { t0, windowEnd } = paymentsMigration
const plan = courseOf(paymentsMigration)

/** The plan of the migration, and when it passes its point of no return, in minutes from T0. */
export const migration = { t0, windowEnd, plan, gate: plan.noReturn!.decidedAt }

/** The way back through the night of the payments migration, from its first minute to its finish. */
export const wayBack: readonly Stretch[] = stretches()

function stretches(): Stretch[] {
  const found: Stretch[] = []
  for (let minute = 1; minute <= plan.finish; minute++) {
    const { backout, finish } = courseOf(paymentsMigration, [], minute)
    const needed = backout.map(({ task }) => task.id)
    const minutes = finish - minute
    const last = found.at(-1)
    if (last && last.minutes === minutes && last.tasks.join() === needed.join())
      found[found.length - 1] = { ...last, to: minute }
    else found.push({ from: minute, to: minute, minutes, tasks: needed })
  }
  return found
}

/** Moments at which someone on the night may ask how long the way back is. */
export const calls = [20, 40, 62, 150, migration.gate, 285].map((at) => {
  const { backout, finish } = courseOf(paymentsMigration, [], at)
  return {
    at,
    minutes: finish - at,
    backAt: finish,
    tasks: backout.map(({ task }) => task.id),
    isInsideWindow: finish <= windowEnd,
  }
})
