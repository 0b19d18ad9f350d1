import type { TaskView } from '../../runbook/task-view.ts'
import type { Climb } from './rows.ts'
import type { Scale } from './scale.ts'

type Props = { view: TaskView; scale: Scale; climb?: Climb }

/** A task's bar, a diamond for a gate; on the critical path with the line that leads to it. */
export function Bar({ view, scale, climb }: Props) {
  const { start, finish, task, state } = view
  // What a backout called off no longer leads anywhere.
  const isCritical = view.isCritical && state !== 'skipped'
  return (
    <>
      {isCritical && climb && (
        <span
          className="gantt-climb"
          style={{
            left: scale.at(start),
            height: `calc(${climb.rows} * var(--row) + ${climb.headings} * var(--heading))`,
          }}
        />
      )}
      <span
        className={task.gate ? 'gantt-bar gantt-gate' : 'gantt-bar'}
        style={{ left: scale.at(start), width: scale.at(finish - start) }}
      />
      {isCritical && (
        <span
          className="gantt-line"
          style={{ left: scale.at(start), width: scale.at(finish - start) }}
        />
      )}
    </>
  )
}
