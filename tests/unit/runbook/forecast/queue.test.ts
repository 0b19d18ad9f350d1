import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTurn } from '../../../../src/runbook/forecast/queue.ts'
import { forecastOf } from '../../../../src/runbook/forecast/simulate.ts'
import { schedule, timingOf } from '../../../../src/runbook/model/schedule.ts'
import { linkedTasks, runbook, task } from '../tasks.ts'
import { lehmer, partsOf } from './exact.ts'

const parts = partsOf({ optimistic: 0.8, likely: 1, pessimistic: 1.4 }, 200)
const mira = { owner: 'Mira' }
/** Mira has b and c at once, and c comes in front: it may start earlier. */
const night = [
  task('a', 30),
  task('b', 40, ['a'], mira),
  task('c', 25, [], { ...mira, cue: 20 }),
  task('d', 20, ['b', 'c'], { owner: 'Mira; Ops' }),
  task('e', 35, [], mira),
]

test('agrees with a simulation of its own of somebody who does one task at a time', () => {
  const settings = { runs: 20_000, seed: 1, spread: 'once', together: 'alone' } as const
  const asked = { runbook: runbook(night), settings, delays: [], minute: null }
  const { finishes } = forecastOf({ ...asked, people: ['mira'] })
  const random = lehmer()
  const own = Array.from({ length: 20_000 }, () => {
    const [a, b, c, d, e] = night.map(
      ({ duration }) => duration * parts[Math.floor(random() * parts.length)]!,
    )
    // Her queue by planned start: e at 0, c at 20, b at 30, then d.
    const free = Math.max(20, e!) + c!
    return Math.max(a!, free) + b! + d!
  }).toSorted((x, y) => x - y)
  for (const of100 of [5, 50, 80, 95])
    expect(Math.abs(finishes[of100 * 200]! - own[of100 * 200]!)).toBeLessThan(0.5)
  expect(forecastOf(asked).finishes[10_000]).toBeLessThan(finishes[10_000]! - 20)
})

test('nobody in the queue does two at once, whatever the links, and no link is broken', () => {
  fc.assert(
    fc.property(linkedTasks, (tasks) => {
      const queue = inTurn(tasks, ['Operations'])
      const times = schedule(queue)
      const free = schedule(tasks)
      const slots = tasks.map(({ id }) => timingOf(times, id))
      for (const [i, { earliestStart }] of slots.entries())
        expect(earliestStart).toBeGreaterThanOrEqual(timingOf(free, tasks[i]!.id).earliestStart)
      // With leads a queue may be a circle: then the plan stays.
      if (queue === tasks) return
      const work = slots
        .filter((_, i) => tasks[i]!.duration > 0)
        .toSorted((x, y) => x.earliestStart - y.earliestStart)
      for (const [i, { earliestStart }] of work.slice(1).entries())
        expect(earliestStart).toBeGreaterThanOrEqual(work[i]!.earliestFinish)
    }),
  )
})
