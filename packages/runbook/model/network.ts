import { lagMinutes, linksOf, type Lag, type Link } from './link.ts'
import { inOrder } from './order.ts'
import type { Task } from './task.ts'

/** `from`: index in the network’s order. The lag is in minutes. */
export type Arc = {
  readonly from: number
  readonly fromFinish: boolean
  readonly toFinish: boolean
  readonly lag: number
}

export type Network = {
  /** Sorted after all that they wait for. */
  readonly tasks: readonly Task[]
  /** Index in `tasks` by id. */
  readonly places: ReadonlyMap<string, number>
  readonly arcs: readonly (readonly Arc[])[]
}

export function plannedDuration({ planned, duration }: Task): number {
  return planned ?? duration
}

/** Returns whole minutes. Per cent are of the first task’s planned duration, which is known beforehand. */
export function lagOf(lag: Lag, before: Task): number {
  return Math.round(lagMinutes(lag, plannedDuration(before)))
}

/** Throws unless `check` finds no problem. Linear in tasks and links. */
export function networkOf(given: readonly Task[]): Network {
  const { order: tasks, cycles } = inOrder(given)
  if (cycles[0]) throw new Error(`Tasks wait for each other: ${cycles[0].join(', ')}`)
  const places = new Map(tasks.map(({ id }, place) => [id, place]))

  function arc({ from: id, kind, lag }: Link): Arc {
    const from = places.get(id)
    const before = from === undefined ? undefined : tasks[from]
    if (from === undefined || !before)
      throw new Error(`Task ${id} is waited for and does not exist`)
    return {
      from,
      fromFinish: kind.startsWith('finish'),
      toFinish: kind.endsWith('finish'),
      lag: lagOf(lag, before),
    }
  }

  return { tasks, places, arcs: tasks.map((task) => linksOf(task).map(arc)) }
}
