import { courseOf } from '@cuewright/runbook/model'
import { paymentsMigration } from './payments-migration.ts'

/** A span of minutes from T0, both ends included, in which a backout always takes the same time. */
export type Stretch = {
  readonly from: number
  readonly to: number
  /** Minutes. */
  readonly minutes: number
  readonly tasks: readonly string[]
}

const { t0, windowEnd } = paymentsMigration
const plan = courseOf(paymentsMigration)

/** `gate`: the point of no return, in minutes from T0. */
export const migration = { t0, windowEnd, plan, gate: plan.noReturn!.decidedAt }

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
