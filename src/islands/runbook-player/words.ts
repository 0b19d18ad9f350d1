import { duration } from '../../lib/clock.ts'
import type { TaskState, TaskTimes } from '../../runbook/model/course.ts'
import type { TimeText } from './times.ts'

/** A state in a word or two, with the time that matters in it. */
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

/**
 * A share of runs as so many of 100. What happened in some run is never 0, and what did not happen
 * in all is never 100.
 */
export function of100(share: number): number {
  const rounded = Math.round(share * 100)
  if (share > 0 && rounded === 0) return 1
  return share < 1 && rounded === 100 ? 99 : rounded
}
