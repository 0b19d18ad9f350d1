import { duration } from '../words/times.ts'
import { courseOf, stateAt } from './course.ts'
import { withDelays, type Delay } from './delay.ts'
import { isOver, newRun, nowOf, statusOf, tasksOf, type Run, type RunNews } from './run.ts'
import type { RunTasks, Task } from './task.ts'

export type RunAction =
  | { readonly type: 'start' | 'pause' | 'resume' | 'backOut' | 'undoBackOut' }
  /** The clock never goes back, nor beyond the end of the run. */
  | { readonly type: 'tick'; readonly minute: number }
  /** Goes to the next start or finish and pauses there. */
  | { readonly type: 'step' }
  | { readonly type: 'delay'; readonly delay: Delay }
  /** `place`: index in the run’s delays. */
  | { readonly type: 'undo'; readonly place: number }
  | { readonly type: 'reset'; readonly to?: Run }
  | { readonly type: 'replan'; readonly runbook: RunTasks }

function refuse(run: Run, why: string): Run {
  return { ...run, news: { kind: 'refused', why } }
}

function moveTo(run: Run, wanted: number, mode: Run['mode']): Run {
  const { course } = run
  const minute = Math.min(wanted, course.finish)
  const isEnd = minute >= course.finish
  const kind = course.backedOutAt === null ? 'finished' : 'backed out'
  const gate = course.tasks.find(
    ({ task, finish, ended }) => task.gate && !ended && finish > run.minute && finish <= minute,
  )
  const decided = gate && ({ kind: 'decided', gate: gate.task, minute: gate.finish } as const)
  const news = isEnd ? ({ kind, minute: course.finish } as const) : (decided ?? run.news)
  return { ...run, minute, mode: isEnd ? 'paused' : mode, news }
}

/** A run that starts again knows its delays from the start. */
function start(run: Run): Run {
  const delays = run.delays.map(({ task, minutes }) => ({ task, minutes }))
  const course = courseOf(run.runbook, delays)
  return { ...run, delays, course, mode: 'playing', minute: 0, news: { kind: 'started' } }
}

function step(run: Run): Run {
  if (run.mode === 'ready') return { ...start(run), mode: 'paused' }
  const moments = tasksOf(run.course)
    .filter(({ ended }) => !ended)
    .flatMap((times) => [times.start, times.finish])
    .filter((minute) => minute > run.minute)
  return moveTo(run, Math.min(run.course.finish, ...moments), 'paused')
}

function delay(run: Run, added: Delay): Run {
  const { course } = run
  if (!Number.isInteger(added.minutes) || added.minutes === 0)
    return refuse(run, 'Enter a whole number of minutes other than 0.')
  const times = tasksOf(course).find(({ task }) => task.id === added.task)
  if (!times) return refuse(run, `There is no task ${added.task} in this run.`)
  const { task } = times
  const state = stateAt(times, nowOf(run))
  if (state === 'done') return refuse(run, `${task.name} is done, so it can’t be delayed.`)
  if (times.ended) return refuse(run, `${task.name} was called off, so it can’t be delayed.`)
  const [{ duration: takes }] = withDelays([task], run.delays) as [Task]
  const most = takes - (state === 'planned' ? 0 : run.minute - times.start)
  if (added.minutes < -most)
    return refuse(run, `${task.name} can finish ${duration(most)} early at most.`)
  const told = { ...added, at: nowOf(run) ?? undefined }
  return delayed(run, [...run.delays, told], { task, minutes: added.minutes })
}

function delayed(
  run: Run,
  delays: readonly Delay[],
  news: Pick<RunNews & { kind: 'delayed' }, 'task' | 'minutes'>,
): Run {
  const { course } = run
  const after = courseOf(run.runbook, delays, course.backedOutAt)
  const [from, to] = [course.finish, after.finish]
  const next: Run = { ...run, delays, course: after, news: { kind: 'delayed', ...news, from, to } }
  return isOver(next) ? moveTo(next, to, 'paused') : next
}

function undo(run: Run, place: number): Run {
  const gone = run.delays[place]
  const task = tasksOf(run.course).find((times) => times.task.id === gone?.task)?.task
  if (!gone || !task) return run
  return delayed(run, run.delays.toSpliced(place, 1), { task, minutes: -gone.minutes })
}

function backOut(run: Run): Run {
  const status = statusOf(run)
  if (status === 'ready') return refuse(run, 'Nothing has started, so there is nothing to undo.')
  if (status === 'finished') return refuse(run, 'The run has finished.')
  if (status !== 'running') return refuse(run, 'It has already been called.')
  const { runbook, delays, minute } = run
  const course = courseOf(runbook, delays, minute)
  const { backout, finish } = course
  return {
    ...run,
    course,
    news: { kind: 'called', minute, tasks: backout.length, finish },
  }
}

/** Goes back to the minute of the call and removes the delays of backout tasks. */
function undoBackOut(run: Run): Run {
  const { runbook, course: called } = run
  if (called.backedOutAt === null) return run
  const forward = new Set(runbook.tasks.map(({ id }) => id))
  const delays = run.delays.filter(({ task }) => forward.has(task))
  const course = courseOf(runbook, delays)
  const news = { kind: 'taken back', minute: called.backedOutAt, finish: course.finish } as const
  const next: Run = { ...run, delays, course, minute: news.minute, news }
  return isOver(next) ? moveTo(next, news.minute, 'paused') : next
}

/** The run’s reducer. A refused action changes nothing but the announcement. */
export function advance(run: Run, action: RunAction): Run {
  switch (action.type) {
    case 'start':
      return start(run)
    case 'pause':
    case 'resume':
      if (run.mode === 'ready') return run
      return { ...run, mode: action.type === 'pause' ? 'paused' : 'playing' }
    case 'tick': {
      // The clock may tick once more before a pause is drawn.
      if (run.mode !== 'playing') return run
      const minute = Math.floor(action.minute)
      return minute > run.minute || minute >= run.course.finish
        ? moveTo(run, minute, 'playing')
        : run
    }
    case 'step':
      return step(run)
    case 'delay':
      return delay(run, action.delay)
    case 'undo':
      return undo(run, action.place)
    case 'backOut':
      return backOut(run)
    case 'undoBackOut':
      return undoBackOut(run)
    case 'reset':
      return action.to ?? newRun(run.runbook)
    case 'replan':
      return {
        ...run,
        runbook: action.runbook,
        course: courseOf(action.runbook, run.delays, run.course.backedOutAt),
      }
    default:
      return action satisfies never
  }
}
