import { counted } from '@cuewright/runbook/words'
import {
  advance,
  type Course,
  type TaskTimes,
  type Delay,
  tasksOf,
  type Run,
} from '@cuewright/runbook/model'

/** The run with the delay, and a sentence about it. A refused delay changes nothing. */
export function whatIf(run: Run, delay: Delay) {
  const next = advance(run, { type: 'delay', delay })
  if (next.news?.kind === 'refused') return { run, message: next.news.why, refusal: next.news.why }
  const { length } = startingLater(run.course, next.course)
  return {
    run: next,
    message: `If task ${delay.task} slips by ${delay.minutes} minutes, ${length === 0 ? 'no task starts later' : `${counted(length, 'task')} ${length === 1 ? 'starts' : 'start'} later`}.`,
  }
}

/** The tasks that start later in `to` than in `from`, in the runbook's order. */
export function startingLater(from: Course, to: Course): { times: TaskTimes; was: number }[] {
  const before = tasksOf(from)
  return tasksOf(to).flatMap((times, i) => {
    const was = before[i]!.start
    return times.start > was ? [{ times, was }] : []
  })
}
