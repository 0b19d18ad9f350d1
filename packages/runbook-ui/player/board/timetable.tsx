import type { ReactNode, RefCallback } from 'react'
import { useRun } from '../state/state.tsx'
import { useNarrow, usePrinting } from '../use-media.ts'
import { Axis, Hours, Lines } from './axis.tsx'
import { FoldedTasks } from './folded-tasks.tsx'
import { RowsView, type RowsProps } from './rows-view.tsx'

type Props = RowsProps & {
  /** The ref of the line of now. */
  line: RefCallback<Element>
  children: ReactNode
}

/** The chart of all rows. On phones, a small chart has the axis and a list follows below it. */
export function Timetable({ line, children, ...chart }: Props) {
  const { rows, end } = chart
  const isNarrow = useNarrow()
  const isPrinting = usePrinting()
  const most = end > 24 * 60 ? 6 : 11
  const hours = <Hours most={isNarrow ? 4 : most} end={end} />
  const lines = <Lines line={line} />
  return (
    <>
      {(isNarrow || isPrinting) && (
        <div className="player-overview relative pt-0.5 lt-md:mb-11.5" aria-hidden>
          <Axis most={4} end={end} />
          {isNarrow && hours}
          {isNarrow && lines}
          <Tracks rows={rows} end={end} />
        </div>
      )}
      <div className="player-chart relative print:hidden">
        {!isNarrow && hours}
        {!isNarrow && <Axis most={most} end={end} />}
        <RowsView {...chart} />
        {!isNarrow && lines}
        {children}
      </div>
    </>
  )
}

/** More tasks without a group share one track. */
const mostTracks = 12

/** The bars of the groups, and of tasks without one, without text, for phones and paper. */
function Tracks({ rows, end }: Pick<Props, 'rows' | 'end'>) {
  const { minute } = useRun()
  const outer = rows.filter(({ depth }) => depth === 0)
  const groups = outer.filter((row) => row.kind === 'group')
  const single = outer.flatMap((row) => (row.kind === 'task' ? [row.times] : []))
  const lanes = single.length > mostTracks ? [single] : single.map((times) => [times])
  const ungrouped = lanes.map((tasks) => ({
    id: `track ${tasks[0]!.task.id}`,
    tasks,
    isBackout: false,
  }))
  return [...ungrouped, ...groups].map(({ id, tasks, isBackout }) => (
    <div key={id} className="relative h-4.5 edge-b-bottle-2">
      <FoldedTasks {...{ tasks, isBackout, minute, end }} />
    </div>
  ))
}
