import * as fc from 'fast-check'
import type { Runbook, Task } from '../../../src/runbook/task.ts'

export function task(
  id: string,
  duration: number,
  after: string[] = [],
  more?: Partial<Task>,
): Task {
  return {
    id,
    name: `Task ${id}`,
    owner: 'Operations',
    phase: 'implementation',
    duration,
    after,
    ...more,
  }
}

/** A runbook that is only its tasks, in a window nobody misses. */
export function runbook(tasks: readonly Task[], more?: Partial<Runbook>): Runbook {
  return {
    t0: '22:00',
    windowEnd: 10_000,
    tasks,
    backout: [],
    ...more,
  }
}

const row = fc.record({
  duration: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90 })),
  cue: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined, freq: 4 }),
  picks: fc.array(fc.nat(), { maxLength: 4 }),
  key: fc.nat(),
})

/** Sound tasks in any order: each waits for tasks of lower rank, and ids say nothing of the rank. */
export const soundTasks = fc.array(row, { minLength: 1, maxLength: 24 }).map((rows) => {
  const ids = rows.map(({ key }, rank) => `${key % 97}-${rank}`)
  const tasks = rows.map(({ duration, cue, picks }, rank) =>
    task(ids[rank] ?? '', duration, rank === 0 ? [] : picks.map((pick) => ids[pick % rank] ?? ''), {
      cue,
    }),
  )
  return tasks.toSorted((a, b) => (a.id < b.id ? -1 : 1))
})

/** The same with one of the tasks. */
export const soundTasksAndOne = soundTasks.chain((tasks) =>
  fc.record({ tasks: fc.constant(tasks), one: fc.constantFrom(...tasks) }),
)
