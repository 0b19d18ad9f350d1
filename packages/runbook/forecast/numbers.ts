import { networkOf, plannedDuration } from '../model/network.ts'
import type { Spread, Task } from '../model/task.ts'
import { pertTable } from './beta-pert.ts'
import { spreadsOf, type SpreadSource } from './spreads.ts'

/** Tasks and links as typed arrays; every task comes after those it waits for. */
export type Numbers = {
  readonly tasks: readonly Task[]
  readonly places: ReadonlyMap<string, number>
  /** Index of each task in the order in which durations are drawn. */
  readonly drawn: Int32Array
  /** Task i has the links from `first[i]` up to but not including `first[i + 1]`. */
  readonly first: Int32Array
  readonly from: Int32Array
  readonly fromFinish: Uint8Array
  readonly toFinish: Uint8Array
  readonly lag: Float64Array
  readonly planned: Float64Array
  readonly cue: Float64Array
  /** Minutes: the shortest duration, and how much longer the longest is. */
  readonly least: Float64Array
  readonly range: Float64Array
  readonly tables: readonly Float64Array[]
  /** Index of the owner; −1 if nobody is named. */
  readonly owner: Int32Array
}

/** Modes are rounded to a thousandth: at most 1,001 tables of 5 KB. */
const modeSteps = 1000

function modeStep({ optimistic, likely, pessimistic }: Spread) {
  const range = pessimistic - optimistic
  return range > 0 ? Math.round(((likely - optimistic) / range) * modeSteps) : 0
}

export function numberOwners(tasks: readonly Task[]): ReadonlyMap<string, number> {
  const names = new Set(tasks.map(({ owner }) => owner).filter((owner) => owner !== ''))
  return new Map([...names].map((name, number) => [name, number]))
}

type Distribution = { least: number; range: number; table: Float64Array }

function distributionsOf(tasks: readonly Task[], source: SpreadSource): Distribution[] {
  const tables = new Map<number, Float64Array>()

  function tableFor(step: number) {
    const table = tables.get(step) ?? pertTable(step / modeSteps)
    tables.set(step, table)
    return table
  }

  return spreadsOf(tasks, source).map((spread) => ({
    least: spread.optimistic,
    range: spread.pessimistic - spread.optimistic,
    table: tableFor(modeStep(spread)),
  }))
}

/** `order`: that in which durations are drawn. Throws unless `check` finds no problem. */
export function numbersOf(
  given: readonly Task[],
  owners: ReadonlyMap<string, number>,
  source: SpreadSource,
  order: readonly Task[],
): Numbers {
  const { tasks, places, arcs } = networkOf(given)
  const flat = arcs.flat()
  const first = new Int32Array(tasks.length + 1)
  for (const [place, own] of arcs.entries()) first[place + 1] = first[place]! + own.length
  const spreads = distributionsOf(tasks, source)

  return {
    tasks,
    places,
    drawn: Int32Array.from(order, ({ id }) => places.get(id)!),
    first,
    from: Int32Array.from(flat, (arc) => arc.from),
    fromFinish: Uint8Array.from(flat, (arc) => Number(arc.fromFinish)),
    toFinish: Uint8Array.from(flat, (arc) => Number(arc.toFinish)),
    lag: Float64Array.from(flat, (arc) => arc.lag),
    planned: Float64Array.from(tasks, plannedDuration),
    cue: Float64Array.from(tasks, ({ cue }) => cue ?? -Infinity),
    least: Float64Array.from(spreads, (each) => each.least),
    range: Float64Array.from(spreads, (each) => each.range),
    tables: spreads.map((each) => each.table),
    owner: Int32Array.from(tasks, ({ owner }) => owners.get(owner) ?? -1),
  }
}
