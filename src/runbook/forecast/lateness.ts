import { applySituation } from './draw.ts'
import type { Numbers } from './numbers.ts'
import { runThrough, type DrawnRun } from './pass.ts'
import type { Situation } from './situation.ts'

/** Why the runs finish later than the plan on average, in minutes. */
export type Lateness = {
  /** The plan's finish with mean durations, less the plan's finish. */
  readonly lopsided: number
  /** How much later tasks finish that wait for the slowest of several others instead of one of them. */
  readonly waiting: number
  readonly risks: number
}

function runWith(numbers: Numbers, situation: Situation, given: Float64Array) {
  const durations = given.slice()
  applySituation(numbers, situation, durations)
  const run: DrawnRun = { start: durations.slice(), finish: durations.slice() }
  const end = runThrough(numbers, situation, durations, run)
  return { ...run, durations, end }
}

/** Keeps only the links that held a start or a finish in this run. `isHeld`: tasks whose finish was held. */
function withOneWait(numbers: Numbers, durations: Float64Array, { start, finish }: DrawnRun) {
  const { fromFinish, toFinish, lag, planned } = numbers
  const kept: { arc: number; lag: number; isToFinish: boolean }[] = []
  const first = numbers.first.slice()
  const cue = numbers.cue.slice()
  const isHeld = new Uint8Array(start.length)

  function at(arc: number) {
    return (fromFinish[arc] === 1 ? finish : start)[numbers.from[arc]!]! + lag[arc]!
  }

  for (let i = 0; i < start.length; i++) {
    const arcs: number[] = []
    for (let a = numbers.first[i]!; a < numbers.first[i + 1]!; a++) arcs.push(a)
    const toStart = arcs.find((a) => at(a) - (toFinish[a] === 1 ? planned[i]! : 0) === start[i])
    const toEnd =
      finish[i] === start[i]! + durations[i]!
        ? undefined
        : arcs.find((a) => toFinish[a] === 1 && at(a) === finish[i])
    if (toStart !== undefined) {
      cue[i] = -Infinity
      const early = toFinish[toStart] === 1 ? planned[i]! : 0
      kept.push({ arc: toStart, lag: lag[toStart]! - early, isToFinish: false })
    }
    if (toEnd !== undefined) {
      isHeld[i] = 1
      kept.push({ arc: toEnd, lag: lag[toEnd]!, isToFinish: true })
    }
    first[i + 1] = kept.length
  }
  const single: Numbers = {
    ...numbers,
    first,
    cue,
    from: Int32Array.from(kept, ({ arc }) => numbers.from[arc]!),
    fromFinish: Uint8Array.from(kept, ({ arc }) => fromFinish[arc]!),
    toFinish: Uint8Array.from(kept, ({ isToFinish }) => Number(isToFinish)),
    lag: Float64Array.from(kept, (each) => each.lag),
  }
  return { single, isHeld }
}

export function createLateness(numbers: Numbers, situation: Situation) {
  const { mean, planned } = numbers
  const usual = runWith(numbers, situation, mean)
  const last = usual.finish.indexOf(usual.end)
  const { single, isHeld } = withOneWait(numbers, usual.durations, usual)
  const run: DrawnRun = { start: mean.slice(), finish: mean.slice() }
  const alone = mean.slice()
  let waited = 0

  return {
    add: (durations: Float64Array, end: number) => {
      for (let i = 0; i < isHeld.length; i++) alone[i] = isHeld[i] === 1 ? -Infinity : durations[i]!
      runThrough(single, situation, alone, run)
      waited += end - (run.finish[last] ?? end)
    },
    /** `byRisks`: minutes that risks have added to all runs together. */
    told: (runs: number, byRisks: number): Lateness => ({
      lopsided: usual.end - runWith(numbers, situation, planned).end,
      waiting: waited / runs,
      risks: byRisks / runs,
    }),
  }
}
