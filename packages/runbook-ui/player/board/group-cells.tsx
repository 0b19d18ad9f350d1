import { counted } from '@cuewright/runbook/words'
import { countStates, type TaskTimes } from '@cuewright/runbook/model'
import type { TimeText } from '../times.ts'
import type { BoardRow } from './board-rows.ts'
import { FoldedTasks } from './folded-tasks.tsx'
import { Share } from './share.tsx'

type GroupProps = {
  row: BoardRow & { kind: 'group' }
  minute: number | null
  end: number
  at: TimeText
  until: TimeText
  critical: ReadonlyMap<string, number>
  isNarrow: boolean
  onFold: (group: string) => void
}

export function GroupCells(props: GroupProps) {
  const { row, minute, end, at, until, critical, onFold, isNarrow } = props
  const [from, to] = spanOf(row.tasks)
  const most = row.tasks.reduce((share, { task }) => Math.max(share, critical.get(task.id) ?? 0), 0)
  const text = groupText(row.tasks, minute)
  return (
    <>
      <span
        role="rowheader"
        className="flex items-center gap-2 min-w-0 pl-[calc(var(--depth)*14px)] lt-md:pl-0"
      >
        <button
          className="flex items-center gap-2 min-w-0 min-h-8 text-left fw-560 hover:underline hover:underline-offset-3"
          type="button"
          aria-expanded={row.isOpen}
          onClick={() => onFold(row.id)}
        >
          <span
            className={`flex-none w-1.75 h-1.75 edge-t-1.5-current edge-r-1.5-current ${row.isOpen ? '[rotate:135deg]' : '[rotate:45deg]'}`}
            aria-hidden
          />
          <span className="truncate">{row.name}</span>
        </button>
      </span>
      <span role="cell" className="player-owner truncate text-on-bottle-2">
        {counted(row.tasks.length, 'task')}
        {isNarrow && `, ${text}`}
      </span>
      <span role="cell" className="relative self-stretch lt-md:hidden">
        {!isNarrow && (
          <>
            {row.isOpen ? (
              <Bracket tasks={row.tasks} />
            ) : (
              <FoldedTasks tasks={row.tasks} isBackout={row.isBackout} {...{ minute, end }} />
            )}
            <span className="sr-only">
              {at(from)} to {until(to)}, {text}
            </span>
          </>
        )}
      </span>
      <Share share={most} isOver={text === 'done'} />
    </>
  )
}

function Bracket({ tasks }: { tasks: readonly TaskTimes[] }) {
  const [from, to] = spanOf(tasks)
  return (
    <span
      className="player-bracket top-3 bottom-0 min-w-1 h-2 edge-t-2-on-bottle edge-x-2-on-bottle"
      style={{ '--from': from, '--to': to }}
    />
  )
}

/** In minutes from T0. */
function spanOf(tasks: readonly TaskTimes[]): [from: number, to: number] {
  const from = Math.min(...tasks.map(({ start }) => start))
  return [from, Math.max(...tasks.map(({ finish }) => finish))]
}

/** A group's progress: 'done', '3 of 34 done', '1 late, 2 of 5 done'. */
function groupText(tasks: readonly TaskTimes[], minute: number | null): string {
  const { done, late, skipped } = countStates(tasks, minute)
  if (done === tasks.length) return 'done'
  if (skipped > 0 && done + skipped === tasks.length) return 'called off'
  if (late > 0) return `${late} late, ${done} of ${tasks.length} done`
  return done > 0 ? `${done} of ${tasks.length} done` : 'planned'
}
