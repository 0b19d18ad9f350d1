import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoutUntil, countStates, courseOf, stateAt } from '../../model/course.ts'
import { runbook, soundTasks, task } from '../tasks.ts'

const forward = [task('1', 10), task('2', 10, ['1']), task('3', 10, ['2']), task('4', 0, ['3'])]

function back(id: string, after: string[], undoes: string[], minutes = 5) {
  return task(id, minutes, after, { phase: 'backout', undoes })
}

const book = runbook(forward, {
  backout: [back('B3', ['B2'], ['1']), back('B1', [], ['3']), back('B2', ['B1'], ['2'])],
})

function calledAt(minute: number, { backout } = book) {
  const course = courseOf({ tasks: forward, backout }, [], minute)
  return {
    ...course,
    states: course.tasks.map((times) => stateAt(times, minute)),
    run: course.backout.map(({ task: { id }, start }) => [id, start]),
  }
}

test.each([
  [15, ['done', 'stopped', 'skipped', 'skipped']],
  // A task that starts on the minute of the call has not started.
  [10, ['done', 'skipped', 'skipped', 'skipped']],
  [0, ['skipped', 'skipped', 'skipped', 'skipped']],
])('called at minute %i, tells what was done, stopped and never started', (minute, states) => {
  expect(calledAt(minute).states).toEqual(states)
})

test('runs only the tasks that undo something started, from the minute of the call', () => {
  const { run, finish } = calledAt(15)
  expect(run).toEqual([
    ['B2', 15],
    ['B3', 20],
  ])
  expect(finish).toBe(25)
})

test('keeps the order of tasks on both sides of one that is not needed', () => {
  const chain = [back('X', [], ['1']), back('Y', ['X'], ['3']), back('Z', ['Y'], ['2'])]
  expect(calledAt(15, { ...book, backout: chain }).run).toEqual([
    ['X', 15],
    ['Z', 20],
  ])
})

test('ends at the minute of the call when nothing has to be undone', () => {
  expect(calledAt(0)).toMatchObject({ run: [], finish: 0 })
})

test('undoes exactly what was started, in order, whatever the runbook and the minute', () => {
  fc.assert(
    fc.property(soundTasks, fc.nat({ max: 900 }), (tasks, minute) => {
      const undoing = tasks.map((each) => ({
        ...each,
        id: `B${each.id}`,
        after: each.after.map((id) => `B${id}`),
        undoes: [each.id],
      }))
      const course = courseOf({ tasks, backout: undoing }, [], minute)
      const ends = new Map(course.backout.map(({ task: { id }, finish }) => [id, finish]))
      const started = course.tasks.filter(({ ended }) => ended !== 'skipped')
      expect(new Set(ends.keys())).toEqual(new Set(started.map(({ task: { id } }) => `B${id}`)))
      for (const { task: each, start, finish } of course.backout) {
        expect(start).toBeGreaterThanOrEqual(minute)
        expect(finish).toBe(start + each.duration)
        expect(finish).toBeLessThanOrEqual(course.finish)
        for (const before of each.after) expect(ends.get(before) ?? 0).toBeLessThanOrEqual(start)
      }
    }),
  )
})

test('once called, each task is done, stopped or called off, and the run ends with the backout', () => {
  fc.assert(
    fc.property(soundTasks, fc.integer({ min: 0, max: 300 }), (tasks, minute) => {
      const backout = [task('B', 30, [], { phase: 'backout' })]
      const course = courseOf({ tasks, backout }, [], minute)
      const { done, stopped, skipped } = countStates(course.tasks, minute)
      expect(done + stopped + skipped).toBe(tasks.length)
      expect(course.finish).toBe(minute + (course.backout.length > 0 ? 30 : 0))
    }),
  )
})

test('a backout that nobody has called is shown to end with the window', () => {
  expect(backoutUntil(100, [task('B', 30)])).toMatchObject([{ start: 70, finish: 100 }])
})
