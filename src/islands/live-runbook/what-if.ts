import { counted } from '../../lib/counted.ts'
import { advance } from '../../runbook/model/advance.ts'
import type { Course, TaskTimes } from '../../runbook/model/course.ts'
import type { Delay } from '../../runbook/model/delay.ts'
import { tasksOf, type Run } from '../../runbook/model/run.ts'

/** The run as it would be with a delay, and what to say of it; a refused one changes nothing. */
export function whatIf(run: Run, delay: Delay) {
  const next = advance(run, { type: 'delay', delay })
  if (next.news?.kind === 'refused') return { run, message: next.news.why, isRefused: true }
  const { length } = startingLater(run.course, next.course)
  return {
    run: next,
    message: `If task ${delay.task} slips by ${delay.minutes} minutes, ${length === 0 ? 'no task starts later' : `${counted(length, 'task')} ${length === 1 ? 'starts' : 'start'} later`}.`,
  }
}

/** The tasks that start later in one course than in another, in the order of the runbook. */
export function startingLater(from: Course, to: Course): { times: TaskTimes; was: number }[] {
  const before = tasksOf(from)
  return tasksOf(to).flatMap((times, i) => {
    const was = before[i]!.start
    return times.start > was ? [{ times, was }] : []
  })
}
