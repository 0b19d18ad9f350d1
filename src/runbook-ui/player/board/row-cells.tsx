import { memo } from 'react'
import { counted } from '../../../lib/counted.ts'
import type { TaskState, TaskTimes } from '#runbook/model'
import { StateChip } from '../../bars/state-chip.tsx'
import type { TimeText } from '../times.ts'
import { of100 } from '#runbook/forecast'
import { stateText } from '../words.ts'
import { GroupLane, groupText } from './group-row.tsx'
import type { BoardRow } from './board-rows.ts'
import { TaskLane } from './task-lane.tsx'

type GroupProps = {
  row: BoardRow & { kind: 'group' }
  minute: number | null
  end: number
  critical: ReadonlyMap<string, number>
  isNarrow: boolean
  onFold: (group: string) => void
}

export function GroupCells({ row, minute, end, critical, onFold, isNarrow }: GroupProps) {
  const most = row.views.reduce((share, { task }) => Math.max(share, critical.get(task.id) ?? 0), 0)
  const text = groupText(row.views, minute)
  return (
    <>
      <span
        role="rowheader"
        className="flex items-center gap-2 min-w-0 pl-[calc(var(--depth)*14px)] lt-md:pl-0"
      >
        <button
          className="flex items-center gap-2 min-h-8 truncate text-left fw-560 hover:underline hover:underline-offset-3"
          type="button"
          aria-expanded={row.isOpen}
          onClick={() => onFold(row.id)}
        >
          <span
            className={`flex-none w-1.75 h-1.75 edge-t-1.5-current edge-r-1.5-current ${row.isOpen ? '[rotate:135deg]' : '[rotate:45deg]'}`}
            aria-hidden
          />
          {row.name}
        </button>
      </span>
      <span role="cell" className="player-owner truncate text-on-bottle-2">
        {counted(row.views.length, 'task')}
        {isNarrow && `, ${text}`}
      </span>
      <span role="cell" className="relative self-stretch lt-md:hidden">
        {!isNarrow && <GroupLane {...{ row, minute, end }} />}
        {!isNarrow && <span className="sr-only">{text}</span>}
      </span>
      <Share share={most} isOver={text === 'done'} />
    </>
  )
}

type TaskProps = {
  view: TaskTimes
  state: TaskState
  /** The share of runs in which the task was critical. */
  share: number
  /** The task's deadline, in minutes from T0. */
  due: number | undefined
  end: number
  at: TimeText
  isNarrow: boolean
  onPick: (task: string) => void
}

/** Memoised, because most minutes change few tasks. */
export const TaskCells = memo(function TaskCells(props: TaskProps) {
  const { view, state, share, due, end, at, isNarrow, onPick } = props
  const { task } = view
  const name = task.name || '(no name)'
  return (
    <>
      <span
        role="rowheader"
        className="flex items-center gap-2 min-w-0 pl-[calc(var(--depth)*14px)] lt-md:pl-0"
      >
        <span className="flex-none min-w-5.5 text-on-bottle-2">{task.id}</span>
        <button
          className="min-h-6 truncate text-left hover:underline hover:underline-offset-3 lt-md:min-h-7"
          type="button"
          title={name}
          onClick={() => onPick(task.id)}
        >
          {name}
        </button>
      </span>
      <span
        role="cell"
        className="player-owner truncate text-on-bottle-2 lt-md:row-start-2 lt-md:text-data"
        title={task.owner}
      >
        {task.owner || 'No owner'}
      </span>
      <span
        role="cell"
        className="relative self-stretch lt-md:col-start-2 lt-md:row-start-1 lt-md:row-end-3 lt-md:self-center"
      >
        {isNarrow ? (
          <StateChip state={state}>{stateText(view, state, at)}</StateChip>
        ) : (
          <TaskLane labelBefore={end * 0.86} {...{ view, state, at, due }} />
        )}
      </span>
      <Share share={share} isOver={state === 'done'} />
    </>
  )
})

function Share({ share, isOver }: { share: number; isOver: boolean }) {
  return (
    <span role="cell" className="text-right lt-md:hidden">
      {isOver ? (
        <span className="text-done-d">done</span>
      ) : (
        share > 0 && (
          <>
            <i
              className="player-solid inline-block w-[calc(var(--share)*40px)] h-1.25 mr-2 bg-current align-2px"
              style={{ '--share': share }}
            />
            {of100(share)}
            <span className="sr-only"> of 100 runs on the critical path</span>
          </>
        )
      )}
    </span>
  )
}
