import { paymentsMigration } from './payments-migration.ts'
import { paymentsFailover } from './payments-failover.ts'
import { paymentsRebuild } from './payments-rebuild.ts'
import { paymentsRestore } from './payments-restore.ts'
import type { Preset } from '@cuewright/runbook/forecast'
import type { OwnRunbook, Runbook } from '@cuewright/runbook/model'

const phases = {
  'pre-implementation': 'Pre-implementation',
  implementation: 'Implementation',
  'post-implementation': 'Post-implementation',
} as const

function asOwn(event: Runbook & { name: string }, spread: Preset): OwnRunbook {
  const { name, t0, kind = 'change', limits, windowEnd = null, tasks, backout } = event
  const used = new Set(tasks.map(({ phase }) => phase))
  return {
    title: name,
    t0,
    date: null,
    kind,
    limits,
    windowEnd,
    groups: Object.entries(phases).flatMap(([id, title]) =>
      used.has(id as keyof typeof phases) ? [{ id, name: title }] : [],
    ),
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
