import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { stateAt } from '@cuewright/runbook/model'
import { useForecast, usePlan, useRun } from '../state/state.tsx'
import type { BoardRow } from './board-rows.ts'
import { GroupCells } from './group-cells.tsx'
import { TaskCells } from './task-cells.tsx'
import { tallestRow, useRowsInView } from './use-rows-in-view.ts'

export type RowsProps = {
  title: string
  rows: readonly BoardRow[]
  end: number
  /** The task to scroll to and to highlight. */
  highlighted: { id: string } | null
  onFold: (group: string) => void
  onPick: (task: string) => void
}

const looks = {
  group: 'player-group edge-b-bottle-2 lt-md:edge-b-0',
  task: 'player-task',
}

/** The runbook as rows. Only those in view are drawn, so two thousand of them scroll like twenty. */
export function RowsView({ title, rows, end, highlighted, onFold, onPick }: RowsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { first, last, tops, heights, isNarrow } = useRowsInView(scroller, rows)
  const critical = useCriticalShares()
  const due = useDeadlines()
  useScrollTo(scroller, highlighted, (id) => tops[rows.findIndex((row) => row.id === id)])
  const { at, until } = usePlan()
  const { minute } = useRun()
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
        {rows.slice(first, last).map((row, i) => (
          <div
            key={`${row.kind} ${row.id}`}
            role="row"
            aria-rowindex={first + i + 1}
            className={`player-row ${looks[row.kind]}`}
            data-picked={row.id === highlighted?.id || undefined}
            style={{ top: tops[first + i], height: heights[row.kind], '--depth': row.depth }}
          >
            {row.kind === 'group' ? (
              <GroupCells {...{ row, minute, end, at, until, critical, isNarrow, onFold }} />
            ) : (
              <TaskCells
                times={row.times}
                state={stateAt(row.times, minute)}
                share={critical.get(row.id) ?? 0}
                due={due.get(row.id)}
                {...{ end, at, until, isNarrow, onPick }}
              />
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The share of runs in which each task was critical. */
function useCriticalShares(): ReadonlyMap<string, number> {
  const { forecast } = useForecast()
  return useMemo(
    () => new Map(forecast?.tasks.map(({ id, critical }) => [id, critical])),
    [forecast],
  )
}

/** The earliest deadline of each task. */
function useDeadlines(): ReadonlyMap<string, number> {
  const { deadlines = [] } = usePlan().asRead
  return useMemo(
    () => new Map(deadlines.toSorted((a, b) => b.by - a.by).map(({ task, by }) => [task, by])),
    [deadlines],
  )
}

/** Scrolls when the task to show changes, and not when the rows or their heights do. */
function useScrollTo(
  scroller: { readonly current: HTMLElement | null },
  task: { id: string } | null,
  topOf: (id: string) => number | undefined,
) {
  const scrollTo = useEffectEvent((id: string) => {
    const top = topOf(id)
    if (top === undefined || !scroller.current) return
    const { scrollTop, clientHeight } = scroller.current
    if (top < scrollTop || top > scrollTop + clientHeight - tallestRow)
      scroller.current.scrollTo({ top: top - clientHeight / 3 })
  })
  useEffect(() => {
    if (task) scrollTo(task.id)
  }, [task])
}
