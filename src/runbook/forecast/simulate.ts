import type { Deadline, Risk } from '../../contracts/own-runbook.ts'
import type { Delay } from '../model/delay.ts'
import type { RunTasks } from '../model/task.ts'
import { applySituation, drawDurations, drawShared } from './draw.ts'
import { createLateness, type Lateness } from './lateness.ts'
import { createLastCall } from './last-call.ts'
import { measuredIn } from './measured.ts'
import { numberOwners, numbersOf } from './numbers.ts'
import { createTally, runThrough, type DrawnRun } from './pass.ts'
import { createRandom } from './random.ts'
import { createRisks } from './risks.ts'
import { situationAt } from './situation.ts'
import type { SpreadSource } from './spreads.ts'
import { createTaskFinishes } from './task-finishes.ts'
import { sharesOf, type Together } from './together.ts'

/** What the figures depend on besides the runbook: the same settings give the same figures. */
export type ForecastSettings = {
  readonly runs: number
  /** A whole number of 32 bits. */
  readonly seed: number
  readonly spread: SpreadSource
  readonly together: Together
}

export type ForecastQuestion = {
  readonly runbook: RunTasks & { readonly windowEnd: number }
  readonly settings: ForecastSettings
  readonly delays: readonly Delay[]
  readonly risks?: readonly Risk[]
  readonly deadlines?: readonly Deadline[]
  /** The minute of a run under way; null for one that is as its runbook says. */
  readonly minute: number | null
}

/** What the runs came to. Times are minutes from T0, not rounded; lists are in rising order. */
export type Forecast = {
  readonly runs: number
  /** When each run finished. */
  readonly finishes: Float64Array
  /** When they would have finished without any risk; null where there is none. */
  readonly withoutRisks: Float64Array | null
  /** The last minute for the backout in each run, `tooLate` among them; empty without a backout. */
  readonly lastCalls: Float64Array
  /** Of each forward task, in the runbook's order: shares of the runs, from 0 to 1. */
  readonly tasks: readonly TaskForecast[]
  readonly deadlines: readonly DeadlineForecast[]
  readonly lateness: Lateness
}

export type TaskForecast = {
  readonly id: string
  /** It was on a critical path: the criticality index. */
  readonly critical: number
  /** It was on every critical path: minutes that one minute saved on it brings the finish forward. */
  readonly decisive: number
  /** The minutes by which it has finished in 50 and in 80 of 100 runs, as exact as `createTaskFinishes`. */
  readonly p50: number
  readonly p80: number
}

/** `kept`: the share of runs, from 0 to 1, in which the task has finished by its deadline. */
export type DeadlineForecast = Deadline & { readonly kept: number }

/** So many runs between two looks at the clock. */
const batch = 100

/**
 * Simulates runs of a runbook, and yields how many are done after every hundred. Memory grows with
 * the tasks (2 KB a task) and the number of runs (24 bytes a run), never with both together.
 *
 * Monte Carlo simulation of an activity network, with the criticality index: R. M. Van Slyke,
 * "Monte Carlo Methods and the PERT Problem", Operations Research 11(5), 1963, pp. 839–860. Why the
 * mean comes out later than the plan: K. R. MacCrimmon and C. A. Ryavec, "An Analytical Study of
 * the PERT Assumptions", Operations Research 12(1), 1964, pp. 16–37. Throws unless `checkRunbook`
 * finds no problem.
 */
export function* simulate({
  runbook: { tasks, backout, windowEnd },
  settings: { runs, seed, spread, together },
  delays,
  risks = [],
  deadlines = [],
  minute,
}: ForecastQuestion): Generator<number, Forecast> {
  const owners = numberOwners([...tasks, ...backout])
  const measured = spread === 'this sheet' ? measuredIn([...tasks, ...backout]) : null
  const numbers = numbersOf(tasks, owners, spread, measured)
  const situation = situationAt(numbers, delays, minute)
  const wayBack = numbersOf(backout, owners, spread, measured)
  const wayBackExtra = situationAt(wayBack, delays, null)
  const lastCall = createLastCall(numbers, wayBack, situation, windowEnd)
  const { tally, add } = createTally(numbers, situation)
  const lateness = createLateness(numbers, situation)
  const taskFinishes = createTaskFinishes(tasks.length)
  const addRisks = createRisks(numbers, risks, seed)
  const addRisksBack = createRisks(wayBack, risks, seed)
  const due = deadlines.map((each) => ({ ...each, place: numbers.places.get(each.task)!, kept: 0 }))
  const random = createRandom(seed)
  const shares = sharesOf(together)

  const byOwner = new Float64Array(owners.size)
  const durations = new Float64Array(tasks.length)
  const course: DrawnRun = {
    start: new Float64Array(tasks.length),
    finish: new Float64Array(tasks.length),
  }
  const back = new Float64Array(backout.length)
  const finishes = new Float64Array(runs)
  const withoutRisks = risks.length > 0 ? new Float64Array(runs) : null
  const lastCalls = new Float64Array(backout.length > 0 ? runs : 0)
  let byRisks = 0

  for (let run = 0; run < runs; run++) {
    const common = drawShared(random, byOwner)
    drawDurations(numbers, shares, random, common, byOwner, durations)
    drawDurations(wayBack, shares, random, common, byOwner, back)
    applySituation(numbers, situation, durations)
    const unharmed = runThrough(numbers, situation, durations, course)
    lateness.add(durations, unharmed)
    // Only a run in which a risk happens has to be gone through again.
    const end = addRisks(durations) ? runThrough(numbers, situation, durations, course) : unharmed
    if (withoutRisks) withoutRisks[run] = unharmed
    byRisks += end - unharmed
    finishes[run] = end
    add(durations, course, end)
    taskFinishes.add(course.finish)
    for (const each of due) if (course.finish[each.place]! <= each.by) each.kept++
    if (backout.length > 0) {
      applySituation(wayBack, wayBackExtra, back)
      addRisksBack(back)
      lastCalls[run] = lastCall(course, back)
    }
    if ((run + 1) % batch === 0) yield run + 1
  }

  const finishedBy = taskFinishes.told()
  return {
    runs,
    finishes: finishes.toSorted(),
    lastCalls: lastCalls.toSorted(),
    withoutRisks: withoutRisks && withoutRisks.toSorted(),
    deadlines: due.map(({ task, by, kept }) => ({ task, by, kept: kept / runs })),
    lateness: lateness.told(runs, byRisks),
    tasks: tasks.map(({ id }) => {
      const place = numbers.places.get(id)!
      return {
        id,
        critical: tally.critical[place]! / runs,
        decisive: tally.decisive[place]! / runs,
        p50: finishedBy(place, 0.5),
        p80: finishedBy(place, 0.8),
      }
    }),
  }
}

/** All runs at once, where nothing else waits for the processor. Throws as `simulate` does. */
export function forecastOf(question: ForecastQuestion): Forecast {
  const steps = simulate(question)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
