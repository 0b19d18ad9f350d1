import { checkRunbook } from './check.ts'
import type { OwnRunbook } from './own-runbook.ts'

/** Returns 1 if no group is in another, and Infinity if some are in each other. */
export function depthOf(groups: OwnRunbook['groups']): number {
  const parents = new Map(groups.map(({ id, parent }) => [id, parent]))
  const depths = new Map<string | undefined, number>([[undefined, 0]])
  for (const { id } of groups) {
    const way: string[] = []
    let at: string | undefined = id
    for (; at !== undefined && !depths.has(at); at = parents.get(at)) {
      depths.set(at, Infinity)
      way.push(at)
    }
    let depth = depths.get(at)!
    for (const each of way.toReversed()) depths.set(each, ++depth)
  }
  return Math.max(...depths.values())
}

/** Whether ids are unique, everything that is referred to exists, and nothing waits in a circle. */
export function isPlayable(runbook: OwnRunbook): boolean {
  const { groups, tasks, backout, delays = [], risks = [], deadlines = [] } = runbook
  const known = new Set(groups.map(({ id }) => id))
  const all = [...tasks, ...backout]
  const ids = new Set(all.map(({ id }) => id))
  const forward = new Set(tasks.map(({ id }) => id))
  return (
    known.size === groups.length &&
    groups.every(({ parent }) => parent === undefined || known.has(parent)) &&
    [...delays, ...risks].every(({ task }) => ids.has(task)) &&
    deadlines.every(({ task }) => forward.has(task)) &&
    all.every(({ group }) => group === undefined || known.has(group)) &&
    depthOf(groups) < Infinity &&
    checkRunbook(runbook).length === 0
  )
}
