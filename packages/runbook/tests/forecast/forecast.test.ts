import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseOf } from '../../model/course.ts'
import { binsOf, chanceInside, finishKeptBy, lastCallKeptBy } from '../../forecast/figures.ts'
import { forecastOf, simulate, type ForecastQuestion } from '../../forecast/simulate.ts'
import { schedule, timingOf } from '../../model/schedule.ts'
import type { Task } from '../../model/task.ts'
import { linkedTasks, runbook, soundTasks, task } from '../tasks.ts'
import { apart, enumerate } from './exact.ts'

function question(tasks: readonly Task[], more?: Partial<ForecastQuestion['settings']>) {
  return {
    runbook: runbook(tasks),
    settings: { runs: 4000, spread: 'columns', ...more },
    delays: [],
    minute: null,
  } satisfies ForecastQuestion
}

function spread(optimistic: number, likely: number, pessimistic: number): Partial<Task> {
  return { spread: { optimistic, likely, pessimistic } }
}

/** Tasks whose spreads have no width: every run goes by the plan. */
function certain(tasks: readonly Task[]) {
  return tasks.map((each) => ({ ...each, ...spread(each.duration, each.duration, each.duration) }))
}

function meanOf(values: Float64Array) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function deviationOf(values: Float64Array) {
  const mean = meanOf(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

const chain = Array.from({ length: 30 }, (_, i) =>
  task(`${i}`, 20, i ? [`${i - 1}`] : [], { owner: `Team ${i % 3}`, ...spread(10, 20, 60) }),
)

/** Tasks that wait for one another's starts and finishes, and for a time. */
const mixed = [
  task('a', 20, [], spread(10, 20, 60)),
  task('b', 30, [], {
    links: [{ from: 'a', kind: 'start-to-start', lag: { minutes: 10 } }],
    ...spread(20, 30, 40),
  }),
  task('c', 15, ['a'], {
    cue: 30,
    links: [{ from: 'b', kind: 'finish-to-finish', lag: { minutes: 5 } }],
    ...spread(5, 15, 30),
  }),
]

test('agrees with the closed form on a chain', () => {
  // Beta with parameters 1 + 4 × 0.2 and 5 − 4 × 0.2 on 10 to 60: means add up, and so do variances.
  const mean = (10 + 4 * 20 + 60) / 6
  const variance = ((mean - 10) * (60 - mean)) / 7
  const { finishes } = forecastOf(question(chain, { runs: 20_000 }), apart)
  expect(meanOf(finishes) / (30 * mean)).toBeCloseTo(1, 2)
  expect(deviationOf(finishes) / Math.sqrt(30 * variance)).toBeCloseTo(1, 1)
})

test('tasks that vary together make a chain vary more', () => {
  const alone = deviationOf(forecastOf(question(chain), apart).finishes)
  expect(deviationOf(forecastOf(question(chain)).finishes)).toBeGreaterThan(1.5 * alone)
})

test('agrees with the enumeration of every combination on small networks', () => {
  const pair = [mixed[0]!, task('d', 25, [], spread(0, 25, 50))]
  for (const [network, parts] of [
    [mixed, 40],
    [mixed.slice(0, 2), 200],
    [pair, 200],
  ] as const) {
    const exact = enumerate(network, parts)
    const found = forecastOf(question(network, { runs: 20_000 }), apart)
    for (const of100 of [50, 80, 95]) {
      const place = Math.ceil((of100 / 100) * exact.length) - 1
      expect(Math.abs(finishKeptBy(found, of100) - exact[place]!)).toBeLessThan(1.5)
    }
    for (const window of [35, 45, 55]) {
      const chance = exact.filter((finish) => finish <= window).length / exact.length
      expect(Math.abs(chanceInside(found, window) - chance)).toBeLessThan(0.02)
    }
  }
})

test('without any spread every run goes as the plan, and is critical where the plan is', () => {
  fc.assert(
    fc.property(linkedTasks, (tasks) => {
      const plan = schedule(tasks)
      const found = forecastOf(question(certain(tasks), { runs: 3 }))
      expect([...found.finishes]).toEqual([plan.finish, plan.finish, plan.finish])
      expect(found.tasks.map(({ id, critical }) => [id, critical === 1])).toEqual(
        tasks.map(({ id }) => [id, timingOf(plan, id).isCritical]),
      )
    }),
  )
})

test('a moment saved on a task brings the mean finish forward by its decisive share', () => {
  fc.assert(
    fc.property(linkedTasks, fc.nat(), (tasks, pick) => {
      const one = tasks[pick % tasks.length]!
      fc.pre(one.duration > 0)
      const moment = 1 / 1024
      const asked = question(tasks, { runs: 200, spread: 'never' })
      const found = forecastOf(asked)
      const shorter = forecastOf({ ...asked, delays: [{ task: one.id, minutes: -moment }] })
      const saved = (meanOf(found.finishes) - meanOf(shorter.finishes)) / moment
      const { decisive } = found.tasks.find(({ id }) => id === one.id)!
      expect(Math.abs(saved - decisive)).toBeLessThan(0.03)
    }),
  )
})

test('the figures are these, on every machine', () => {
  const { finishes } = forecastOf(question(chain, { runs: 1000 }))
  expect([finishes[0], finishes[499], finishes[999]]).toMatchInlineSnapshot(`
    [
      378.5796843520834,
      744.000101661393,
      1203.0802807205794,
    ]
  `)
})

test('a delay never raises the chance, and moves no run forward', () => {
  fc.assert(
    fc.property(linkedTasks, fc.nat(), fc.integer({ min: 1, max: 90 }), (tasks, pick, minutes) => {
      const asked = question(tasks, { runs: 50, spread: 'once' })
      const late = { task: tasks[pick % tasks.length]!.id, minutes }
      const [before, after] = [forecastOf(asked), forecastOf({ ...asked, delays: [late] })]
      for (const [i, finish] of after.finishes.entries())
        expect(finish).toBeGreaterThanOrEqual(before.finishes[i]!)
    }),
  )
})

test('while it runs, what is done stays and nothing ends before now', () => {
  fc.assert(
    fc.property(soundTasks, fc.integer({ min: 1, max: 300 }), (tasks, minute) => {
      const plan = schedule(tasks)
      const found = forecastOf({ ...question(tasks, { runs: 20, spread: 'never' }), minute })
      const isOver = plan.finish <= minute
      for (const finish of found.finishes)
        expect(finish).toBeGreaterThanOrEqual(isOver ? plan.finish : minute)
      const past = found.tasks.filter(({ id }) => timingOf(plan, id).earliestFinish <= minute)
      expect(past.every(({ critical }) => critical === 0)).toBe(true)
    }),
  )
})

test('a task that has run for long is drawn from what is left of its spread', () => {
  const tasks = [task('a', 20, [], spread(10, 20, 60))]
  const asked = question(tasks, { runs: 20_000 })
  const all = [...forecastOf(asked).finishes].filter((finish) => finish > 19)
  const left = forecastOf({ ...asked, minute: 19 })
  expect(left.finishes[0]).toBeGreaterThanOrEqual(19)
  expect(meanOf(left.finishes)).toBeCloseTo(meanOf(Float64Array.from(all)), 0)
})

test('the last call is the last minute at which a backout still ends inside the window', () => {
  fc.assert(
    fc.property(linkedTasks, fc.integer({ min: 1, max: 400 }), (tasks, windowEnd) => {
      const undoing = tasks.map((each, i) => ({
        ...each,
        id: `B${each.id}`,
        after: each.after.map((id) => `B${id}`),
        links: [],
        cue: undefined,
        undoes: i % 4 === 3 ? undefined : [each.id],
      }))
      const book = runbook(certain(tasks), { windowEnd, backout: certain(undoing) })
      const asked = { ...question(tasks, { runs: 1 }), runbook: book }
      const call = lastCallKeptBy(forecastOf(asked), 95)
      const isInside = [call ?? -1, (call ?? -1) + 1].map(
        (minute) => minute >= 0 && courseOf(book, [], minute).finish <= windowEnd,
      )
      expect(isInside).toEqual([call !== null, false])
    }),
  )
})

test('there is no last call without a backout, nor once it is too late for one', () => {
  const tasks = certain([task('a', 60)])
  const backout = certain([task('B', 60, [], { undoes: ['a'] })])
  const book = runbook(tasks, { windowEnd: 70, backout })
  expect(lastCallKeptBy(forecastOf(question(tasks)), 95)).toBeNull()
  const asked = { ...question(tasks, { runs: 10 }), runbook: book }
  expect(lastCallKeptBy(forecastOf({ ...asked, minute: 5 }), 95)).toBe(10)
  expect(lastCallKeptBy(forecastOf({ ...asked, minute: 30 }), 95)).toBeNull()
})

test('the bins hold every run once, and the chance counts those inside', () => {
  const found = forecastOf(question(chain))
  const bins = binsOf(found, 5)
  expect(bins.reduce((sum, { runs }) => sum + runs, 0)).toBe(found.runs)
  const median = finishKeptBy(found, 50)
  expect(chanceInside(found, median)).toBeGreaterThanOrEqual(0.5)
  expect(chanceInside(found, median - 1)).toBeLessThan(0.5)
})

test('an earlier run sets how long tasks take, and how far they miss it', () => {
  const tasks = Array.from({ length: 20 }, (_, i) =>
    task(`${i}`, 20, i ? [`${i - 1}`] : [], { actual: 22 + (i % 5) }),
  )
  const { finishes } = forecastOf(question(tasks, { spread: 'earlier run' }))
  const took = tasks.reduce((sum, { actual = 0 }) => sum + actual, 0)
  expect(meanOf(finishes) / took).toBeCloseTo(1, 1)
})

test('tells how far it is after every hundred runs', () => {
  const steps = [...simulate(question(chain, { runs: 1000 }))]
  expect(steps).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000])
})
