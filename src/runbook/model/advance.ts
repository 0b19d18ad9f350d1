import { newRun, viewRun } from './run.ts'
import type { Run } from './run.ts'

export type Action =
  | { readonly type: 'start' }
  /** The clock shows this minute. It never goes back, nor past the end of the run. */
  | { readonly type: 'tick'; readonly minute: number }
  /** The clock goes to the next start or finish of a task; a run that waits starts. */
  | { readonly type: 'step' }
  | { readonly type: 'delay'; readonly task: string; readonly minutes: number }
  | { readonly type: 'backOut' }
  | { readonly type: 'reset' }

function refuse(run: Run, refused: string): Run {
  return { ...run, refused }
}

function step(run: Run): Run {
  if (!run.isStarted) return { ...run, isStarted: true, refused: null }
  const events = viewRun(run)
    .tasks.filter(({ state }) => state !== 'stopped' && state !== 'skipped')
    .flatMap(({ start, finish }) => [start, finish])
    .filter((minute) => minute > run.minute)
  const minute = events.length === 0 ? run.minute : Math.min(...events)
  return { ...run, minute, refused: null }
}

function delay(run: Run, id: string, minutes: number): Run {
  if (!Number.isInteger(minutes) || minutes <= 0)
    return refuse(run, 'A delay is a whole number of minutes, 1 or more.')
  const view = viewRun(run).tasks.find(({ task }) => task.id === id)
  if (!view) return refuse(run, `There is no task ${id} in this run.`)
  const { task, state } = view
  if (state === 'done') return refuse(run, `${task.name} is done: it can no longer be delayed.`)
  if (state === 'stopped' || state === 'skipped')
    return refuse(run, `${task.name} was called off with the backout.`)
  return { ...run, delays: [...run.delays, { task: id, minutes }], refused: null }
}

function backOut(run: Run): Run {
  const { status, minute } = viewRun(run)
  if (status === 'ready') return refuse(run, 'Nothing has started: there is nothing to back out.')
  if (status === 'finished') return refuse(run, 'The run has finished.')
  if (status !== 'running') return refuse(run, 'The backout has been called already.')
  return { ...run, backedOutAt: minute, refused: null }
}

/**
 * The run after an action: a reducer for the island that plays it. A delay makes its task take
 * that much longer, before it starts or while it runs. A refused action changes nothing but
 * `refused`. `reset` forgets the delays too.
 */
export function advance(run: Run, action: Action): Run {
  switch (action.type) {
    case 'start':
      return { ...run, isStarted: true, refused: null }
    case 'tick': {
      if (!run.isStarted) return run
      const minute = Math.min(Math.floor(action.minute), viewRun(run).finish)
      return minute > run.minute ? { ...run, minute } : run
    }
    case 'step':
      return step(run)
    case 'delay':
      return delay(run, action.task, action.minutes)
    case 'backOut':
      return backOut(run)
    case 'reset':
      return newRun(run.runbook)
    default:
      return action satisfies never
  }
}
