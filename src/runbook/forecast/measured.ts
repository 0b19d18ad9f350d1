import { counted } from '../../lib/counted.ts'
import { plannedDuration } from '../model/network.ts'
import type { Task } from '../model/task.ts'

/** What tasks took as multiples of their plan, in rising order. */
type Ratios = readonly number[]

/** What a sheet's actual durations say: of each owner with enough of them, and of all tasks together. */
export type Measured = {
  readonly owners: ReadonlyMap<string, Ratios>
  /** Null where there are too few. */
  readonly all: Ratios | null
}

/**
 * So many tasks have to be measured. The next one then takes longer than all of them once in nine times
 * (every rank is as likely), so that a finish kept by 80 of 100 runs is within what was measured.
 */
const enough = 8

/** Figures that are all the plan's were copied: planners enter the plan where a task is ticked off. */
function ratiosOf(tasks: readonly Task[]): Ratios | null {
  const ratios = tasks.map((task) => task.actual! / plannedDuration(task)).toSorted((a, b) => a - b)
  return ratios.length < enough || ratios.every((ratio) => ratio === 1) ? null : ratios
}

/**
 * How far tasks missed their plan where a sheet says what they took, in a rehearsal or so far. A task that
 * took no time, or has no planned duration, measures nothing.
 */
export function measuredIn(tasks: readonly Task[]): Measured {
  const known = tasks.filter((task) => (task.actual ?? 0) > 0 && plannedDuration(task) > 0)
  const owners = new Map<string, Ratios>()
  for (const [owner, own] of Map.groupBy(known, (task) => task.owner)) {
    const ratios = owner === '' ? null : ratiosOf(own)
    if (ratios) owners.set(owner, ratios)
  }
  return { owners, all: ratiosOf(known) }
}

/** So many owners are named in a sentence. */
const named = 3

/** 'DBA takes 0.9 to 1.6 of the plan, 14 tasks measured.', the owners with the most tasks first. */
export function measuredText(tasks: readonly Task[]): string {
  const { owners, all } = measuredIn(tasks)
  const most = [...owners].toSorted(([, a], [, b]) => b.length - a.length)
  const told = most
    .slice(0, named)
    .map(
      ([owner, own]) =>
        `${owner} takes ${rangeOf(own)} of the plan, ${counted(own.length, 'task')} measured.`,
    )
  if (most.length > named) told.push(`${counted(most.length - named, 'more owner')} measured too.`)
  if (all && tasks.some(({ owner, duration }) => duration > 0 && !owners.has(owner)))
    told.push(
      `${told.length > 0 ? 'Everyone else' : 'A task'} takes ${rangeOf(all)} of the plan, by all ${counted(all.length, 'task')} measured.`,
    )
  return told.join(' ')
}

function rangeOf(ratios: Ratios): string {
  return [ratios[0]!, ratios.at(-1)!]
    .map((ratio) => String(Math.round(ratio * 100) / 100))
    .join(' to ')
}
