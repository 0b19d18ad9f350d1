import { duration } from '../lib/clock.ts'
import { at, plan, planned } from './night.ts'
import { scaleTo } from './gantt/scale.ts'
import { paymentsMigration as event } from './payments-migration.ts'

const slack = planned.tasks.filter(({ float }) => float > 0)
const critical = planned.tasks.filter(({ isCritical }) => isCritical)
const scale = scaleTo(event.windowEnd + 20)
const hours = [0, 60, 120, 180, 240, 300, 360]

const alt =
  `The tasks that can slip, on the clock of the night: ` +
  slack.map(({ task, float }) => `${task.id} ${task.name} by ${duration(float)}`).join(', ') +
  `. Below them the critical path of ${critical.length} tasks, one unbroken line from ${event.t0} to ${at(plan.finish)}; the window ends at ${at(event.windowEnd)}.`

/** Float to scale: each task that can slip, how far, and the line that cannot. */
export function FloatChart() {
  return (
    <div className="float-chart" role="img" aria-label={alt}>
      <div className="float-hours">
        {hours.map((minute) => (
          <span key={minute} style={{ left: scale.at(minute) }}>
            {at(minute)}
          </span>
        ))}
      </div>
      {slack.map(({ task, start, finish, float }) => (
        <div key={task.id} className="float-row">
          <span className="float-name">
            {task.id} {task.name}
          </span>
          <span className="float-lane">
            <i style={{ left: scale.at(start), width: scale.at(finish - start) }} />
            <b style={{ left: scale.at(finish), width: scale.at(float) }} />
            <em style={{ left: scale.at(finish + float) }}>{duration(float)}</em>
          </span>
        </div>
      ))}
      <div className="float-row float-critical">
        <span className="float-name">Critical path, {critical.length} tasks</span>
        <span className="float-lane">
          {critical.map(({ task, start, finish }) => (
            <i key={task.id} style={{ left: scale.at(start), width: scale.at(finish - start) }} />
          ))}
          <em style={{ left: scale.at(plan.finish) }}>no float</em>
        </span>
      </div>
    </div>
  )
}
