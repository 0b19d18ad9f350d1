import type { TaskView } from '#runbook/model'
import { Bar } from '../bars/bar.tsx'
import type { Climb } from './layout.ts'

type Props = { view: TaskView; climb?: Climb }

/** A task's bar. On the critical path, a line leads to it. */
export function CriticalBar({ view, climb }: Props) {
  const { task, state } = view
  // After a backout the path ends before the tasks that were called off.
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
