import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Risk } from '../../schema.ts'
import { chanceInside, finishKeptBy } from '../../forecast/figures.ts'
import { forecastOf, type ForecastQuestion } from '../../forecast/simulate.ts'
import { createTaskFinishes } from '../../forecast/task-finishes.ts'
import type { Task } from '../../model/task.ts'
import { relax } from '../reference.ts'
import { linkedTasks, runbook, task } from '../tasks.ts'
import { apart, lehmer, partsOf } from './exact.ts'

const runs = 20_000

function question(tasks: readonly Task[], more?: Partial<ForecastQuestion>) {
  return {
    runbook: runbook(tasks),
    settings: { runs, spread: 'columns' },
    delays: [],
    minute: null,
    ...more,
  } satisfies ForecastQuestion
}

function spread(optimistic: number, likely: number, pessimistic: number): Partial<Task> {
  return { spread: { optimistic, likely, pessimistic } }
}

function certain(id: string, duration: number, more?: Partial<Task>): Task {
  return task(id, duration, [], { ...spread(duration, duration, duration), ...more })
}

function risk(of: string, percent: number, minutes: number): Risk {
  return { task: of, what: 'It fails', percent, minutes }
}

const network = [
  task('copy', 40, [], spread(30, 40, 70)),
  task('check', 20, [], {
    links: [{ from: 'copy', kind: 'start-to-start', lag: { minutes: 25 } }],
    ...spread(15, 20, 40),
  }),
  task('switch', 15, ['copy', 'check'], spread(10, 15, 20)),
  task('open', 0, ['switch'], spread(0, 0, 0)),
]
const risks = [
  risk('copy', 10, 90),
  risk('copy', 2.5, 300),
  risk('check', 35, 20),
  risk('open', 60, 7),
]
const deadlines = [
  { task: 'check', by: 60 },
  { task: 'open', by: 75 },
  { task: 'open', by: 200 },
]

/** Every run's times, by another generator and the definition of links. */
function simulatedApart() {
  const random = lehmer()
  const parts = network.map((each) => partsOf(each.spread!, 500))
  return Array.from({ length: runs }, () => {
    const played = network.map((each, i) => {
      const own = parts[i]![Math.floor(random() * 500)]!
      const added = risks
        .filter((one) => one.task === each.id && random() < one.percent / 100)
        .reduce((sum, { minutes }) => sum + minutes, 0)
      return { ...each, duration: own + added, planned: each.duration }
    })
    return relax(played)
  })
}

function shareWithin(values: readonly number[], by: number) {
  return values.filter((value) => value <= by).length / values.length
}

test('agrees with a simulation of its own, for the finish, every task and every deadline', () => {
  const found = forecastOf(question(network, { risks, deadlines }), apart)
  const runsApart = simulatedApart()
  const ends = runsApart.map((times) =>
    Math.max(...[...times.values()].map(({ finish }) => finish)),
  )
  for (const window of [70, 80, 100, 160, 180, 400])
    expect(Math.abs(chanceInside(found, window) - shareWithin(ends, window))).toBeLessThan(0.015)
  for (const [i, { task: id, by }] of deadlines.entries()) {
    const finishes = runsApart.map((times) => times.get(id)!.finish)
    expect(Math.abs(found.deadlines[i]!.kept - shareWithin(finishes, by))).toBeLessThan(0.015)
  }
  for (const { id, p50, p80 } of found.tasks) {
    const finishes = runsApart.map((times) => times.get(id)!.finish)
    for (const [minute, share] of [
      [p50, 0.5],
      [p80, 0.8],
    ] as const) {
      expect(shareWithin(finishes, minute)).toBeGreaterThan(share - 0.012)
      expect(shareWithin(finishes, minute - 1)).toBeLessThan(share + 0.012)
    }
  }
})

test('a risk draws nothing anew: the other runs stay as they are, to the last bit', () => {
  fc.assert(
    fc.property(linkedTasks, fc.nat(), fc.nat({ max: 100 }), (tasks, pick, percent) => {
      const settings = { runs: 60, spread: 'never' } as const
      const asked = { ...question(tasks), settings }
      const one = risk(tasks[pick % tasks.length]!.id, percent, 50)
      const found = forecastOf({ ...asked, risks: [one] })
      expect(found.withoutRisks).toEqual(forecastOf(asked).finishes)
      const more = forecastOf({ ...asked, risks: [one, { ...one, percent: 0 }] })
      expect(more.finishes).toEqual(found.finishes)
    }),
  )
})

test('what is done has no risk any more, and what runs keeps its own', () => {
  const tasks = [certain('a', 30), certain('b', 100), certain('c', 10)]
  const late = ['a', 'b', 'c'].map((id, i) => risk(id, 100, 200 + i * 200))
  const found = forecastOf(
    question(tasks, {
      risks: late.slice(0, 2),
      deadlines: [
        { task: 'a', by: 30 },
        { task: 'b', by: 499 },
        { task: 'b', by: 500 },
        { task: 'c', by: 10 },
      ],
      minute: 50,
    }),
  )
  expect(found.deadlines.map(({ kept }) => kept)).toEqual([1, 0, 1, 1])
  expect(new Set(found.finishes)).toEqual(new Set([500]))
})

test('a risk of the backout moves the last call, and not the finish', () => {
  const backout = [certain('B', 60, { undoes: ['a'] })]
  const book = runbook([certain('a', 60)], { windowEnd: 200, backout })
  const found = forecastOf({ ...question([]), runbook: book, risks: [risk('B', 10, 30)] })
  expect(new Set(found.lastCalls)).toEqual(new Set([110, 140]))
  expect(found.lastCalls.filter((minute) => minute === 110).length / runs).toBeCloseTo(0.1, 2)
  expect(new Set(found.finishes)).toEqual(new Set([60]))
})

test('the minute by which a task has finished is exact within what is promised, whatever its runs', () => {
  const finish = fc.oneof(
    { weight: 20, arbitrary: fc.integer({ min: 0, max: 80 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 100_000 }) },
  )
  fc.assert(
    fc.property(fc.array(finish, { minLength: 1, maxLength: 128 }), fc.nat(9), (some, times) => {
      const all = Array.from({ length: times + 1 }, () => some).flat()
      const { add, counted } = createTaskFinishes(1)
      for (const minute of all) add(Float64Array.of(minute - 0.5))
      const finishedBy = counted()
      const sorted = all.toSorted((a, b) => a - b)
      const first = all.slice(0, 128).toSorted((a, b) => a - b)
      const middle =
        first[Math.floor(first.length * 0.95)]! - first[Math.floor(first.length * 0.25)]!
      for (const share of [0.5, 0.8]) {
        const exact = sorted[Math.ceil(share * sorted.length) - 1]!
        const late = finishedBy(0, share) - exact
        expect(late).toBeGreaterThanOrEqual(0)
        expect(late).toBeLessThanOrEqual(middle < 128 ? 0 : middle / 64)
      }
    }),
  )
})

test('a finish that is not before a task’s own is that of the whole', () => {
  const found = forecastOf(question(network, { risks }))
  const { p50, p80 } = found.tasks.find(({ id }) => id === 'open')!
  expect([p50, p80]).toEqual([finishKeptBy(found, 50), finishKeptBy(found, 80)])
})
