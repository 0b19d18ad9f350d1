import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoutFrom } from '../../../../src/runbook/model/backout.ts'
import { schedule, timingOf } from '../../../../src/runbook/model/schedule.ts'
import { runbook, soundTasks, task } from '../tasks.ts'

const forward = [task('1', 10), task('2', 10, ['1']), task('3', 10, ['2']), task('4', 0, ['3'])]

function back(id: string, after: string[], undoes: string[], minutes = 5) {
  return task(id, minutes, after, { phase: 'backout', undoes })
}

const book = runbook(forward, {
  windowEnd: 40,
  backout: [back('B3', ['B2'], ['1']), back('B1', [], ['3']), back('B2', ['B1'], ['2'])],
})

function from(minute: number) {
  return backoutFrom(book, schedule(forward), minute)
}

test('tells what was done, running and never started at the minute of the call', () => {
  expect(from(15).progress).toEqual({ done: ['1'], running: ['2'], 'never started': ['3', '4'] })
})

test('a task whose cue falls on the minute of the call has not started', () => {
  expect(from(10).progress).toEqual({ done: ['1'], running: [], 'never started': ['2', '3', '4'] })
  expect(from(0).progress.running).toEqual([])
})

test('runs only the tasks that undo something started, from the minute of the call', () => {
  const backout = from(15)
  expect(backout.tasks.map(({ id }) => id)).toEqual(['B2', 'B3'])
  expect(timingOf(backout, 'B2').earliestStart).toBe(15)
  expect(timingOf(backout, 'B3').earliestStart).toBe(20)
  expect(backout.finish).toBe(25)
})

test('keeps the order of tasks on both sides of one that is not needed', () => {
  const chain = {
    ...book,
    backout: [back('X', [], ['1']), back('Y', ['X'], ['3']), back('Z', ['Y'], ['2'])],
  }
  const backout = backoutFrom(chain, schedule(forward), 15)
  expect(backout.tasks.map(({ id }) => id)).toEqual(['X', 'Z'])
  expect(timingOf(backout, 'Z').earliestStart).toBe(20)
})

test('ends at the minute of the call when nothing has to be undone', () => {
  expect(from(0)).toMatchObject({ tasks: [], finish: 0, isInsideWindow: true })
})

test('says whether the backout ends inside the window', () => {
  expect(from(25)).toMatchObject({ finish: 40, isInsideWindow: true })
  expect(from(26)).toMatchObject({ finish: 41, isInsideWindow: false })
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
      const plan = schedule(tasks)
      const backout = backoutFrom(runbook(tasks, { backout: undoing }), plan, minute)
      const { done, running, 'never started': never } = backout.progress
      expect(done.length + running.length + never.length).toBe(tasks.length)
      expect(new Set(backout.tasks.map(({ id }) => id))).toEqual(
        new Set([...done, ...running].map((id) => `B${id}`)),
      )
      for (const { id, after, duration } of backout.tasks) {
        const { earliestStart, earliestFinish } = timingOf(backout, id)
        expect(earliestStart).toBeGreaterThanOrEqual(minute)
        expect(earliestFinish).toBe(earliestStart + duration)
        expect(earliestFinish).toBeLessThanOrEqual(backout.finish)
        for (const before of after)
          expect(timingOf(backout, before).earliestFinish).toBeLessThanOrEqual(earliestStart)
      }
    }),
  )
})
