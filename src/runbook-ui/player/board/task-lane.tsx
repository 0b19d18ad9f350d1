import { duration } from '../../../lib/clock.ts'
import { Bar } from '../../bars/bar.tsx'
import type { TaskState, TaskTimes } from '#runbook/model'
import type { TimeText } from '../times.ts'
import { stateText } from '../words.ts'

type Props = {
  view: TaskTimes
  state: TaskState
  at: TimeText
  /** The task's deadline, in minutes from T0. */
  due: number | undefined
  /** A bar that ends after this minute has its label on the left. */
  labelBefore: number
}

export function TaskLane({ view, state, at, due, labelBefore }: Props) {
  const { start, finish, float, isCritical, task } = view
  const isOpen = state === 'planned' || state === 'running' || state === 'late'
  const text = [due !== undefined && `due ${at(due)}`, laneText(view, state)].filter(Boolean)
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
        className={`player-label top-1 pr-1 whitespace-nowrap bg-bottle [color:var(--state,var(--on-bottle-2))] ${finish > labelBefore ? 'left-auto right-[calc((1_-_var(--from)/var(--end))*100%_+_8px)]' : 'left-[calc(var(--to)/var(--end)*100%_+_8px)]'}`}
        data-state={state}
      >
        <span aria-hidden>{text.join(', ')}</span>
        <span className="sr-only">
          {stateText(view, state, at)}, takes {duration(finish - start)}
          {isCritical && isOpen ? ', on the critical path' : ''}
          {due === undefined ? '' : `, due ${at(due)}`}
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
