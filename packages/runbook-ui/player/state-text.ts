import { duration } from '@cuewright/runbook/words'
import type { TaskState, TaskTimes } from '@cuewright/runbook/model'
import type { Plan } from './state/plan.ts'

/** A task's state: 'Done 22:10', 'Late by 5 min'. */
export function stateText(
  times: TaskTimes,
  state: TaskState,
  { at, until }: Pick<Plan, 'at' | 'until'>,
): string {
  const { start, finish, behind } = times
  return {
    done: `Done ${until(finish)}`,
    late: `Late by ${duration(Math.max(behind, 0))}`,
    running: `Running to ${until(finish)}`,
    stopped: `Stopped ${until(finish)}`,
    skipped: 'Called off',
    planned: `From ${at(start)}`,
  }[state]
}
