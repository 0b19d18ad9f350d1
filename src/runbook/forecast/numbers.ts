import { networkOf, plannedDuration } from '../model/network.ts'
import type { Spread, Task } from '../model/task.ts'
import { pertTable } from './beta-pert.ts'
import { spreadsOf, type SpreadSource } from './spreads.ts'

/** Tasks and links as typed arrays, in an order in which each task comes after what it waits for. */
export type Numbers = {
  readonly tasks: readonly Task[]
  readonly places: ReadonlyMap<string, number>
  /** The links of task i are those from `first[i]` up to but not `first[i + 1]`. */
  readonly first: Int32Array
  readonly from: Int32Array
  readonly fromFinish: Uint8Array
  readonly toFinish: Uint8Array
  readonly lag: Float64Array
  readonly planned: Float64Array
  readonly cue: Float64Array
  /** The shortest duration, and how much longer the longest is. */
  readonly least: Float64Array
  readonly range: Float64Array
  readonly likely: Float64Array
  readonly tables: readonly Float64Array[]
  /** The owner's number; −1 where nobody is named. */
  readonly owner: Int32Array
}

/** Modes are rounded to a thousandth, so that there are never more than 1,001 tables of 5 KB. */
const modeSteps = 1000

function modeStep({ optimistic, likely, pessimistic }: Spread) {
  const range = pessimistic - optimistic
  return range > 0 ? Math.round(((likely - optimistic) / range) * modeSteps) : 0
}

/** The owners of all these tasks, numbered from 0 in the order in which they come. */
export function numberOwners(tasks: readonly Task[]): ReadonlyMap<string, number> {
  const names = new Set(tasks.map(({ owner }) => owner).filter((owner) => owner !== ''))
  return new Map([...names].map((name, number) => [name, number]))
}

/** Throws unless `check` finds no problem. */
export function numbersOf(
  given: readonly Task[],
  owners: ReadonlyMap<string, number>,
  source: SpreadSource,
): Numbers {
  const { tasks, places, arcs } = networkOf(given)
  const flat = arcs.flat()
  const first = new Int32Array(tasks.length + 1)
  for (const [place, own] of arcs.entries()) first[place + 1] = first[place]! + own.length
  const spreads = spreadsOf(tasks, source)
  const tables = new Map<number, Float64Array>()

  function tableFor(spread: Spread) {
    const step = modeStep(spread)
    const table = tables.get(step) ?? pertTable(step / modeSteps)
    tables.set(step, table)
    return table
  }

  return {
    tasks,
    places,
    first,
    from: Int32Array.from(flat, (arc) => arc.from),
    fromFinish: Uint8Array.from(flat, (arc) => Number(arc.fromFinish)),
    toFinish: Uint8Array.from(flat, (arc) => Number(arc.toFinish)),
    lag: Float64Array.from(flat, (arc) => arc.lag),
    planned: Float64Array.from(tasks, plannedDuration),
    cue: Float64Array.from(tasks, ({ cue }) => cue ?? -Infinity),
    least: Float64Array.from(spreads, (spread) => spread.optimistic),
    range: Float64Array.from(spreads, (spread) => spread.pessimistic - spread.optimistic),
    likely: Float64Array.from(spreads, (spread) => spread.likely),
    tables: spreads.map(tableFor),
    owner: Int32Array.from(tasks, ({ owner }) => owners.get(owner) ?? -1),
  }
}
