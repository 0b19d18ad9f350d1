import { paymentsMigration } from '../../product/payments-migration.ts'
import { paymentsFailover } from '../../product/scenario-runbooks/payments-failover.ts'
import { paymentsRebuild } from '../../product/scenario-runbooks/payments-rebuild.ts'
import { paymentsRestore } from '../../product/scenario-runbooks/payments-restore.ts'
import { forecastWith } from '../../runbook/forecast/default-settings.ts'
import type { Preset } from '../../runbook/forecast/spreads.ts'
import type { OwnRunbook } from '../../runbook/model/own-runbook.ts'
import type { Runbook } from '../../runbook/model/task.ts'

const phases = {
  'pre-implementation': 'Pre-implementation',
  implementation: 'Implementation',
  'post-implementation': 'Post-implementation',
} as const

/** One of the site's own events as a visitor's runbook: its phases are the groups, Platform a team. */
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
    forecast: forecastWith(spread),
    teams: [{ owner: 'Platform', isTeam: true }],
  }
}

/**
 * The scenario pages' events by the name that a fragment gives them, each with how well its durations
 * are known: from four rehearsals, from one, or from none.
 */
export const examples: ReadonlyMap<string, OwnRunbook> = new Map([
  ['planned-change', asOwn(paymentsMigration, 'measured')],
  ['service-recovery', asOwn(paymentsRestore, 'once')],
  ['disaster-recovery', asOwn(paymentsFailover, 'once')],
  ['cyber-recovery', asOwn(paymentsRebuild, 'never')],
])
