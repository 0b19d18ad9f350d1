import type { TaskView } from '@cuewright/runbook/model'

const words = {
  planned: 'Planned',
  running: 'Running',
  late: 'Forecast',
  done: 'Done',
  stopped: 'Stopped',
  skipped: 'Not started',
} as const

/** A task's state: 'Running', or 'Forecast +6 min' if it is late. */
export function stateWord({ state, start, finish, plannedStart, plannedFinish }: TaskView): string {
  if (state !== 'late') return words[state]
  const longer = finish - start - (plannedFinish - plannedStart)
  return `${words.late} +${longer} min`
}
