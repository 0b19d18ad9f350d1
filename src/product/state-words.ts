import type { TaskView } from '../runbook/model/run.ts'

const words = {
  planned: 'Planned',
  running: 'Running',
  late: 'Forecast',
  done: 'Done',
  stopped: 'Stopped',
  skipped: 'Not started',
} as const

/** A task's state in a word, with the minutes by which it is forecast to be late: 'Running', 'Forecast +6 min'. */
export function stateWord({ state, start, finish, plannedStart, plannedFinish }: TaskView): string {
  if (state !== 'late') return words[state]
  const longer = finish - start - (plannedFinish - plannedStart)
  return `${words.late} +${longer} min`
}
