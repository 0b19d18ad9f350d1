import type { TaskView } from '../runbook/model/run.ts'
import { stateWord } from './state-words.ts'

/** A task's state as a chip: its shape and fill say the same as its word. */
export function StateChip({ view }: { view: TaskView }) {
  return (
    <span className="chip state-chip" data-state={view.state}>
      {stateWord(view)}
    </span>
  )
}
