import { memo, useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import { counted } from '../../../lib/counted.ts'
import type { TaskState, TaskView } from '../../../runbook/task-view.ts'
import { stateAt } from '../course.ts'
import { StateChip } from '../state-chip.tsx'
import type { TimeText } from '../times.ts'
import { of100, stateText } from '../words.ts'
import { GroupLane, groupText } from './group-row.tsx'
import { isTaskOf } from './rows.ts'
import type { Row } from './rows.ts'
import { TaskLane } from './task-lane.tsx'
import { useRowsInView } from './use-rows-in-view.ts'

export type RowsProps = {
  readonly title: string
  readonly rows: readonly Row[]
  readonly minute: number | null
  /** The minutes that the chart spans. */
  readonly end: number
  readonly at: TimeText
  /** The share of runs in which a task was critical; empty while nothing is known. */
  readonly critical: ReadonlyMap<string, number>
  /** Whose tasks are told from the others; '' for everyone’s. */
  readonly owner: string
  /** The task to be scrolled to and told from the others. */
  readonly shown: { readonly id: string } | null
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly onFold: (group: string) => void
  readonly onPick: (task: string) => void
}

const looks = {
  group: 'player-group h-32px edge-b-bottle-2 lt-md:h-48px lt-md:border-b-0',
  task: 'player-task h-24px lt-md:h-60px',
}

/**
 * The runbook as rows, each laid out by itself when something in it changes. Only those in view
 * are drawn, so two thousand of them scroll like twenty.
 */
export function RowsView(props: RowsProps) {
  const { title, rows, scroller, shown } = props
  const { first, last, tops, isNarrow } = useRowsInView(scroller, rows)
  // Only what is to be shown moves the rows, not what they are or how high.
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
    // Scrolling is the only way to the other rows, so the keyboard must reach it.
    <div
      ref={scroller}
      className="player-scroll max-h-[min(76vh,760px)] overflow-x-hidden overflow-y-auto overscroll-contain [scrollbar-width:none] lt-md:max-h-70vh lt-md:mt-14px"
      role="region"
      aria-label="Tasks"
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
            className={`player-row absolute inset-x-0 leading-[1.2] [contain:layout_size_style] data-[picked]:bg-bottle-2 lt-md:grid-cols-[minmax(0,1fr)_auto] lt-md:content-center lt-md:gap-x-12px lt-md:gap-y-2px lt-md:edge-t-bottle-rule lt-md:text-[1rem] ${looks[row.kind]}`}
            data-picked={row.id === shown?.id || undefined}
            data-dim={!hasTaskOf(props.owner, row) || undefined}
            style={{ top: tops[first + i], '--depth': row.depth }}
          >
            {props.owner !== '' && hasTaskOf(props.owner, row) && (
              <i className="absolute inset-y-3px left-0 w-3px bg-current" aria-hidden />
            )}
            {row.kind === 'group' ? (
              <GroupCells {...props} row={row} isNarrow={isNarrow} />
            ) : (
              <TaskCells
                view={row.view}
                state={stateAt(row.view, props.minute)}
                share={props.critical.get(row.id) ?? 0}
                end={props.end}
                at={props.at}
                isNarrow={isNarrow}
                onPick={props.onPick}
              />
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

function hasTaskOf(owner: string, row: Row) {
  return row.kind === 'task'
    ? isTaskOf(owner, row.view)
    : row.views.some((view) => isTaskOf(owner, view))
}

type GroupProps = RowsProps & {
  readonly row: Row & { kind: 'group' }
  readonly isNarrow: boolean
}

function GroupCells({ row, minute, end, critical, owner, onFold, isNarrow }: GroupProps) {
  const most = row.views.reduce((share, { task }) => Math.max(share, critical.get(task.id) ?? 0), 0)
  const text = groupText(row.views, minute)
  return (
    <>
      <span
        role="rowheader"
        className="flex items-center gap-8px min-w-0 pl-[calc(var(--depth)*14px)] lt-md:pl-0"
      >
        <button
          className="flex items-center gap-8px min-h-32px truncate text-left fw-560 hover:underline hover:underline-offset-3"
          type="button"
          aria-expanded={row.isOpen}
          onClick={() => onFold(row.id)}
        >
          <span
            className={`flex-none w-7px h-7px border-solid border-current [border-width:1.5px_1.5px_0_0] ${row.isOpen ? '[rotate:135deg]' : '[rotate:45deg]'}`}
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
        {!isNarrow && <GroupLane {...{ row, minute, end, owner }} />}
        {!isNarrow && <span className="sr-only">{text}</span>}
      </span>
      <Share share={most} isOver={text === 'done'} />
    </>
  )
}

type TaskProps = Pick<RowsProps, 'end' | 'at' | 'onPick'> & {
  readonly view: TaskView
  readonly state: TaskState
  readonly share: number
  readonly isNarrow: boolean
}

/** Drawn anew only when its own data has changed: most minutes change few tasks. */
const TaskCells = memo(function TaskCells(props: TaskProps) {
  const { view, state, share, end, at, isNarrow, onPick } = props
  const { task } = view
  const name = task.name || '(no name)'
  return (
    <>
      <span
        role="rowheader"
        className="flex items-center gap-8px min-w-0 pl-[calc(var(--depth)*14px)] lt-md:pl-0"
      >
        <span className="flex-none min-w-22px text-on-bottle-2">{task.id}</span>
        <button
          className="min-h-24px truncate text-left hover:underline hover:underline-offset-3 lt-md:min-h-28px"
          type="button"
          title={name}
          onClick={() => onPick(task.id)}
        >
          {name}
        </button>
      </span>
      <span
        role="cell"
        className="player-owner truncate text-on-bottle-2 lt-md:row-[2] lt-md:text-[.875rem]"
        title={task.owner}
      >
        {task.owner || 'No owner'}
      </span>
      <span
        role="cell"
        className="relative self-stretch lt-md:col-[2] lt-md:row-[1/3] lt-md:self-center"
      >
        {isNarrow ? (
          <StateChip state={state}>{stateText(view, state, at)}</StateChip>
        ) : (
          <TaskLane view={view} state={state} at={at} labelBefore={end * 0.86} />
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
              className="player-solid inline-block w-[calc(var(--share)*40px)] h-5px mr-8px bg-current [vertical-align:2px]"
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
