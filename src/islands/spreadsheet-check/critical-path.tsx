import { duration } from '../../lib/clock.ts'
import { momentText } from './moment.ts'
import type { Report } from './report.ts'

/** Both ends of a path are listed up to so many tasks. */
const ends = 12

/** The chain of tasks that sets the finish, in order. */
export function CriticalPath({ report }: { report: Report }) {
  const at = momentText(report)
  const byKey = new Map(report.views.map((view) => [view.task.id, view]))
  const path = report.critical.flatMap((key) => byKey.get(key) ?? [])
  const isLong = path.length > 2 * ends
  const parts = isLong ? [path.slice(0, ends), path.slice(-ends)] : [path]
  return (
    <div className="check-path">
      <h4>The critical path</h4>
      <p className="small">Any minute lost on one of these tasks is lost at the finish.</p>
      {parts.map((views, part) => (
        <ol
          key={views[0]?.task.id}
          start={part === 0 ? 1 : path.length - ends + 1}
          data-after={(part > 0 && `${path.length - 2 * ends} tasks between`) || undefined}
        >
          {views.map(({ task, start, finish }) => (
            <li key={task.id}>
              <time>{at(start)}</time>
              <span>
                {task.id} {task.name}
              </span>
              <span>{duration(finish - start)}</span>
            </li>
          ))}
        </ol>
      ))}
    </div>
  )
}
