import { courseOf } from '@cuewright/runbook/model'
import { paymentsFailover } from './payments-failover.ts'
import { paymentsMigration } from './payments-migration.ts'
import { paymentsRebuild } from './payments-rebuild.ts'
import { paymentsRestore } from './payments-restore.ts'

/** The fictional event of each scenario. Stakeholder updates never set the finish, so they are left out. */
export const scenarioEvents = {
  'planned-change': paymentsMigration,
  'service-recovery': { ...paymentsRestore, tasks: paymentsRestore.serviceTasks },
  'disaster-recovery': paymentsFailover,
  'cyber-recovery': paymentsRebuild,
} as const

/** Minutes from the event's first task to its finish. */
export const eventMinutes = {
  'planned-change': courseOf(scenarioEvents['planned-change']).finish,
  'service-recovery': courseOf(scenarioEvents['service-recovery']).finish,
  'disaster-recovery': courseOf(scenarioEvents['disaster-recovery']).finish,
  'cyber-recovery': courseOf(scenarioEvents['cyber-recovery']).finish,
}
