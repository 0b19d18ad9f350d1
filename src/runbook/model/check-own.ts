import { checkRunbook } from './check.ts'
import type { OwnRunbook } from './own-runbook.ts'

/** Groups that are each other's parents would be drawn for ever. */
function hasCircularGroups(groups: OwnRunbook['groups']): boolean {
  const parents = new Map(groups.map(({ id, parent }) => [id, parent]))
  return groups.some(({ id }) => {
    const seen = new Set<string>()
    for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) {
      if (seen.has(at)) return true
      seen.add(at)
    }
    return false
  })
}

/**
 * Whether a runbook of the right shape can be played: ids are unique, every link, group and undone
 * task exists, and nothing waits in a circle.
 */
export function isPlayable(runbook: OwnRunbook): boolean {
  const { groups, tasks, backout, windowEnd } = runbook
  const known = new Set(groups.map(({ id }) => id))
  const all = [...tasks, ...backout]
  return (
    known.size === groups.length &&
    groups.every(({ parent }) => parent === undefined || known.has(parent)) &&
    all.every(({ group }) => group === undefined || known.has(group)) &&
    !hasCircularGroups(groups) &&
    checkRunbook({ t0: runbook.t0 ?? '00:00', windowEnd: windowEnd ?? 0, tasks, backout })
      .length === 0
  )
}
