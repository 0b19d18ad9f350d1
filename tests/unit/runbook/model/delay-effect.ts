import { withDelays, type Delay } from '../../../../src/runbook/model/delay.ts'
import { schedule, timingOf } from '../../../../src/runbook/model/schedule.ts'
import type { Task } from '../../../../src/runbook/model/task.ts'

/** What one delay does to the finish and to every task. */
export function delayEffect(tasks: readonly Task[], delay: Delay) {
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
