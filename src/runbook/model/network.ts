import { lagMinutes, linksOf, type Lag, type Link, type LinkKind } from './link.ts'
import { inOrder } from './order.ts'
import type { Task } from './task.ts'

/** One link as numbers: a moment of task `from`, plus `lag` minutes, holds a moment of the other. */
export type Arc = {
  /** The place of the first task in the network's order. */
  readonly from: number
  readonly fromFinish: boolean
  readonly toFinish: boolean
  readonly lag: number
}

/** Tasks in an order in which each comes after all that it waits for, with their links as numbers. */
export type Network = {
  readonly tasks: readonly Task[]
  /** The place of each task in that order, by id. */
  readonly places: ReadonlyMap<string, number>
  /** What each task waits for, by its place. */
  readonly arcs: readonly (readonly Arc[])[]
}

/** What a task was planned to take: known before it starts, whatever it takes in the end. */
export function plannedDuration({ planned, duration }: Task): number {
  return planned ?? duration
}

/** A lag in whole minutes. Per cent are of the first task's plan, which is known beforehand. */
export function lagOf(lag: Lag, before: Task): number {
  return Math.round(lagMinutes(lag, plannedDuration(before)))
}

function isFromFinish(kind: LinkKind) {
  return kind === 'finish-to-start' || kind === 'finish-to-finish'
}

function isToFinish(kind: LinkKind) {
  return kind === 'finish-to-finish' || kind === 'start-to-finish'
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
      fromFinish: isFromFinish(kind),
      toFinish: isToFinish(kind),
      lag: lagOf(lag, before),
    }
  }

  return { tasks, places, arcs: tasks.map((task) => linksOf(task).map(arc)) }
}
