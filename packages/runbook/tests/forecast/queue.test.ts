import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceInside } from '../../forecast/figures.ts'
import { inTurn } from '../../forecast/queue.ts'
import { forecastOf } from '../../forecast/simulate.ts'
import { schedule, timingOf } from '../../model/schedule.ts'
import type { Task } from '../../model/task.ts'
import { linkedTasks, runbook, task } from '../tasks.ts'
import { apart, lehmer, partsOf } from './exact.ts'

/** Priya has three tasks that the plan runs side by side; the network team has two. */
const night: Task[] = [
  task('open', 10, [], { owner: 'Network team' }),
  task('copy', 60, ['open'], { owner: 'Priya' }),
  task('mail', 20, ['open'], { owner: 'priya; Sam' }),
  task('dns', 25, ['open'], { owner: 'Network team' }),
  task('link', 30, ['open'], { owner: 'Network team' }),
  task('test', 15, ['dns'], { owner: 'Priya' }),
  task('call', 10, ['mail', 'link'], { owner: 'Sam' }),
  task('close', 5, ['copy', 'test', 'call'], { owner: 'Network team' }),
]
function forecastWith(people: readonly string[], tasks = night) {
  return forecastOf(
    {
      runbook: runbook(tasks),
      people,
      settings: { runs: 20_000, spread: 'once' },
      delays: [],
      minute: null,
    },
    apart,
  )
}

/** Steps from one finish to the next: whoever is free takes the next task of their list once it is ready. */
function played(lists: readonly (readonly string[])[], length: ReadonlyMap<string, number>) {
  const ends = new Map<string, number>()
  for (let now = 0; ends.size < night.length;) {
    for (const { id, after } of night) {
      const isReady = after.every((each) => (ends.get(each) ?? Infinity) <= now)
      const isTheirTurn = lists.every((list) =>
        list
          .slice(0, Math.max(0, list.indexOf(id)))
          .every((each) => (ends.get(each) ?? Infinity) <= now),
      )
      if (!ends.has(id) && isReady && isTheirTurn) ends.set(id, now + length.get(id)!)
    }
    now = Math.min(...[...ends.values()].filter((end) => end > now))
  }
  return Math.max(...ends.values())
}

test('agrees with a simulation of its own in which each person takes the next task when free', () => {
  const random = lehmer()
  const parts = new Map(
    night.map(({ id, duration }) => [
      id,
      partsOf({ optimistic: 0.8 * duration, likely: duration, pessimistic: 1.4 * duration }, 100),
    ]),
  )
  const count = 1500
  for (const [people, lists] of [
    [[], []],
    [['Priya'], [['copy', 'mail', 'test']]],
    [
      ['Priya', 'Sam'],
      [
        ['copy', 'mail', 'test'],
        ['mail', 'call'],
      ],
    ],
  ] as const) {
    const found = forecastWith(people)
    const ends = Array.from({ length: count }, () =>
      played(lists, new Map([...parts].map(([id, of]) => [id, of[Math.floor(random() * 100)]!]))),
    )
    for (const window of [90, 115, 125]) {
      const chance = ends.filter((end) => end <= window).length / count
      // Four standard errors of the smaller simulation.
      expect(Math.abs(chanceInside(found, window) - chance)).toBeLessThan(
        (4 * 0.5) / Math.sqrt(count),
      )
    }
  }
})

test('a queue that holds nobody up moves no run, to the last bit', () => {
  // The queue sorts the rows the other way round.
  const tasks = [task('c', 5, [], { cue: 60 }), task('b', 20, [], { cue: 20 }), task('a', 10)]
  expect(forecastWith(['Operations'], tasks).finishes).toEqual(forecastWith([], tasks).finishes)
})

test('nobody does two tasks at once, whatever the links, and no run ends earlier', () => {
  fc.assert(
    fc.property(linkedTasks, (tasks) => {
      const owned = tasks.map((each, i) => ({
        ...each,
        owner: ['Ann', 'Ben', 'ann; Ben', 'Team'][i % 4]!,
      }))
      const plan = schedule(inTurn(owned, ['Ann', 'Ben']))
      expect(plan.finish).toBeGreaterThanOrEqual(schedule(owned).finish)
      for (const name of ['ann', 'ben']) {
        const theirs = owned
          .filter(({ owner, duration }) => duration > 0 && owner.toLowerCase().includes(name))
          .map(({ id }) => timingOf(plan, id))
          .toSorted((a, b) => a.earliestStart - b.earliestStart)
        for (const [i, { earliestStart }] of theirs.entries())
          expect(theirs[i - 1]?.earliestFinish ?? 0).toBeLessThanOrEqual(earliestStart)
      }
    }),
  )
})

test('whoever has two tasks at the same minute does the upper row first', () => {
  const tasks = [task('b', 30), task('a', 10), task('gate', 0, []), task('c', 5, ['gate'])]
  const [, a, , c] = inTurn(tasks, ['operations'])
  expect([a!.after, c!.after]).toEqual([['b'], ['gate', 'a']])
})

test('agrees with a simulation of its own in which a task stretches until another has finished', () => {
  const watched: Task = task('watch', 20, [], {
    links: [{ from: 'copy', kind: 'finish-to-finish', lag: { minutes: 5 } }],
  })
  const tasks = [task('copy', 60), watched, task('after', 10, ['watch'])]
  const found = forecastWith([], tasks)
  const random = lehmer()
  const [copy, watch, after] = [60, 20, 10].map((likely) =>
    partsOf({ optimistic: 0.8 * likely, likely, pessimistic: 1.4 * likely }, 200),
  )
  function drawn(of: readonly number[] | undefined) {
    return of![Math.floor(random() * 200)]!
  }

  const count = 20_000
  // By the plan it starts at minute 45, so that it ends five minutes after the copy, and it waits for that.
  const ends = Array.from({ length: count }, () => {
    const copied = drawn(copy)
    return Math.max(copied + 5, Math.max(0, copied + 5 - 20) + drawn(watch)) + drawn(after)
  }).toSorted((a, b) => a - b)
  for (const of100 of [5, 50, 80, 95])
    expect(Math.abs(found.finishes[of100 * 200]! - ends[of100 * 200]!)).toBeLessThan(0.7)
})
