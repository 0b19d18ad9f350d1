import type { Course, TaskTimes } from './course.ts'
import { networkOf, plannedDuration, type Arc } from './network.ts'

function isHeldBy({ task, start, finish }: TaskTimes, arc: Arc, before: TaskTimes): boolean {
  const at = (arc.fromFinish ? before.finish : before.start) + arc.lag
  if (!arc.toFinish) return at === start
  return at === finish || at - plannedDuration(task) === start
}

/** Returns a critical path, from its first task to its last; empty without tasks. */
export function criticalPath(course: Pick<Course, 'tasks'>): string[] {
  const { tasks, arcs } = networkOf(course.tasks.map(({ task }) => task))
  const timesOf = new Map(course.tasks.map((times) => [times.task.id, times]))
  const times = tasks.map(({ id }) => timesOf.get(id)!)
  const critical = times.filter(({ isCritical }) => isCritical)
  const finish = critical.reduce((last, each) => Math.max(last, each.finish), 0)
  const path: string[] = []
  let place = times.findLastIndex((each) => each.isCritical && each.finish === finish)
  while (place >= 0) {
    const here = times[place]!
    path.push(here.task.id)
    const held = arcs[place]!.find((arc) => {
      const before = times[arc.from]!
      return before.isCritical && isHeldBy(here, arc, before)
    })
    place = held?.from ?? -1
  }
  return path.toReversed()
}
