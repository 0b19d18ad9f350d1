import { counted } from '@cuewright/runbook/words'
import {
  advance,
  type Course,
  type Delay,
  type Run,
  type TaskTimes,
  tasksOf,
} from '@cuewright/runbook/model'

/** The run with the delay, and a sentence about it. A refused delay changes nothing. */
export function whatIf(run: Run, delay: Delay) {
  const next = advance(run, { type: 'delay', delay })
  if (next.news?.kind === 'refused') return { run, message: next.news.why, refusal: next.news.why }
  const later = startingLater(run.course, next.course)
  return {
    run: next,
    message: `If task ${delay.task} slips by ${delay.minutes} minutes, ${later.length === 0 ? 'no task starts later' : `${counted(later.length, 'task')} ${later.length === 1 ? 'starts' : 'start'} later`}.`,
  }
}

/** The tasks that start later in `to` than in `from`, in the runbook's order. */
export function startingLater(from: Course, to: Course): TaskTimes[] {
  const before = tasksOf(from)
  return tasksOf(to).filter(({ start }, i) => start > before[i]!.start)
}

/** '11 tasks start later, and 9 owners are told.' */
export function toldOf(later: readonly TaskTimes[]): string {
  const owners = countOwners(later)
  return (
    `${counted(later.length, 'task')} ${later.length === 1 ? 'starts' : 'start'} later, ` +
    `and ${counted(owners, 'owner')} ${owners === 1 ? 'is' : 'are'} told.`
  )
}

export function countOwners(tasks: readonly TaskTimes[]): number {
  return new Set(tasks.map(({ task }) => task.owner)).size
}
