import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withDelays, type Delay } from '../../model/delay.ts'
import { schedule, timingOf } from '../../model/schedule.ts'
import type { Task } from '../../model/task.ts'
import { soundTasks, soundTasksAndOne } from '../tasks.ts'

const minutes = fc.integer({ min: 1, max: 240 })

/** What one delay does to the finish and to every task. */
function delayEffect(tasks: readonly Task[], delay: Delay) {
  const before = schedule(tasks)
  const after = schedule(withDelays(tasks, [delay]))
  return {
    finishBefore: before.finish,
    finishAfter: after.finish,
    absorbed: delay.minutes - (after.finish - before.finish),
    moved: tasks
      .map(({ id }) => {
        const [old, now] = [timingOf(before, id), timingOf(after, id)]
        const start = now.earliestStart - old.earliestStart
        return { id, start, finish: now.earliestFinish - old.earliestFinish }
      })
      .filter(({ finish }) => finish > 0),
  }
}

test('the finish never moves by more than the delay, nor backwards', () => {
  fc.assert(
    fc.property(soundTasksAndOne, minutes, ({ tasks, one }, late) => {
      const { finishBefore, finishAfter, absorbed } = delayEffect(tasks, {
        task: one.id,
        minutes: late,
      })
      expect(finishAfter - finishBefore).toBeGreaterThanOrEqual(0)
      expect(finishAfter - finishBefore).toBeLessThanOrEqual(late)
      expect(absorbed).toBe(late - (finishAfter - finishBefore))
    }),
  )
})

test('a task absorbs its float and passes on exactly the rest', () => {
  fc.assert(
    fc.property(soundTasksAndOne, minutes, ({ tasks, one }, late) => {
      const { float } = timingOf(schedule(tasks), one.id)
      const { absorbed } = delayEffect(tasks, { task: one.id, minutes: late })
      expect(absorbed).toBe(Math.min(late, float))
    }),
  )
})

test('many delays together never move the finish by more than their sum', () => {
  const delays = fc.array(fc.record({ pick: fc.nat(), minutes }), { maxLength: 6 })
  fc.assert(
    fc.property(soundTasks, delays, (tasks, picks) => {
      const chosen = picks.map(({ pick, minutes: late }) => ({
        task: tasks[pick % tasks.length]?.id ?? '',
        minutes: late,
      }))
      const slip = schedule(withDelays(tasks, chosen)).finish - schedule(tasks).finish
      const sum = chosen.reduce((total, each) => total + each.minutes, 0)
      expect(slip).toBeGreaterThanOrEqual(0)
      expect(slip).toBeLessThanOrEqual(sum)
    }),
  )
})
