import { courseOf, viewOf } from '../../runbook/model/course.ts'
import { paymentsRebuild, zones, type Zone } from './payments-rebuild.ts'

const plan = courseOf(paymentsRebuild)

/** What has to be true before a zone's lock opens to the next. */
const opensWhen: Readonly<Record<Zone, string>> = {
  contain: 'Cut off on both sides; copies cannot be deleted',
  copies: 'One restore point is proved clean, and the reason is written down',
  identity: 'We trust who can sign in',
  services: 'Ledger, queues and gateways run, joined to the new directory alone',
  proof: 'Balances agree with the last statement that left before the attack',
  credentials: 'Every credential that the intruder may have held has been replaced',
}

/** The chambers of the rebuild, each with its tasks, its lock and how long it takes. */
export const chambers = zones.map((zone) => {
  const tasks = paymentsRebuild.tasks
    .filter((task) => task.zone === zone.id)
    .map((task) => ({ ...task, start: viewOf(plan, task.id).start }))
  const opensAt = Math.max(...tasks.map(({ id }) => viewOf(plan, id).finish))
  const from = Math.min(...tasks.map(({ start }) => start))
  return {
    ...zone,
    opensWhen: opensWhen[zone.id],
    from,
    tasks: tasks.filter(({ gate }) => !gate).toSorted((a, b) => a.start - b.start),
    gate: tasks.find(({ gate }) => gate)?.gate,
    opensAt,
    hours: (opensAt - from) / 60,
  }
})

export type Chamber = (typeof chambers)[number]

/** When the estate is reconnected, in minutes from the declaration. */
export const reconnectsAt = plan.finish
