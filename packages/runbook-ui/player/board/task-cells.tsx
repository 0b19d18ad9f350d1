import { memo } from 'react'
import { duration } from '@cuewright/runbook/words'
import { Bar } from '../../bars/bar.tsx'
import type { TaskState, TaskTimes } from '@cuewright/runbook/model'
import { StateChip } from '../../bars/state-chip.tsx'
import type { TimeText } from '../times.ts'
import { stateText } from '../state-text.ts'
import { Share } from './share.tsx'

type TaskProps = {
  times: TaskTimes
  state: TaskState
  /** The share of runs in which the task was critical. */
  share: number
  /** The task's deadline, in minutes from T0. */
  due: number | undefined
  end: number
  at: TimeText
  until: TimeText
  isNarrow: boolean
  onPick: (task: string) => void
}

/** Memoised, because most minutes change few tasks. */
export const TaskCells = memo(function TaskCells(props: TaskProps) {
  const { times, state, share, due, end, at, until, isNarrow, onPick } = props
  const { task } = times
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
          <StateChip state={state}>{stateText(times, state, { at, until })}</StateChip>
        ) : (
          <TaskLane {...{ times, state, at, until, due, end }} />
        )}
      </span>
      <Share share={share} isOver={state === 'done'} />
    </>
  )
})

type TaskLaneProps = Pick<TaskProps, 'times' | 'state' | 'at' | 'until' | 'due' | 'end'>

function TaskLane({ times, state, at, until, due, end }: TaskLaneProps) {
  const { start, finish, float, isCritical, task } = times
  const isOpen = state === 'planned' || state === 'running' || state === 'late'
  const text = [due !== undefined && `due ${until(due)}`, laneText(times, state)].filter(Boolean)
  return (
    <span className="player-lane-in" style={{ '--from': start, '--to': finish }}>
      <Bar
        className={task.gate ? 'top-1.5 ml-0.5' : 'top-1.25 h-3.25'}
        state={state}
        isGate={task.gate !== undefined}
      />
      {isCritical && isOpen && (
        <span className="player-critical player-solid top-4.75 min-w-1 h-0.75 bg-on-bottle" />
      )}
      {state === 'planned' && float > 0 && (
        <span
          className="player-float top-2.75 edge-t-dotted-on-bottle-2"
          style={{ '--to': finish + float }}
        />
      )}
      {due !== undefined && (
        <i className="top-0.5 h-5 edge-l-2-on-bottle" style={{ '--from': due }} />
      )}
      <span
        className="player-label"
        data-side={finish > end * 0.86 ? 'left' : 'right'}
        data-state={state}
      >
        <span aria-hidden>{text.join(', ')}</span>
        <span className="sr-only">
          {stateText(times, state, { at, until })}, takes {duration(finish - start)}
          {isCritical && isOpen ? ', on the critical path' : ''}
          {due === undefined ? '' : `, due ${until(due)}`}
        </span>
      </span>
    </span>
  )
}

function laneText({ behind, float, isCritical }: TaskTimes, state: TaskState) {
  if (state === 'late') return `late by ${duration(behind)}`
  if (state === 'running') return 'running'
  if (state === 'stopped') return 'stopped'
  if (state === 'planned' && !isCritical && float > 0) return `${duration(float)} float`
  return ''
}
