import { plannedDuration } from '../model/network.ts'
import type { Spread, Task } from '../model/task.ts'

/** Multiples of the planned duration. */
export const presets = {
  never: { optimistic: 0.7, likely: 1, pessimistic: 2 },
  once: { optimistic: 0.8, likely: 1, pessimistic: 1.4 },
  measured: { optimistic: 0.9, likely: 1, pessimistic: 1.15 },
} as const satisfies Record<string, Spread>

export type Preset = keyof typeof presets
/** A preset, the file’s three columns, or the durations of an earlier run. */
export type SpreadSource = Preset | 'columns' | 'earlier run'

/** Fewer measured tasks say too little about the others. */
const enough = 8

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

/** Actual durations as multiples of the plan, in rising order. */
function ratiosOf(tasks: readonly Task[]): number[] {
  return tasks
    .filter((task) => (task.actual ?? 0) > 0 && plannedDuration(task) > 0)
    .map((task) => task.actual! / plannedDuration(task))
    .toSorted((a, b) => a - b)
}

/** 5th, 50th and 95th percentile of actual by planned duration, or `once` for fewer than eight tasks. */
export function earlierMultiples(tasks: readonly Task[]): Spread {
  const found = ratiosOf(tasks)
  if (found.length < enough) return presets.once
  function share(of: number) {
    return found[Math.min(found.length - 1, Math.floor(of * found.length))]!
  }

  return { optimistic: share(0.05), likely: share(0.5), pessimistic: share(0.95) }
}

function spreadOf(task: Task, source: SpreadSource, earlier: Spread): Spread {
  const planned = plannedDuration(task)
  if (source === 'columns') return inOrder(task.spread ?? times(presets.once, planned))
  if (source !== 'earlier run') return times(presets[source], planned)
  // The task’s own last duration is its likeliest; the others’ ratios are its spread.
  const likely = task.actual ?? planned * earlier.likely
  const unit = earlier.likely > 0 ? likely / earlier.likely : 0
  return { ...times(earlier, unit), likely }
}

/** Spreads in minutes, in the order of the tasks. */
export function spreadsOf(tasks: readonly Task[], source: SpreadSource): Spread[] {
  const earlier = earlierMultiples(tasks)
  return tasks.map((task) => spreadOf(task, source, earlier))
}
