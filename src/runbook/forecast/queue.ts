import { inOrder } from '../model/order.ts'
import { ownersOf } from '../model/owners.ts'
import { schedule, timingOf } from '../model/schedule.ts'
import type { Task } from '../model/task.ts'

/**
 * The tasks with links that make each of `people` do one at a time: by planned start, then in the given
 * order. Somebody whose queue would make tasks wait for each other keeps the plan. Throws as `schedule` does.
 */
export function inTurn(tasks: readonly Task[], people: readonly string[]): readonly Task[] {
  if (people.length === 0) return tasks
  const plan = schedule(tasks)
  const byStart = tasks
    .filter(({ duration }) => duration > 0)
    .toSorted((a, b) => timingOf(plan, a.id).earliestStart - timingOf(plan, b.id).earliestStart)
  return people.reduce<readonly Task[]>((before, person) => {
    const after = withQueue(
      before,
      byStart.filter(({ owner }) => isOf(owner, person)),
    )
    return inOrder(after).cycles.length > 0 ? before : after
  }, tasks)
}

function isOf(owner: string, person: string): boolean {
  return ownersOf(owner).some((name) => name.toLowerCase() === person.toLowerCase())
}

function withQueue(tasks: readonly Task[], queue: readonly Task[]): Task[] {
  const waitsFor = new Map(queue.slice(1).map(({ id }, i) => [id, queue[i]!.id]))
  return tasks.map((task) => {
    const before = waitsFor.get(task.id)
    return before === undefined ? task : { ...task, after: [...task.after, before] }
  })
}
