import { duration } from '@cuewright/runbook/words'
import { at, plan } from '../../events/event-times.ts'
import { scaleTo } from '@cuewright/runbook-ui/bars'
import { paymentsMigration as event } from '../../events/payments-migration.ts'

const slack = plan.tasks.filter(({ float }) => float > 0)
const critical = plan.tasks.filter(({ isCritical }) => isCritical)
const scale = scaleTo(event.windowEnd + 30)
const hours = [0, 60, 120, 180, 240, 300]

const alt =
  `The tasks that can slip, on the event’s clock: ` +
  slack.map(({ task, float }) => `${task.id} ${task.name} by ${duration(float)}`).join(', ') +
  `. Below them the critical path of ${critical.length} tasks, one unbroken line from ${event.t0} to ${at(plan.finish)}; the window ends at ${at(event.windowEnd)}.`

const bar = 'absolute not-italic top-3.5 h-6 edge-1.5-ink-2 rounded-bar bg-paper'
const row =
  'relative grid grid-cols-[var(--names)_1fr] items-center h-13 pl-$left edge-t-rule max-md:grid-cols-1 max-md:h-18 max-md:pt-2'
const lane = 'relative edge-l-rule h-full max-md:h-10'

export function FloatChart() {
  return (
    <div
      className="float-chart to-edges [--names:300px] relative pt-7.5 narrow leading-tight max-md:[--names:0px] max-md:text-small"
      role="img"
      aria-label={alt}
    >
      <Hours />
      {slack.map((each) => (
        <SlackRow key={each.task.id} {...each} />
      ))}
      <div className={`${row} edge-b-rule fw-600`}>
        <span>Critical path, {critical.length} tasks, no float</span>
        <span className={lane}>
          {critical.map(({ task, start, finish }) => (
            <i
              key={task.id}
              className={`${bar} edge-b-4-ink`}
              style={{ left: scale.at(start), width: scale.at(finish - start) }}
            />
          ))}
        </span>
      </div>
    </div>
  )
}

/** The hours behind all rows, and the window's end. */
function Hours() {
  return (
    <div className="absolute inset-y-0 right-0 left-[calc(var(--left)+var(--names))] text-small text-ink-3">
      {hours.map((minute) => (
        <span
          className="absolute max-md:even:hidden max-[359px]:nth-5:hidden"
          key={minute}
          style={{ left: scale.at(minute) }}
        >
          {at(minute)}
        </span>
      ))}
      <div
        className="absolute inset-y-0 right-0 edge-l-2-dashed-late past-hatch"
        style={{ left: scale.at(event.windowEnd) }}
      >
        <span className="absolute right-full pr-2 whitespace-nowrap text-late">
          <span className="max-lg:hidden">window </span>ends {at(event.windowEnd)}
        </span>
      </div>
    </div>
  )
}

/** A task, and how far it can slip. */
function SlackRow({ task, start, finish, float }: (typeof slack)[number]) {
  return (
    <div className={row}>
      <span>
        {task.id} {task.name}
      </span>
      <span className={lane}>
        <i className={bar} style={{ left: scale.at(start), width: scale.at(finish - start) }} />
        <b
          className="absolute top-6.5 edge-t-1.5-dashed-ink-3 edge-r-1.5-ink-3 h-2"
          style={{ left: scale.at(finish), width: scale.at(float) }}
        />
        <em
          className="absolute not-italic whitespace-nowrap top-3.5 px-1.5 py-px ml-0.5 bg-ground text-ink-2 text-small"
          style={{ left: scale.at(finish + float) }}
        >
          {duration(float)}
        </em>
      </span>
    </div>
  )
}
