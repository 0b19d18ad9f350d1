import { memo, useMemo } from 'react'
import { countStates, stateAt, type TaskTimes } from '../../../runbook/model/course.ts'
import { type BoardRow, isTaskOf, tracksOf } from './board-rows.ts'

const mostTracks = 6
const height = 32

type Span = { view: TaskTimes; y: number; height: number }

/** Where each task of a folded group is drawn: in up to six tracks, thinner the more there are. */
function spansOf(views: readonly TaskTimes[]): Span[] {
  const tracks = tracksOf(views, mostTracks)
  const step = (height - 6) / tracks.length
  return tracks.flatMap((track, i) =>
    track.map((view) => ({ view, y: 3 + i * step, height: Math.min(6, step - 1.5) })),
  )
}

const drawn = ['planned', 'done', 'running', 'late', 'stopped', 'skipped'] as const

/** One path for all tasks of a state: two thousand tasks are drawn as a few elements. */
function pathOf(spans: readonly Span[]) {
  return spans
    .map(({ view, y, height: h }) => {
      const width = Math.max(view.finish - view.start, 1)
      return `M${view.start} ${y.toFixed(1)}h${width}v${h.toFixed(1)}h${-width}z`
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

/** A group as its tasks while it is folded, and as a bracket over them while it is open. */
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
  const spans = useMemo(() => spansOf(views), [views])
  const stateOf = new Map(states.split(' ').map((state, i) => [views[i], state]))
  const byLook = Map.groupBy(spans, ({ view }) =>
    [stateOf.get(view), isTaskOf(owner, view) ? '' : 'dim'].join(' '),
  )
  return (
    <svg
      className="player-tracks absolute inset-0 w-full h-full"
      data-backout={isBackout || undefined}
      viewBox={`0 0 ${end} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {drawn.flatMap((state) =>
        ['dim', ''].map((dim) => {
          const look = `${state} ${dim}`
          const some = byLook.get(look)
          return (
            some && (
              <path key={look} data-state={state} data-dim={dim || undefined} d={pathOf(some)} />
            )
          )
        }),
      )}
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
