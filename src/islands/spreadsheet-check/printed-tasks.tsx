import { duration } from '../../lib/clock.ts'
import { momentText } from './moment.ts'
import type { Report } from './report.ts'

/** Twelve sheets of paper. */
const most = 500

/** On paper a list takes the place of the chart, which would show only the rows in view. */
export function PrintedTasks({ report }: { report: Report }) {
  const at = momentText(report)
  return (
    <table className="check-printed">
      <caption>
        {report.views.length > most
          ? `The first ${most} of ${report.views.length.toLocaleString('en-GB')} tasks, as their dependencies time them`
          : 'Every task, as its dependencies time it'}
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
        {report.views.slice(0, most).map(({ task, start, finish, float, isCritical }) => (
          <tr key={task.id}>
            <td>{task.id}</td>
            <td>{task.name}</td>
            <td>{task.owner}</td>
            <td>{at(start)}</td>
            <td>{duration(finish - start)}</td>
            <td>{isCritical ? 'critical' : duration(float)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
