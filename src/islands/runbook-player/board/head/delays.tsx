import { duration } from '../../../../lib/clock.ts'
import { tasksOf } from '../../../../runbook/model/run.ts'
import type { Player } from '../../use-player.ts'

type Props = { player: Player; onUndo: (place: number) => void }

/** What has been said of single tasks, each to be undone by itself: the sentence above counts on it. */
export function Delays({ player: { run, course }, onUndo }: Props) {
  if (run.delays.length === 0) return null
  const names = new Map(tasksOf(course).map(({ task }) => [task.id, task.name]))
  return (
    <ul
      className="player-delays flex flex-wrap gap-x-5 gap-y-1 mt-2.5 p-0 list-none text-data text-on-bottle-2"
      aria-label="Delays"
    >
      {run.delays.map(({ task, minutes }, place) => (
        // Two delays of one task may be the same: only their places tell them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place} className="flex items-center gap-2">
          {task} {names.get(task)}: {duration(Math.abs(minutes))} {minutes < 0 ? 'less' : 'longer'}
          <button
            type="button"
            className="min-h-6 text-on-bottle underline underline-offset-3 no-print"
            onClick={() => onUndo(place)}
          >
            Undo
            <span className="sr-only">
              {' '}
              {task}, {minutes < 0 ? 'less' : 'longer'}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
