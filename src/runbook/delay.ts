import { plannedDuration } from './network.ts'
import { schedule, timingOf } from './schedule.ts'
import type { Task } from './task.ts'

/** A task takes this many minutes longer than planned. */
export type Delay = { readonly task: string; readonly minutes: number }

export type DelayEffect = {
  readonly finishBefore: number
  readonly finishAfter: number
  /** The part of the delay that float took up, in minutes. */
  readonly absorbed: number
  /** The tasks that start or finish later, and by how many minutes, in the runbook's order. */
  readonly moved: readonly {
    readonly id: string
    readonly start: number
    readonly finish: number
  }[]
}

/**
 * The tasks with their delays in their durations, and what they were planned to take beside it;
 * several delays of one task add up.
 */
export function withDelays(tasks: readonly Task[], delays: readonly Delay[]): Task[] {
  const extra = new Map<string, number>()
  for (const { task, minutes } of delays) extra.set(task, (extra.get(task) ?? 0) + minutes)
  return tasks.map((task) => ({
    ...task,
    duration: task.duration + (extra.get(task.id) ?? 0),
    planned: plannedDuration(task),
  }))
}

/** What one delay does to the finish and to every task. Throws for tasks that cannot be scheduled. */
export function delayEffect(tasks: readonly Task[], delay: Delay): DelayEffect {
  const before = schedule(tasks)
  const after = schedule(withDelays(tasks, [delay]))
  timingOf(before, delay.task)
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
