import * as fc from 'fast-check'
import type { Lag, Link, LinkKind } from '../model/link.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { Task } from '../model/task.ts'

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
export function runbook<More extends Partial<OwnRunbook>>(tasks: readonly Task[], more?: More) {
  const none: readonly Task[] = []
  return { t0: '22:00', windowEnd: 10_000, tasks, backout: none, ...(more as More) }
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

const kinds: readonly LinkKind[] = [
  'finish-to-start',
  'start-to-start',
  'finish-to-finish',
  'start-to-finish',
]
const lag: fc.Arbitrary<Lag> = fc.oneof(
  fc.record({ minutes: fc.integer({ min: -60, max: 60 }) }),
  fc.record({ percent: fc.integer({ min: -100, max: 150 }) }),
)
const link = fc.record({ pick: fc.nat(), kind: fc.constantFrom(...kinds), lag })

/** The same with links of all four kinds, with lags and leads, on top of the plain ones. */
export const linkedTasks = soundTasks.chain((tasks) => {
  const ranked = tasks.toSorted((a, b) => rankOf(a) - rankOf(b))
  return fc
    .array(fc.array(link, { maxLength: 3 }), { minLength: ranked.length, maxLength: ranked.length })
    .map((picks) => {
      const linked = ranked.map((each, rank): Task => {
        const links = (rank === 0 ? [] : picks[rank]!).map((one): Link => ({
          from: ranked[one.pick % rank]!.id,
          kind: one.kind,
          lag: one.lag,
        }))
        return { ...each, links }
      })
      return linked.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    })
})

function rankOf({ id }: Task) {
  return Number(id.slice(id.indexOf('-') + 1))
}
