import type { TaskView } from '../../runbook/model/run.ts'
import { Bar } from '../kit/bar.tsx'
import type { Climb } from './layout.ts'

type Props = { view: TaskView; climb?: Climb }

/** A task's bar; on the critical path with the line that leads to it. */
export function CriticalBar({ view, climb }: Props) {
  const { task, state } = view
  // A task that the backout called off no longer leads to another.
  const isCritical = view.isCritical && state !== 'skipped'
  return (
    <>
      {isCritical && climb && (
        <span
          className="gantt-climb"
          style={{ '--rows': climb.rows, '--headings': climb.headings }}
        />
      )}
      <Bar state={state} isGate={task.gate !== undefined} />
      {isCritical && <span className="gantt-line" />}
    </>
  )
}
