import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { check } from '../../model/check.ts'
import { courseOf } from '../../model/course.ts'
import { criticalPath } from '../../model/critical-path.ts'
import { withDelays } from '../../model/delay.ts'
import type { Lag, LinkKind } from '../../model/link.ts'
import { schedule, timingOf } from '../../model/schedule.ts'
import type { Task } from '../../model/task.ts'
import { relax } from '../reference.ts'
import { linkedTasks, task } from '../tasks.ts'

function pair(kind: LinkKind, lag: Lag, duration = 10) {
  return [task('a', 20), task('b', duration, [], { links: [{ from: 'a', kind, lag }] })]
}

function spanOfB(tasks: readonly Task[]) {
  const { earliestStart, earliestFinish } = timingOf(schedule(tasks), 'b')
  return [earliestStart, earliestFinish]
}

test('holds each moment by the one that the kind of link names', () => {
  expect(spanOfB(pair('finish-to-start', { minutes: 5 }))).toEqual([25, 35])
  expect(spanOfB(pair('start-to-start', { minutes: 5 }))).toEqual([5, 15])
  expect(spanOfB(pair('finish-to-finish', { minutes: 5 }))).toEqual([15, 25])
  expect(spanOfB(pair('start-to-finish', { minutes: 15 }))).toEqual([5, 15])
})

test('takes a lead, and never starts anything before T0', () => {
  expect(spanOfB(pair('finish-to-start', { minutes: -5 }))).toEqual([15, 25])
  expect(spanOfB(pair('finish-to-start', { minutes: -500 }))).toEqual([0, 10])
})

test('takes a lag in per cent of what the first task was planned to take', () => {
  const tasks = pair('start-to-start', { percent: 50 })
  expect(spanOfB(tasks)).toEqual([10, 20])
  expect(spanOfB(withDelays(tasks, [{ task: 'a', minutes: 40 }]))).toEqual([10, 20])
  expect(spanOfB(pair('finish-to-start', { percent: -25 }))).toEqual([15, 25])
})

test('nobody starts a task earlier because it is going to run over', () => {
  const tasks = pair('finish-to-finish', { minutes: 0 })
  expect(spanOfB(tasks)).toEqual([10, 20])
  expect(spanOfB(withDelays(tasks, [{ task: 'b', minutes: 7 }]))).toEqual([10, 27])
})

test('the critical path follows the links that hold', () => {
  const tasks = [
    task('a', 20),
    task('b', 50, [], { links: [{ from: 'a', kind: 'start-to-start', lag: { minutes: 5 } }] }),
    task('c', 5, ['a']),
  ]
  const plan = schedule(tasks)
  expect(plan.finish).toBe(55)
  expect(criticalPath(courseOf({ tasks }))).toEqual(['a', 'b'])
  expect(timingOf(plan, 'c').float).toBe(30)
})

test('names a circle through any kind of link, and a lag that is no number', () => {
  const links = [{ from: 'b', kind: 'start-to-start', lag: { minutes: Number.NaN } }] as const
  const problems = check([task('a', 1, [], { links }), task('b', 1, ['a'])])
  expect(problems).toEqual([
    { kind: 'bad lag', task: 'a', dependency: 'b' },
    { kind: 'cycle', tasks: ['a', 'b'] },
  ])
})

const delays = fc.array(fc.record({ pick: fc.nat(), minutes: fc.integer({ min: 1, max: 120 }) }), {
  maxLength: 5,
})

const delayedTasks = fc.tuple(linkedTasks, delays).map(([tasks, picks]) =>
  withDelays(
    tasks,
    picks.map(({ pick, minutes }) => ({ task: tasks[pick % tasks.length]!.id, minutes })),
  ),
)

test('gives the times of the slow reference, with delays too', () => {
  fc.assert(
    fc.property(delayedTasks, fc.nat({ max: 200 }), (tasks, from) => {
      const plan = schedule(tasks, from)
      const times = [...relax(tasks, from)].map(([id, { start, finish }]) => [id, start, finish])
      expect(
        tasks.map(({ id }) => {
          const { earliestStart, earliestFinish } = timingOf(plan, id)
          return [id, earliestStart, earliestFinish]
        }),
      ).toEqual(times)
    }),
  )
})

function finishOf(times: ReturnType<typeof relax>) {
  return Math.max(0, ...[...times.values()].map(({ finish }) => finish))
}

/** By the slow reference: the tasks when one of them starts that much later. */
function slipped(tasks: readonly Task[], { id }: Task, start: number) {
  return relax(tasks.map((each) => (each.id === id ? { ...each, cue: start } : each)))
}

test('the float is exactly how long a task can slip before the finish moves', () => {
  fc.assert(
    fc.property(linkedTasks, fc.nat(), (tasks, pick) => {
      const one = tasks[pick % tasks.length]!
      const plan = schedule(tasks)
      const { float, earliestStart } = timingOf(plan, one.id)
      expect(finishOf(slipped(tasks, one, earliestStart + float))).toBe(plan.finish)
      expect(finishOf(slipped(tasks, one, earliestStart + float + 1))).toBe(plan.finish + 1)
    }),
  )
})

test('on the critical path every task is critical, and the last one finishes last', () => {
  fc.assert(
    fc.property(linkedTasks, (tasks) => {
      const plan = schedule(tasks)
      const path = criticalPath(courseOf({ tasks }))
      for (const id of path) expect(timingOf(plan, id).float).toBe(0)
      expect(timingOf(plan, path.at(-1)!).earliestFinish).toBe(plan.finish)
    }),
  )
})

function looks(count: number) {
  let reads = 0
  const tasks = Array.from({ length: count }, (_, i) => {
    const links = i
      ? [
          { from: `${i - 1}`, kind: 'start-to-start', lag: { minutes: 1 } } as const,
          { from: `${i >> 1}`, kind: 'finish-to-finish', lag: { percent: 10 } } as const,
        ]
      : []
    return Object.defineProperty(task(`${i}`, 1), 'links', {
      get: () => {
        reads++
        return links
      },
    })
  })
  schedule(tasks.toReversed())
  return reads
}

test('looks at ten times the links ten times as often, and no more', () => {
  expect(looks(10_000) / looks(1_000)).toBeCloseTo(10, 1)
})
