import { courseOf, viewOf } from '@cuewright/runbook/model'
import { paymentsRebuild, zones } from './payments-rebuild.ts'

const plan = courseOf(paymentsRebuild)

export const chambers = zones.map((zone) => {
  const tasks = zone.tasks
    .map((id) => viewOf(plan, id))
    .map(({ task, start, finish }) => ({ ...task, start, finish }))
  const opensAt = Math.max(...tasks.map(({ finish }) => finish))
  const from = Math.min(...tasks.map(({ start }) => start))
  return {
    ...zone,
    isIsolated: zone.id !== 'contain',
    from,
    tasks: tasks.filter(({ gate }) => !gate).toSorted((a, b) => a.start - b.start),
    opensAt,
    hours: (opensAt - from) / 60,
  }
})

export type Chamber = (typeof chambers)[number]

/** Minutes from the declaration. */
export const reconnectsAt = plan.finish
