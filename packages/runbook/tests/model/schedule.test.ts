import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseOf } from '../../model/course.ts'
import { criticalPath } from '../../model/critical-path.ts'
import { schedule, timingOf } from '../../model/schedule.ts'
import { soundTasks, task } from '../tasks.ts'

test('schedules a small runbook as one would by hand', () => {
  const tasks = [
    task('a', 10),
    task('b', 30, ['a']),
    task('c', 5, ['a']),
    task('d', 5, ['c']),
    task('e', 10, ['b', 'd']),
  ]
  const plan = schedule(tasks)
  expect(plan.finish).toBe(50)
  expect(criticalPath(courseOf({ tasks }))).toEqual(['a', 'b', 'e'])
  expect(timingOf(plan, 'c')).toEqual({
    earliestStart: 10,
    earliestFinish: 15,
    float: 20,
    isCritical: false,
  })
})

test('an empty runbook finishes when it begins', () => {
  expect(schedule([]).finish).toBe(0)
  expect(schedule([], 90).finish).toBe(90)
  expect(criticalPath(courseOf({ tasks: [] }))).toEqual([])
})

test('a task waits for its cue, and gives those before it float', () => {
  const tasks = [task('a', 10), task('b', 5, ['a'], { cue: 30 })]
  const plan = schedule(tasks)
  expect(timingOf(plan, 'b').earliestStart).toBe(30)
  expect(timingOf(plan, 'a').float).toBe(20)
  expect(criticalPath(courseOf({ tasks }))).toEqual(['b'])
})

test('schedules a chain of 10,000 tasks, given backwards, without overflowing', () => {
  const chain = Array.from({ length: 10_000 }, (_, i) => task(`${i}`, 1, i ? [`${i - 1}`] : []))
  const tasks = chain.toReversed()
  const plan = schedule(tasks)
  expect(plan.finish).toBe(10_000)
  expect(criticalPath(courseOf({ tasks }))).toHaveLength(10_000)
})

function readsOfDependencies(count: number) {
  let reads = 0
  const tasks = Array.from({ length: count }, (_, i) => {
    const after = i ? [`${i - 1}`, `${i >> 1}`] : []
    return Object.defineProperty(task(`${i}`, 1), 'after', {
      get: () => {
        reads++
        return after
      },
    })
  })
  schedule(tasks.toReversed())
  return reads
}

test('looks at ten times the dependencies ten times as often, and no more', () => {
  expect(readsOfDependencies(10_000) / readsOfDependencies(1_000)).toBeCloseTo(10, 1)
})

test('throws, by name, for tasks that were not checked', () => {
  expect(() => schedule([task('a', 1, ['b']), task('b', 1, ['a'])])).toThrow('a, b')
  expect(() => schedule([task('a', 1, ['ghost'])])).toThrow('ghost')
})

test('respects every dependency and every cue, and starts nothing later than it must', () => {
  fc.assert(
    fc.property(soundTasks, fc.nat({ max: 200 }), (tasks, from) => {
      const plan = schedule(tasks, from)
      for (const { id, duration, after, cue = 0 } of tasks) {
        const { earliestStart, earliestFinish } = timingOf(plan, id)
        const bounds = after.map((before) => timingOf(plan, before).earliestFinish)
        expect(earliestStart).toBe(Math.max(from, cue, ...bounds))
        expect(earliestFinish).toBe(earliestStart + duration)
      }
    }),
  )
})

test('durations and waits along the critical path add up to the finish', () => {
  fc.assert(
    fc.property(soundTasks, (tasks) => {
      const plan = schedule(tasks)
      const byId = new Map(tasks.map((each) => [each.id, each]))
      const path = criticalPath(courseOf({ tasks }))
      const [first] = path
      const wait = byId.get(first ?? '')?.cue ?? 0
      const durations = path.map((id) => byId.get(id)?.duration ?? NaN)
      expect(durations.reduce((sum, each) => sum + each, wait)).toBe(plan.finish)
      for (const id of path) expect(timingOf(plan, id).isCritical).toBe(true)
      for (const [index, id] of path.slice(1).entries())
        expect(byId.get(id)?.after).toContain(path[index])
    }),
  )
})

test('shuffling the tasks changes nothing', () => {
  const shuffled = soundTasks.chain((tasks) =>
    fc.tuple(
      fc.constant(tasks),
      fc.shuffledSubarray(tasks, { minLength: tasks.length, maxLength: tasks.length }),
    ),
  )
  fc.assert(
    fc.property(shuffled, ([tasks, others]) => {
      const [plan, other] = [schedule(tasks), schedule(others)]
      expect(other).toEqual(plan)
    }),
  )
})
