import { withDelays, type Delay } from './delay.ts'
import { schedule, timingOf, type Schedule, type Timing } from './schedule.ts'
import type { RunTasks, Task } from './task.ts'

export type Progress = 'done' | 'running' | 'never started'

/**
 * How far a task had come when a backout was called. A task whose cue falls on that very minute
 * has not started: the call comes first.
 */
export function progressAt(timing: Timing, minute: number): Progress {
  if (timing.earliestFinish <= minute) return 'done'
  return timing.earliestStart < minute ? 'running' : 'never started'
}

type Backout = {
  /** Only the backout tasks that are needed: those that undo something started. In order of start. */
  readonly tasks: readonly Task[]
  readonly timings: ReadonlyMap<string, Timing>
  /** In minutes from T0; the minute of the call when nothing has to be undone. */
  readonly finish: number
}

/**
 * The backout that a call at `minute` sets off, given how the forward tasks have run until then.
 * It starts at that minute and runs only the tasks that undo what was started, in their order, and
 * those that do not say what they undo, as soon as anything was started; `delays` lengthen backout
 * tasks. Throws for a runbook in which `checkRunbook` finds a problem.
 */
export function backoutFrom(
  { tasks, backout }: RunTasks,
  forward: Schedule,
  minute: number,
  delays: readonly Delay[] = [],
): Backout {
  const started = new Set(
    tasks.flatMap(({ id }) =>
      progressAt(timingOf(forward, id), minute) === 'never started' ? [] : [id],
    ),
  )

  function isNeeded({ undoes }: Task) {
    return undoes ? undoes.some((id) => started.has(id)) : started.size > 0
  }

  // A task that is not needed takes no time but stays in the chain, so that the order of those
  // before and after it holds.
  const chain = withDelays(backout, delays).map((task) =>
    isNeeded(task) ? task : { ...task, duration: 0, planned: 0, cue: undefined },
  )
  const { timings } = schedule(chain, minute)

  function startOf({ id }: Task) {
    return timingOf({ timings }, id).earliestStart
  }

  const needed = chain.filter(isNeeded).toSorted((a, b) => startOf(a) - startOf(b))
  const finish = Math.max(
    minute,
    ...needed.map(({ id }) => timingOf({ timings }, id).earliestFinish),
  )
  return { tasks: needed, timings, finish }
}
