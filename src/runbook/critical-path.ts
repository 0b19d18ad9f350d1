import { timingOf } from './schedule.ts'
import type { Schedule } from './schedule.ts'
import type { Task } from './task.ts'

type Link = { readonly id: string; readonly before: Link | null }

function unroll(end: Link): string[] {
  const ids: string[] = []
  for (let link: Link | null = end; link; link = link.before) ids.push(link.id)
  return ids.toReversed()
}

function byId(a: string, b: string) {
  return a < b ? -1 : 1
}

/**
 * Every critical path, each from its first task to the finish, in an order that depends on ids
 * alone. On a path each task starts the moment the one before it finishes; the first waits for
 * T0 or for its cue. So that wait and the durations add up to the finish. A runbook can have
 * exponentially many: take only as many as you need.
 */
export function* criticalPaths(tasks: readonly Task[], schedule: Schedule): Generator<string[]> {
  const firsts: string[] = []
  const followers = new Map<string, string[]>()
  for (const { id, after } of tasks) {
    const { isCritical, earliestStart } = timingOf(schedule, id)
    if (!isCritical) continue
    const heldBy = [...new Set(after)].filter(
      (before) => timingOf(schedule, before).earliestFinish === earliestStart,
    )
    if (heldBy.length === 0) firsts.push(id)
    for (const before of heldBy) {
      const others = followers.get(before)
      if (others) others.push(id)
      else followers.set(before, [id])
    }
  }

  const open: Link[] = firsts
    .toSorted(byId)
    .toReversed()
    .map((id) => ({ id, before: null }))
  for (let link = open.pop(); link; link = open.pop()) {
    const next = followers.get(link.id)
    if (!next) yield unroll(link)
    else for (const id of next.toSorted(byId).toReversed()) open.push({ id, before: link })
  }
}

/** The first critical path: the chain of tasks that sets the finish. Empty without tasks. */
export function criticalPath(tasks: readonly Task[], schedule: Schedule): string[] {
  const [first = []] = criticalPaths(tasks, schedule)
  return first
}
