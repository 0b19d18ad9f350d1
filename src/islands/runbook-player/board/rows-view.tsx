import { useEffect, useEffectEvent, type RefObject } from 'react'
import { stateAt } from '../../../runbook/model/course.ts'
import type { TimeText } from '../times.ts'
import { GroupCells, TaskCells } from './row-cells.tsx'
import { isTaskOf, type BoardRow } from './board-rows.ts'
import { useRowsInView } from './use-rows-in-view.ts'

export type RowsProps = {
  title: string
  rows: readonly BoardRow[]
  minute: number | null
  /** The minutes that the chart spans. */
  end: number
  at: TimeText
  /** The share of runs in which a task was critical; empty while nothing is known. */
  critical: ReadonlyMap<string, number>
  /** The deadlines of single tasks. */
  due: ReadonlyMap<string, number>
  /** Whose tasks are told from the others; '' for everyone’s. */
  owner: string
  /** The task to be scrolled to and told from the others. */
  shown: { id: string } | null
  scroller: RefObject<HTMLDivElement | null>
  onFold: (group: string) => void
  onPick: (task: string) => void
}

const looks = {
  group: 'player-group h-8 edge-b-bottle-2 lt-md:h-12 lt-md:edge-b-0',
  task: 'player-task h-6 lt-md:h-15',
}

/**
 * The runbook as rows, each laid out by itself when something in it changes. Only those in view
 * are drawn, so two thousand of them scroll like twenty.
 */
export function RowsView(props: RowsProps) {
  const { title, rows, owner, scroller, shown } = props
  const { first, last, tops, isNarrow } = useRowsInView(scroller, rows)
  // Scrolls only when the task to show changes, not when the rows or their heights do.
  const scrollTo = useEffectEvent((id: string) => {
    const top = tops[rows.findIndex((row) => row.id === id)]
    if (top === undefined || !scroller.current) return
    const { scrollTop, clientHeight } = scroller.current
    if (top < scrollTop || top > scrollTop + clientHeight - 60)
      scroller.current.scrollTo({ top: top - clientHeight / 3 })
  })
  useEffect(() => {
    if (shown) scrollTo(shown.id)
  }, [shown])
  return (
    <div
      ref={scroller}
      className="player-scroll max-h-[min(76vh,760px)] overflow-x-hidden overflow-y-auto overscroll-contain [scrollbar-width:none] lt-md:max-h-70vh lt-md:mt-3.5"
      role="region"
      aria-label="Tasks"
      // Scrolling is the only way to the other rows, so the keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <div
        role="table"
        aria-label={`${title}: groups and tasks with owner, time and state`}
        aria-rowcount={rows.length}
        className="player-rows relative [contain:layout_size_style]"
        style={{ height: tops.at(-1) }}
      >
        {rows.slice(first, last).map((row, i) => {
          const isOwners = hasTaskOf(owner, row)
          return (
            <div
              key={`${row.kind} ${row.id}`}
              role="row"
              aria-rowindex={first + i + 1}
              className={`player-row absolute inset-x-0 leading-tight data-[picked]:bg-bottle-2 lt-md:text-small ${looks[row.kind]}`}
              data-picked={row.id === shown?.id || undefined}
              data-dim={!isOwners || undefined}
              style={{ top: tops[first + i], '--depth': row.depth }}
            >
              {owner !== '' && isOwners && (
                <i className="absolute inset-y-0.75 left-0 w-0.75 bg-current" aria-hidden />
              )}
              {row.kind === 'group' ? (
                <GroupCells {...props} row={row} isNarrow={isNarrow} />
              ) : (
                <TaskCells
                  view={row.view}
                  state={stateAt(row.view, props.minute)}
                  share={props.critical.get(row.id) ?? 0}
                  due={props.due.get(row.id)}
                  end={props.end}
                  at={props.at}
                  isNarrow={isNarrow}
                  onPick={props.onPick}
                />
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

function hasTaskOf(owner: string, row: BoardRow) {
  return row.kind === 'task'
    ? isTaskOf(owner, row.view)
    : row.views.some((view) => isTaskOf(owner, view))
}
