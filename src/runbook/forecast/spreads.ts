import { plannedDuration } from '../model/network.ts'
import type { Spread, Task } from '../model/task.ts'

/** A preset as multiples of the planned duration. */
const presets = {
  never: { optimistic: 0.7, likely: 1, pessimistic: 2 },
  once: { optimistic: 0.8, likely: 1, pessimistic: 1.4 },
  measured: { optimistic: 0.9, likely: 1, pessimistic: 1.15 },
} as const satisfies Record<string, Spread>

export type Preset = keyof typeof presets
/**
 * Where each task's spread comes from: a preset (never rehearsed, rehearsed once, measured), the
 * file's three columns, what was measured of its owner's tasks (`measured.ts`), or the planned and
 * actual durations of an earlier run. A task that has none of these takes the preset for a plan that
 * was rehearsed once.
 */
export type SpreadSource = Preset | 'columns' | 'this sheet' | 'earlier run'

/** A preset's multiples of the planned duration. */
export function multiplesOf(preset: Preset): Spread {
  return presets[preset]
}

function times({ optimistic, likely, pessimistic }: Spread, minutes: number): Spread {
  return {
    optimistic: optimistic * minutes,
    likely: likely * minutes,
    pessimistic: pessimistic * minutes,
  }
}

function inOrder({ optimistic, likely, pessimistic }: Spread): Spread {
  const [least, middle, most] = [optimistic, likely, pessimistic].toSorted((a, b) => a - b)
  return { optimistic: Math.max(0, least!), likely: Math.max(0, middle!), pessimistic: most! }
}

/** So many tasks need both figures before an earlier run says how far tasks miss their plan. */
const enough = 8

function ratios(tasks: readonly Task[]): number[] {
  return tasks
    .flatMap((task) => {
      const planned = plannedDuration(task)
      return task.actual !== undefined && planned > 0 ? [task.actual / planned] : []
    })
    .toSorted((a, b) => a - b)
}

/**
 * How far tasks missed their plan in the earlier run, as multiples: what 5, 50 and 95 of 100 tasks
 * stayed below. With fewer than eight such tasks, the preset for a plan that was rehearsed once.
 */
export function earlierMultiples(tasks: readonly Task[]): Spread {
  const found = ratios(tasks)
  if (found.length < enough) return presets.once
  function share(of: number) {
    return found[Math.min(found.length - 1, Math.floor(of * found.length))]!
  }

  return { optimistic: share(0.05), likely: share(0.5), pessimistic: share(0.95) }
}

function spreadOf(task: Task, source: SpreadSource, earlier: Spread): Spread {
  const planned = plannedDuration(task)
  if (source === 'columns') return inOrder(task.spread ?? times(presets.once, planned))
  if (source === 'this sheet') return times(presets.once, planned)
  if (source !== 'earlier run') return times(presets[source], planned)
  // What it took the last time is what it takes most often; the others' misses are its spread.
  const likely = task.actual ?? planned * earlier.likely
  const unit = earlier.likely > 0 ? likely / earlier.likely : 0
  return { ...times(earlier, unit), likely }
}

/** Each task's spread in minutes, in the order of the tasks. A milestone takes no time. */
export function spreadsOf(tasks: readonly Task[], source: SpreadSource): Spread[] {
  const earlier = earlierMultiples(tasks)
  return tasks.map((task) => spreadOf(task, source, earlier))
}
