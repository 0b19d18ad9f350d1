import { memo, useMemo } from 'react'
import { stateAt, type TaskTimes } from '@cuewright/runbook/model'
import { densityOf, type Band } from './density.ts'

const height = 16

/** Stacked in this order, from the bottom up. */
const looks = ['done', 'late', 'running', 'stopped', 'skipped', 'planned']

type FoldedProps = {
  tasks: readonly TaskTimes[]
  isBackout: boolean
  minute: number | null
  end: number
}

/** A folded group's tasks as a silhouette. */
export function FoldedTasks({ minute, ...drawn }: FoldedProps) {
  const states = drawn.tasks.map((times) => stateAt(times, minute)).join(' ')
  return <Silhouette {...drawn} states={states} />
}

type SilhouetteProps = Omit<FoldedProps, 'minute'> & {
  /** The states of `tasks`, separated by spaces: a string, so that memo can compare it. */
  states: string
}

const Silhouette = memo(function Silhouette({ tasks, states, end, isBackout }: SilhouetteProps) {
  const byLook = useMemo(() => {
    const stateOf = states.split(' ')
    const spans = tasks.map((times, i) => ({
      from: times.start,
      to: Math.max(times.finish, times.start + 1),
      look: stateOf[i]!,
    }))
    return Map.groupBy(densityOf(spans, looks), ({ look }) => look)
  }, [tasks, states])
  return (
    <svg
      className="player-tracks absolute inset-0 my-auto w-full h-4"
      data-backout={isBackout || undefined}
      viewBox={`0 0 ${end} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {[...byLook].map(([state, bands]) => (
        <path key={state} data-state={state} d={pathOf(bands)} />
      ))}
    </svg>
  )
})

/** One path for all tasks in the same state, so that two thousand tasks need only a few elements. */
function pathOf(bands: readonly Band[]) {
  return bands
    .map(({ from, to, low, high }) => {
      const [top, foot] = [high, low].map((share) => ((1 - share) * height).toFixed(1))
      return `M${from} ${top}H${to}V${foot}H${from}z`
    })
    .join('')
}
