import { networkOf, plannedDuration } from './network.ts'
import type { Arc } from './network.ts'
import { timingOf } from './schedule.ts'
import type { Schedule, Timing } from './schedule.ts'
import type { Task } from './task.ts'

type Step = { readonly id: string; readonly before: Step | null }

function unroll(end: Step): string[] {
  const ids: string[] = []
  for (let step: Step | null = end; step; step = step.before) ids.push(step.id)
  return ids.toReversed()
}

/** Whether this link, and not something later, sets when the task starts or finishes. */
function isHeldBy(task: Task, timing: Timing, arc: Arc, before: Timing): boolean {
  const at = (arc.fromFinish ? before.earliestFinish : before.earliestStart) + arc.lag
  if (!arc.toFinish) return at === timing.earliestStart
  return at === timing.earliestFinish || at - plannedDuration(task) === timing.earliestStart
}

function byId(a: string, b: string) {
  return a < b ? -1 : 1
}

/**
 * Every critical path, each from its first task to the finish, in an order that depends on ids
 * alone. On a path each task is held by the one before it: with plain links it starts the moment
 * that one finishes; the first waits for T0 or for its cue. So with plain links that wait and the
 * durations add up to the finish. A runbook can have exponentially many: take only as many as you
 * need.
 */
export function* criticalPaths(given: readonly Task[], schedule: Schedule): Generator<string[]> {
  const { tasks, arcs } = networkOf(given)
  const firsts: string[] = []
  const followers = new Map<string, string[]>()
  for (const [place, task] of tasks.entries()) {
    const timing = timingOf(schedule, task.id)
    if (!timing.isCritical) continue
    const heldBy = new Set<string>()
    for (const arc of arcs[place]!) {
      const { id } = tasks[arc.from]!
      const before = timingOf(schedule, id)
      if (before.isCritical && isHeldBy(task, timing, arc, before)) heldBy.add(id)
    }
    if (heldBy.size === 0) firsts.push(task.id)
    for (const before of heldBy) {
      const others = followers.get(before)
      if (others) others.push(task.id)
      else followers.set(before, [task.id])
    }
  }

  const open: Step[] = firsts
    .toSorted(byId)
    .toReversed()
    .map((id) => ({ id, before: null }))
  for (let step = open.pop(); step; step = open.pop()) {
    const next = followers.get(step.id)
    if (!next) yield unroll(step)
    else for (const id of next.toSorted(byId).toReversed()) open.push({ id, before: step })
  }
}

/** The first critical path: the chain of tasks that sets the finish. Empty without tasks. */
export function criticalPath(tasks: readonly Task[], schedule: Schedule): string[] {
  const [first = []] = criticalPaths(tasks, schedule)
  return first
}
