import type { Course, TaskTimes } from './course.ts'
import { networkOf, plannedDuration, type Arc } from './network.ts'

type Step = { readonly id: string; readonly before: Step | null }

function unroll(end: Step): string[] {
  const ids: string[] = []
  for (let step: Step | null = end; step; step = step.before) ids.push(step.id)
  return ids.toReversed()
}

function isHeldBy({ task, start, finish }: TaskTimes, arc: Arc, before: TaskTimes): boolean {
  const at = (arc.fromFinish ? before.finish : before.start) + arc.lag
  if (!arc.toFinish) return at === start
  return at === finish || at - plannedDuration(task) === start
}

function byId(a: string, b: string) {
  return a < b ? -1 : 1
}

/** Yields the critical paths in order of ids. There can be exponentially many: take only as many as you need. */
export function* criticalPaths(course: Pick<Course, 'tasks'>): Generator<string[]> {
  const { tasks, arcs } = networkOf(course.tasks.map(({ task }) => task))
  const timesOf = new Map(course.tasks.map((times) => [times.task.id, times]))
  const firsts: string[] = []
  const followers = new Map<string, string[]>()
  for (const [place, task] of tasks.entries()) {
    const times = timesOf.get(task.id)!
    if (!times.isCritical) continue
    const heldBy = new Set<string>()
    for (const arc of arcs[place]!) {
      const { id } = tasks[arc.from]!
      const before = timesOf.get(id)!
      if (before.isCritical && isHeldBy(times, arc, before)) heldBy.add(id)
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

/** Returns the first critical path; empty without tasks. */
export function criticalPath(course: Pick<Course, 'tasks'>): string[] {
  const [first = []] = criticalPaths(course)
  return first
}
