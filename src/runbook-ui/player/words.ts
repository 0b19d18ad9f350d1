import { duration } from '../../lib/clock.ts'
import type { TaskState, TaskTimes } from '#runbook/model'
import type { TimeText } from './times.ts'

/** A task's state: 'Done 22:10', 'Late by 5 min'. */
export function stateText(view: TaskTimes, state: TaskState, at: TimeText): string {
  const { start, finish, behind } = view
  switch (state) {
    case 'done':
      return `Done ${at(finish)}`
    case 'late':
      return `Late by ${duration(Math.max(behind, 0))}`
    case 'running':
      return `Running to ${at(finish)}`
    case 'stopped':
      return `Stopped ${at(finish)}`
    case 'skipped':
      return 'Called off'
    case 'planned':
      return `From ${at(start)}`
    default:
      return state satisfies never
  }
}
