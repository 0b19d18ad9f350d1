import { networkOf, plannedDuration } from '../model/network.ts'
import { ownersOf } from '../model/owners.ts'
import { schedule, timingOf } from '../model/schedule.ts'
import type { Task } from '../model/task.ts'

/** `step` orders tasks that start in the same minute: a task comes after what it waits for. */
type Turn = { readonly start: number; readonly step: number }

/** Every task comes after those it waits for, even if a lead lets it start first. So turns cannot form a circle. */
function turnsOf(given: readonly Task[]): ReadonlyMap<string, Turn> {
  const { tasks, arcs } = networkOf(given)
  const plan = schedule(given)
  const turns: Turn[] = []
  for (const [place, { id }] of tasks.entries()) {
    let turn: Turn = { start: timingOf(plan, id).earliestStart, step: 0 }
    for (const { from } of arcs[place]!) {
      const { start, step } = turns[from]!
      if (start > turn.start || (start === turn.start && step >= turn.step))
        turn = { start, step: step + 1 }
    }
    turns.push(turn)
  }
  return new Map(tasks.map(({ id }, place) => [id, turns[place]!]))
}

/** Adds links so that each owner in `given` does one task at a time, by planned start, then by row. Throws as `schedule` does. */
export function inTurn(tasks: readonly Task[], given: readonly string[]): readonly Task[] {
  if (given.length === 0) return tasks
  const people = new Set(given.map((name) => name.toLowerCase()))
  const turns = turnsOf(tasks)
  const byTurn = tasks
    .filter((task) => plannedDuration(task) > 0)
    .map(({ id, owner }) => ({ id, owner, ...turns.get(id)! }))
    .toSorted((a, b) => a.start - b.start || a.step - b.step)
  const last = new Map<string, string>()
  const before = new Map<string, string[]>()
  for (const { id, owner } of byTurn)
    for (const person of new Set(ownersOf(owner.toLowerCase())).intersection(people)) {
      const waitsFor = last.get(person)
      if (waitsFor !== undefined) before.set(id, [...(before.get(id) ?? []), waitsFor])
      last.set(person, id)
    }
  return tasks.map((task) => ({ ...task, after: [...task.after, ...(before.get(task.id) ?? [])] }))
}
