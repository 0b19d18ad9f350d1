import { counted } from '../../lib/counted.ts'
import { plannedDuration } from '../model/network.ts'
import type { Task } from '../model/task.ts'

/** Actual durations as multiples of the plan, in rising order. */
type Ratios = readonly number[]

/** `all` is null if too few tasks were measured. */
export type Measured = {
  readonly owners: ReadonlyMap<string, Ratios>
  readonly all: Ratios | null
}

/** The next task exceeds all eight measured ones once in nine times, so an 80 % finish stays within the data. */
export const enough = 8

export function ratiosOf(tasks: readonly Task[]): Ratios {
  return tasks
    .filter((task) => (task.actual ?? 0) > 0 && plannedDuration(task) > 0)
    .map((task) => task.actual! / plannedDuration(task))
    .toSorted((a, b) => a - b)
}

/** Ratios that are all 1 were copied from the plan. */
function usable(ratios: Ratios): Ratios | null {
  return ratios.length < enough || ratios.every((ratio) => ratio === 1) ? null : ratios
}

/** Compares actual with planned durations, by owner and of all tasks. */
export function measuredIn(tasks: readonly Task[]): Measured {
  const owners = new Map<string, Ratios>()
  for (const [owner, own] of Map.groupBy(tasks, (task) => task.owner)) {
    const ratios = owner === '' ? null : usable(ratiosOf(own))
    if (ratios) owners.set(owner, ratios)
  }
  return { owners, all: usable(ratiosOf(tasks)) }
}

const mostNamed = 3

/** 'DBA takes 0.9 to 1.6 times its plan in 14 measured tasks.' */
export function measuredText(tasks: readonly Task[]): string {
  const { owners, all } = measuredIn(tasks)
  const most = [...owners].toSorted(([, a], [, b]) => b.length - a.length)
  const told = most
    .slice(0, mostNamed)
    .map(
      ([owner, own]) =>
        `${owner} takes ${rangeOf(own)} times its plan in ${counted(own.length, 'measured task')}.`,
    )
  if (most.length > mostNamed)
    told.push(`${counted(most.length - mostNamed, 'more owner')} measured too.`)
  if (all && tasks.some(({ owner, duration }) => duration > 0 && !owners.has(owner)))
    told.push(
      `${told.length > 0 ? 'Everyone else' : 'A task'} takes ${rangeOf(all)} times its plan, based on all ${counted(all.length, 'measured task')}.`,
    )
  return told.join(' ')
}

function rangeOf(ratios: Ratios): string {
  return [ratios[0]!, ratios.at(-1)!]
    .map((ratio) => String(Math.round(ratio * 100) / 100))
    .join(' to ')
}
