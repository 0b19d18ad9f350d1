import { paymentsMigration } from '../../product/payments-migration.ts'
import { paymentsFailover } from '../../product/scenario-runbooks/payments-failover.ts'
import { paymentsRebuild } from '../../product/scenario-runbooks/payments-rebuild.ts'
import { paymentsRestore } from '../../product/scenario-runbooks/payments-restore.ts'
import type { OwnRunbook } from '../../runbook/model/own-runbook.ts'
import type { Runbook } from '../../runbook/model/task.ts'

const phases = {
  'pre-implementation': 'Pre-implementation',
  implementation: 'Implementation',
  'post-implementation': 'Post-implementation',
} as const

/** One of the site's own events as a visitor's runbook: its phases are the groups. */
function asOwn({ name, t0, windowEnd, tasks, backout }: Runbook & { name: string }): OwnRunbook {
  const used = new Set(tasks.map(({ phase }) => phase))
  return {
    title: name,
    t0,
    date: null,
    windowEnd,
    groups: Object.entries(phases).flatMap(([id, title]) =>
      used.has(id as keyof typeof phases) ? [{ id, name: title }] : [],
    ),
    tasks: tasks.map((task) => ({ ...task, group: task.phase })),
    backout,
  }
}

/** The scenario pages' events by the name that a fragment gives them. */
export const examples: ReadonlyMap<string, OwnRunbook> = new Map([
  ['planned-change', asOwn(paymentsMigration)],
  ['service-recovery', asOwn(paymentsRestore)],
  ['disaster-recovery', asOwn(paymentsFailover)],
  ['cyber-recovery', asOwn(paymentsRebuild)],
])
