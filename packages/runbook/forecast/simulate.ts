import type { Deadline, Risk } from '../schema.ts'
import type { Delay } from '../model/delay.ts'
import { inOrder } from '../model/order.ts'
import type { RunTasks, Task } from '../model/task.ts'
import { applySituation, drawDurations, drawShared } from './draw.ts'
import { createLastCall } from './last-call.ts'
import { numberOwners, numbersOf, type Numbers } from './numbers.ts'
import { createTally, runThrough, type Criticality, type DrawnRun } from './forward-pass.ts'
import { inTurn } from './queue.ts'
import { createRandom } from './random.ts'
import { createRisks } from './risks.ts'
import { situationAt } from './situation.ts'
import type { SpreadSource } from './spreads.ts'
import { createTaskFinishes } from './task-finishes.ts'
import { shares, type Shares } from './correlation.ts'

/** The same settings give the same figures for the same runbook. */
export type ForecastSettings = {
  readonly runs: number
  readonly spread: SpreadSource
}

/** How the random numbers are drawn: the same for everyone, so that a link gives its sender's figures. */
export type Draws = { readonly seed: number; readonly shares: Shares }

const drawsOfAll: Draws = { seed: 1710, shares }

export type ForecastQuestion = {
  readonly runbook: RunTasks & { readonly windowEnd: number }
  readonly settings: ForecastSettings
  /** Owners who do one task at a time. */
  readonly people?: readonly string[]
  readonly delays: readonly Delay[]
  readonly risks?: readonly Risk[]
  readonly deadlines?: readonly Deadline[]
  /** The current minute of a run in the player; null to take the progress from the sheet. */
  readonly minute: number | null
}

/** The results of all runs in minutes from T0, not rounded; lists are sorted. */
export type Forecast = {
  readonly runs: number
  readonly finishes: Float64Array
  /** Finishes if no risk had happened; null if there are none. */
  readonly withoutRisks: Float64Array | null
  /** The last minute for calling the backout, or `tooLate`; empty without a backout. */
  readonly lastCalls: Float64Array
  /** In the same order as the runbook's tasks. */
  readonly tasks: readonly TaskForecast[]
  readonly deadlines: readonly DeadlineForecast[]
}

export type TaskForecast = {
  readonly id: string
  /** Criticality index: the share of runs in which it was on a critical path. */
  readonly critical: number
  /** The share of runs in which it was on every critical path. */
  readonly decisive: number
  /** Minutes by which it has finished in 50 and in 80 of 100 runs. */
  readonly p50: number
  readonly p80: number
}

/** `kept`: the share of runs in which the task finished by its deadline. */
export type DeadlineForecast = Deadline & { readonly kept: number }

const runsPerStep = 100

/**
 * Simulates runs and yields how many are done after every hundred. Memory: 2 KB a task, 24 bytes a run. Throws
 * unless `checkRunbook` finds no problem. Monte Carlo simulation with the criticality index: R. M. Van Slyke,
 * Operations Research 11(5), 1963.
 */
export function* simulate(
  question: ForecastQuestion,
  draws = drawsOfAll,
): Generator<number, Forecast> {
  const { runbook, settings, risks = [], deadlines = [], minute } = question
  const { tasks, backout, windowEnd } = runbook
  const { runs } = settings
  const owners = numberOwners([...tasks, ...backout])
  const forward = createSide(question, tasks, owners, minute, draws)
  const back = createSide(question, backout, owners, null, draws)
  const { numbers, situation, durations } = forward
  const lastCall = createLastCall(numbers, back.numbers, situation, windowEnd)
  const { tally, add } = createTally(numbers, situation)
  const taskFinishes = createTaskFinishes(tasks.length)
  const due = deadlines.map((each) => ({ ...each, place: numbers.places.get(each.task)!, kept: 0 }))
  const random = createRandom(draws.seed)

  const byOwner = new Float64Array(owners.size)
  const course: DrawnRun = { start: durations.slice(), finish: durations.slice() }
  const finishes = new Float64Array(runs)
  const withoutRisks = risks.length > 0 ? new Float64Array(runs) : null
  const lastCalls = new Float64Array(backout.length > 0 ? runs : 0)

  for (let run = 0; run < runs; run++) {
    const common = drawShared(random, byOwner)
    for (const side of [forward, back])
      drawDurations(side.numbers, draws.shares, random, common, byOwner, side.durations)
    applySituation(numbers, situation, durations)
    const unharmed = runThrough(numbers, situation, durations, course)
    const hasRisk = forward.addRisks(durations)
    const end = hasRisk ? runThrough(numbers, situation, durations, course) : unharmed
    if (withoutRisks) withoutRisks[run] = unharmed
    finishes[run] = end
    add(durations, course, end)
    taskFinishes.add(course.finish)
    for (const each of due) if (course.finish[each.place]! <= each.by) each.kept++
    if (backout.length > 0) {
      applySituation(back.numbers, back.situation, back.durations)
      back.addRisks(back.durations)
      lastCalls[run] = lastCall(course, back.durations)
    }
    if ((run + 1) % runsPerStep === 0) yield run + 1
  }

  return {
    runs,
    finishes: finishes.toSorted(),
    lastCalls: lastCalls.toSorted(),
    withoutRisks: withoutRisks && withoutRisks.toSorted(),
    deadlines: due.map(({ task, by, kept }) => ({ task, by, kept: kept / runs })),
    tasks: taskForecasts(tasks, numbers, tally, taskFinishes.counted(), runs),
  }
}

function createSide(
  { settings: { spread }, people = [], delays, risks = [] }: ForecastQuestion,
  tasks: readonly Task[],
  owners: ReadonlyMap<string, number>,
  minute: number | null,
  { seed }: Draws,
) {
  // Drawn in the plan's order, so that waiting in a queue changes no duration.
  const { order } = inOrder(tasks)
  const numbers = numbersOf(inTurn(tasks, people), owners, spread, order)
  return {
    numbers,
    situation: situationAt(numbers, delays, minute),
    addRisks: createRisks(numbers, risks, seed),
    durations: new Float64Array(tasks.length),
  }
}

function taskForecasts(
  tasks: readonly Task[],
  { places }: Numbers,
  { critical, decisive }: Criticality,
  finishedBy: (place: number, share: number) => number,
  runs: number,
): TaskForecast[] {
  return tasks.map(({ id }) => {
    const place = places.get(id)!
    return {
      id,
      critical: critical[place]! / runs,
      decisive: decisive[place]! / runs,
      p50: finishedBy(place, 0.5),
      p80: finishedBy(place, 0.8),
    }
  })
}

/** Simulates without a pause. Throws as `simulate` does. */
export function forecastOf(question: ForecastQuestion, draws?: Draws): Forecast {
  const steps = simulate(question, draws)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
