import { duration } from '@cuewright/runbook/words'
import { at, plan } from '../../events/event-times.ts'
import { scaleTo } from '@cuewright/runbook-ui/bars'
import { paymentsMigration as event } from '../../events/payments-migration.ts'

const slack = plan.tasks.filter(({ float }) => float > 0)
const critical = plan.tasks.filter(({ isCritical }) => isCritical)
const scale = scaleTo(event.windowEnd + 20)
const hours = [0, 60, 120, 180, 240, 300, 360]

const alt =
  `The tasks that can slip, on the event’s clock: ` +
  slack.map(({ task, float }) => `${task.id} ${task.name} by ${duration(float)}`).join(', ') +
  `. Below them the critical path of ${critical.length} tasks, one unbroken line from ${event.t0} to ${at(plan.finish)}; the window ends at ${at(event.windowEnd)}.`

const bar = 'absolute not-italic top-2.25 h-5 edge-1.5-ink-2 rounded-bar bg-paper'
const label =
  'absolute not-italic whitespace-nowrap top-2.25 px-1.5 py-px ml-0.5 bg-ground text-ink-2 text-data'

export function FloatChart() {
  return (
    <div
      className="float-chart [--names:300px] relative pt-7.5 text-small narrow leading-tight max-md:[--names:0px]"
      role="img"
      aria-label={alt}
    >
      <div className="absolute top-0 right-0 left-$names text-data text-ink-3">
        {hours.map((minute) => (
          <span
            className="absolute max-md:even:hidden"
            key={minute}
            style={{ left: scale.at(minute) }}
          >
            {at(minute)}
          </span>
        ))}
      </div>
      {slack.map(({ task, start, finish, float }) => (
        <div
          key={task.id}
          className="grid grid-cols-[var(--names)_1fr] items-center h-9.5 edge-t-rule max-md:grid-cols-1 max-md:h-17 max-md:pt-2"
        >
          <span>
            {task.id} {task.name}
          </span>
          <span className="relative edge-l-rule h-full max-md:h-10">
            <i className={bar} style={{ left: scale.at(start), width: scale.at(finish - start) }} />
            <b
              className="absolute top-4.5 edge-t-1.5-dashed-ink-3 edge-r-1.5-ink-3 h-2"
              style={{ left: scale.at(finish), width: scale.at(float) }}
            />
            <em className={label} style={{ left: scale.at(finish + float) }}>
              {duration(float)}
            </em>
          </span>
        </div>
      ))}
      <div className="grid grid-cols-[var(--names)_1fr] items-center h-9.5 edge-t-rule edge-b-rule fw-600 max-md:grid-cols-1 max-md:h-17 max-md:pt-2">
        <span>Critical path, {critical.length} tasks</span>
        <span className="relative edge-l-rule h-full max-md:h-10">
          {critical.map(({ task, start, finish }) => (
            <i
              key={task.id}
              className={`${bar} edge-b-4-ink`}
              style={{ left: scale.at(start), width: scale.at(finish - start) }}
            />
          ))}
          <em className={label} style={{ left: scale.at(plan.finish) }}>
            no float
          </em>
        </span>
      </div>
    </div>
  )
}
