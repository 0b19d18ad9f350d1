import { duration } from '../../../../lib/clock.ts'
import { tasksOf } from '#runbook/model'
import { useRun } from '../../state/state.tsx'

/** The delays so far, each with a button to undo it. */
export function Delays({ onUndo }: { onUndo: (place: number) => void }) {
  const { run, course } = useRun()
  if (run.delays.length === 0) return null
  const names = new Map(tasksOf(course).map(({ task }) => [task.id, task.name]))
  return (
    <ul
      className="player-delays flex flex-wrap gap-x-5 gap-y-1 mt-2.5 p-0 list-none text-data text-on-bottle-2"
      aria-label="Delays"
    >
      {run.delays.map(({ task, minutes }, place) => (
        // Two delays may be equal, so only the index tells them apart.
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
