import { withDelays, type Delay } from './delay.ts'
import { schedule, timingOf, type Schedule, type Timing } from './schedule.ts'
import type { RunTasks, Task } from './task.ts'

export type Progress = 'done' | 'running' | 'never started'

/** A task that starts at the very minute of the call has not started: the call comes first. */
export function progressAt(timing: Timing, minute: number): Progress {
  if (timing.earliestFinish <= minute) return 'done'
  return timing.earliestStart < minute ? 'running' : 'never started'
}

/** Cues of a backout count from its call; here from T0, as `schedule` reads them. */
export function fromCall(backout: readonly Task[], minute: number): Task[] {
  return backout.map((task) =>
    task.cue === undefined ? task : { ...task, cue: task.cue + minute },
  )
}

type Backout = {
  /** In order of start; only tasks that undo something started. */
  readonly tasks: readonly Task[]
  readonly timings: ReadonlyMap<string, Timing>
  /** Minutes from T0; the minute of the call if nothing has to be undone. */
  readonly finish: number
}

/** Works out the backout called at `minute`; `delays` lengthen its tasks. Throws unless `checkRunbook` is empty. */
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

  // Skipped tasks stay in the chain with no duration, so that the order around them holds.
  const chain = fromCall(withDelays(backout, delays), minute).map((task) =>
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
