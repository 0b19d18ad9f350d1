import { courseOf, type TaskTimes } from '../model/course.ts'
import { areLinked } from '../model/link.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import { ownersOf } from '../model/owners.ts'
import type { RunTasks, Task } from '../model/task.ts'
import { plain } from '../words/plain.ts'
import { day } from '../words/minutes.ts'
import { isRenamed, matchTasks, type Pair } from './match.ts'

/** Minutes from the later version’s T0. */
export type Version = {
  readonly name: string
  readonly owner: string
  /** Null for backout tasks, which start only when the backout is called. */
  readonly start: number | null
  readonly length: number
}

/** `was` or `now` is null if that version has no such task; `id` is that of the version that has it. */
export type TaskChange = {
  readonly id: string
  readonly was: Version | null
  readonly now: Version | null
}

export type Changes = { readonly count: number; readonly first: readonly TaskChange[] }

export const changeKinds = ['added', 'gone', 'moved', 'reowned', 'renamed'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** `finish` is in minutes from its own T0. */
type End = Pick<OwnRunbook, 't0' | 'date'> & { readonly finish: number }

export type Comparison = {
  readonly changes: Readonly<Record<ChangeKind, Changes>>
  readonly was: End
  readonly now: End
  /** Minutes to add to a time of the earlier version to count it from the later one’s T0. */
  readonly shift: number
  /** The earlier version to forecast; null if either version has no links. */
  readonly forecast: (RunTasks & Pick<OwnRunbook, 'risks' | 'teams'>) | null
}

type Plan = { readonly times: ReadonlyMap<Task, TaskTimes>; readonly end: End }

const mostTold = 200

function planOf({ tasks, t0, date }: OwnRunbook): Plan {
  const course = courseOf({ tasks })
  const times = new Map(course.tasks.map((each) => [each.task, each]))
  return { times, end: { t0, date, finish: course.finish } }
}

function versionOf(task: Task, { times }: Plan, shift = 0): Version {
  const placed = times.get(task)
  return {
    name: task.name,
    owner: task.owner,
    start: placed ? placed.start + shift : null,
    length: placed ? placed.finish - placed.start : task.duration,
  }
}

function zeroOf({ t0, date }: OwnRunbook, hasDays: boolean): number {
  return Date.parse(`${hasDays ? date : '1970-01-01'}T${t0}Z`) / 60_000
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

/** Compares clock times and ignores whole days, so that putting off an event by a week moves no task. */
function shiftOf(
  was: OwnRunbook,
  now: OwnRunbook,
  starts: readonly (readonly [was: number, now: number])[],
): number {
  if (was.t0 === null || now.t0 === null) return 0
  const hasDays = was.date !== null && now.date !== null
  const zero = zeroOf(was, hasDays) - zeroOf(now, hasDays)
  const moved = middleOf(starts.map(([from, to]) => to - from - zero))
  return zero + Math.round(moved / day) * day
}

function peopleOf(owner: string): string {
  return ownersOf(owner).map(plain).toSorted().join('\n')
}

function isReowned(was: string, now: string): boolean {
  return was !== now && peopleOf(was) !== peopleOf(now)
}

function listed(changes: readonly TaskChange[]): Changes {
  return { count: changes.length, first: changes.slice(0, mostTold) }
}

function byStart(a: TaskChange, b: TaskChange): number {
  return (a.now?.start ?? Infinity) - (b.now?.start ?? Infinity) || 0
}

/** Compares two versions of a runbook; null if they share less than half of their tasks. */
export function compare(before: OwnRunbook, after: OwnRunbook): Comparison | null {
  const matched = matchTasks(before, after)
  if (!matched) return null
  const [earlier, later] = [planOf(before), planOf(after)]
  const starts = matched.pairs.flatMap(({ was, now }) => {
    const [from, to] = [earlier.times.get(was)?.start, later.times.get(now)?.start]
    return from === undefined || to === undefined ? [] : [[from, to] as const]
  })
  const shift = shiftOf(before, after, starts)

  function changeOf({ was, now }: { was?: Task; now?: Task }): TaskChange {
    return {
      id: (now ?? was)!.id,
      was: was ? versionOf(was, earlier, shift) : null,
      now: now ? versionOf(now, later) : null,
    }
  }

  const pairs = matched.pairs
    .map((pair) => ({ pair, change: changeOf(pair) }))
    .toSorted((a, b) => byStart(a.change, b.change))

  function those(isSo: (pair: Pair, change: TaskChange) => boolean): Changes {
    return listed(
      pairs.filter(({ pair, change }) => isSo(pair, change)).map(({ change }) => change),
    )
  }

  return {
    changes: {
      added: listed(matched.added.map((now) => changeOf({ now })).toSorted(byStart)),
      gone: listed(matched.gone.map((was) => changeOf({ was }))),
      moved: those((_, { was, now }) => was!.start !== now!.start || was!.length !== now!.length),
      reowned: those(({ was, now }) => isReowned(was.owner, now.owner)),
      renamed: those(isRenamed),
    },
    was: earlier.end,
    now: later.end,
    shift,
    forecast: areLinked(before.tasks) && areLinked(after.tasks) ? before : null,
  }
}
