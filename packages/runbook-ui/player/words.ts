import { duration } from '@cuewright/runbook/words'
import type { TaskState, TaskTimes } from '@cuewright/runbook/model'
import type { TimeText } from './times.ts'

/** A task's state: 'Done 22:10', 'Late by 5 min'. */
export function stateText(view: TaskTimes, state: TaskState, at: TimeText): string {
  const { start, finish, behind } = view
  return {
    done: `Done ${at(finish)}`,
    late: `Late by ${duration(Math.max(behind, 0))}`,
    running: `Running to ${at(finish)}`,
    stopped: `Stopped ${at(finish)}`,
    skipped: 'Called off',
    planned: `From ${at(start)}`,
  }[state]
}
