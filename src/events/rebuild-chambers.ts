import { courseOf, viewOf } from '#runbook/model'
import { paymentsRebuild, zones, type Zone } from './payments-rebuild.ts'

const plan = courseOf(paymentsRebuild)

/** What has to be true before a zone’s lock opens. */
const opensWhen: Readonly<Record<Zone, string>> = {
  contain: 'Production is cut off from both sides, and copies can’t be deleted',
  copies: 'One restore point is proved clean, and the reason is written down',
  identity: 'We trust who can sign in',
  services: 'Ledger, queues and gateways run, joined to the new directory alone',
  proof: 'Balances agree with the last statement that left before the attack',
  credentials: 'Every credential that the intruder may have held has been replaced',
}

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
    opensAt,
    hours: (opensAt - from) / 60,
  }
})

export type Chamber = (typeof chambers)[number]

/** Minutes from the declaration. */
export const reconnectsAt = plan.finish
