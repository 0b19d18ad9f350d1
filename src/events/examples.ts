import { paymentsMigration } from './payments-migration.ts'
import { paymentsFailover } from './payments-failover.ts'
import { paymentsRebuild } from './payments-rebuild.ts'
import { paymentsRestore } from './payments-restore.ts'
import { phaseNames } from '@cuewright/runbook-ui/bars'
import type { Preset } from '@cuewright/runbook/forecast'
import type { OwnRunbook, Runbook } from '@cuewright/runbook/model'

function asOwn(event: Runbook & { name: string }, spread: Preset): OwnRunbook {
  const { name, t0, kind = 'change', limits, windowEnd = null, tasks, backout } = event
  return {
    title: name,
    t0,
    date: null,
    kind,
    limits,
    windowEnd,
    groups: [...new Set(tasks.map(({ phase }) => phase))].map((id) => ({
      id,
      name: phaseNames[id],
    })),
    tasks: tasks.map((task) => ({ ...task, group: task.phase })),
    backout,
    forecast: { spread },
    teams: [{ owner: 'Platform', isTeam: true }],
  }
}

/** By the name in a fragment. Each says how well its durations are known. */
export const examples: ReadonlyMap<string, OwnRunbook> = new Map([
  ['planned-change', asOwn(paymentsMigration, 'measured')],
  ['service-recovery', asOwn(paymentsRestore, 'once')],
  ['disaster-recovery', asOwn(paymentsFailover, 'once')],
  ['cyber-recovery', asOwn(paymentsRebuild, 'never')],
])
