import type { OwnRunbook } from '../../runbook/model/own-runbook.ts'
import type { Phase } from '../../runbook/model/task.ts'
import { expand } from './expand.ts'
import { backout, forward } from './rows.ts'

const before = new Set(['Readiness and freeze', 'Stop batch and interfaces', 'Final backups'])
const after = new Set(['Technical checks', 'Business checks', 'Go/no-go and open'])

function phaseOf(group: string): Phase {
  if (before.has(group)) return 'pre-implementation'
  return after.has(group) ? 'post-implementation' : 'implementation'
}

/**
 * A runbook of 300 tasks for a visitor without one at hand: a bank's payments platform moves to its
 * second site between a Saturday evening and Sunday morning. It is written in short and expanded,
 * the same at every run; its people are invented.
 */
export function sampleRunbook(): OwnRunbook {
  const { tasks, places } = expand(forward, { prefix: '', phaseOf })
  const back = expand(backout, { prefix: 'B', phaseOf: () => 'backout', undone: places })
  const names = [...new Set([...forward, ...backout].map(({ name }) => name))]
  return {
    title: 'Payments platform, move to site B',
    t0: '20:00',
    date: '2026-10-17',
    windowEnd: 570,
    groups: names.map((name) => ({ id: name, name })),
    tasks,
    backout: back.tasks,
  }
}
