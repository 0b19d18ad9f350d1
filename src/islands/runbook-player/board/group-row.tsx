import { memo, useMemo } from 'react'
import { countStates, stateAt, type TaskTimes } from '../../../runbook/model/course.ts'
import { isTaskOf, type BoardRow } from './board-rows.ts'
import { densityOf, type Band } from './density.ts'

const height = 16

const drawn = ['done', 'late', 'running', 'stopped', 'skipped', 'planned'] as const
/** From the foot up, one owner’s among the others’. */
const looks = drawn.flatMap((state) => [`${state} `, `${state} dim`])

/** One path for all tasks of a look: two thousand tasks are drawn as a few elements. */
function pathOf(bands: readonly Band[]) {
  return bands
    .map(({ from, to, low, high }) => {
      const [top, foot] = [high, low].map((share) => ((1 - share) * height).toFixed(1))
      return `M${from} ${top}H${to}V${foot}H${from}z`
    })
    .join('')
}

type LaneProps = {
  row: BoardRow & { kind: 'group' }
  minute: number | null
  end: number
  /** Whose tasks are told from the others; '' for everyone’s. */
  owner: string
}

/** How many of a group's tasks run at a time while it is folded, and a bracket over them while it is open. */
export function GroupLane({ row, minute, end, owner }: LaneProps) {
  const { views, isOpen, isBackout } = row
  if (isOpen) {
    const from = Math.min(...views.map(({ start }) => start))
    const to = Math.max(...views.map(({ finish }) => finish))
    return (
      <span
        className="player-bracket top-3 bottom-0 min-w-1 h-2 edge-t-2-on-bottle edge-x-2-on-bottle"
        style={{ '--from': from, '--to': to }}
      />
    )
  }
  const states = views.map((view) => stateAt(view, minute)).join(' ')
  return <Tracks {...{ views, states, end, isBackout, owner }} />
}

type TracksProps = Pick<LaneProps['row'], 'views' | 'isBackout'> & {
  /** The state of each task, in their order. */
  states: string
  end: number
  owner: string
}

/** Drawn anew only when a task of the group has changed its state. */
const Tracks = memo(function Tracks({ views, states, end, isBackout, owner }: TracksProps) {
  const byLook = useMemo(() => {
    const stateOf = states.split(' ')
    const spans = views.map((view, i) => ({
      from: view.start,
      to: Math.max(view.finish, view.start + 1),
      look: `${stateOf[i]} ${isTaskOf(owner, view) ? '' : 'dim'}`,
    }))
    return Map.groupBy(densityOf(spans, looks), ({ look }) => look)
  }, [views, states, owner])
  return (
    <svg
      className="player-tracks absolute inset-0 my-auto w-full h-4"
      data-backout={isBackout || undefined}
      viewBox={`0 0 ${end} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {[...byLook].map(([look, bands]) => {
        const [state, dim] = look.split(' ')
        return <path key={look} data-state={state} data-dim={dim || undefined} d={pathOf(bands)} />
      })}
    </svg>
  )
})

/** How far a group has come, in words: 'done', '3 of 34 done', '1 late'. */
export function groupText(views: readonly TaskTimes[], minute: number | null): string {
  const { done, late, skipped } = countStates(views, minute)
  if (done === views.length) return 'done'
  if (skipped > 0 && done + skipped === views.length) return 'called off'
  if (late > 0) return `${late} late, ${done} of ${views.length} done`
  return done > 0 ? `${done} of ${views.length} done` : 'planned'
}
