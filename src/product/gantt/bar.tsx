import type { TaskView } from '../../runbook/model/run.ts'
import type { Climb } from './rows.ts'

type Props = { view: TaskView; climb?: Climb }

/** A task's bar, a diamond for a gate; on the critical path with the line that leads to it. */
export function Bar({ view, climb }: Props) {
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
      <span className={task.gate ? 'task-bar gantt-bar gantt-gate' : 'task-bar gantt-bar'} />
      {isCritical && <span className="gantt-line" />}
    </>
  )
}
