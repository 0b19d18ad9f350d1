import { minutesLonger, type TaskView } from '@cuewright/runbook/model'

const words = {
  planned: 'Planned',
  running: 'Running',
  late: 'Forecast',
  done: 'Done',
  stopped: 'Stopped',
  skipped: 'Not started',
} as const

/** A task's state: 'Running', or 'Forecast +6 min' if it is late. */
export function stateWord(view: TaskView): string {
  const word = words[view.state]
  return view.state === 'late' ? `${word} +${minutesLonger(view)} min` : word
}
