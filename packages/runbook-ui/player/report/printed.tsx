import { duration } from '@cuewright/runbook/words'
import type { TaskTimes } from '@cuewright/runbook/model'
import { usePlan } from '../state/state.tsx'
import { usePrinting } from '../use-media.ts'

const most = 1000

/** Prints the report without the page around it. */
export function printReport() {
  const root = document.documentElement
  root.dataset.print = 'player'
  addEventListener('afterprint', () => delete root.dataset.print, { once: true })
  print()
}

/** The table of all tasks, which only paper has. */
export function PrintedTasks({ tasks }: { tasks: readonly TaskTimes[] }) {
  const { at } = usePlan()
  if (!usePrinting()) return null
  return (
    <table className="player-printed hidden mt-8mm text-data print:table">
      <caption className="text-left fw-560">
        {tasks.length > most
          ? `The first ${most} of ${tasks.length.toLocaleString('en-GB')} tasks`
          : 'Every task, timed by its dependencies'}
      </caption>
      <thead>
        <tr>
          {['Id', 'Task', 'Owner', 'Start', 'Takes', 'Float'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tasks.slice(0, most).map(({ task, start, finish, float, isCritical }) => (
          <tr key={task.id}>
            <td>{task.id}</td>
            <td>
              {task.name}
              {task.gate?.conditions && `. Criteria: ${task.gate.conditions}`}
            </td>
            <td>{task.owner || 'No owner'}</td>
            <td>{at(start)}</td>
            <td>{duration(finish - start)}</td>
            <td>{isCritical ? 'critical' : duration(float)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
