import { duration, relativeTime } from '../../lib/clock.ts'
import { scaleTo } from '../gantt/scale.ts'
import { paymentsService } from './payments-service.ts'
import { chambers, reconnectsAt } from './rebuild-chambers.ts'

const { impactTolerance } = paymentsService
const scale = scaleTo(reconnectsAt)

/**
 * The rebuild as a flight of canal locks over its hours: the water rises with every lock that opens.
 * Below it the service's impact tolerance, and how far past it the rebuild runs.
 */
export function LockFlight() {
  return (
    <div
      className="flight drawing"
      role="img"
      aria-label={`${chambers.length} locks open in order between the declaration and ${relativeTime(reconnectsAt)}: ${chambers.map(({ name, opensAt }) => `${name} at ${relativeTime(opensAt)}`).join(', ')}. The impact tolerance of ${duration(impactTolerance)} is passed by ${duration(reconnectsAt - impactTolerance)}.`}
    >
      <div className="flight-water">
        {chambers.map(({ id, name, from, opensAt, isIsolated, tasks }, i) => (
          <div
            key={id}
            className="flight-chamber"
            data-isolated={isIsolated || undefined}
            style={{
              left: scale.at(from),
              width: scale.at(opensAt - from),
              '--level': i + 1,
            }}
          >
            <p className="flight-name absolute right-0 bottom-[calc(100%_+_8px)] w-max max-w-60 text-right">
              <span className="i-lucide-lock-open" aria-hidden /> <b>{relativeTime(opensAt)}</b>
              <span>{name}</span>
            </p>
            {tasks.map((task) => (
              <i
                key={task.id}
                style={{
                  left: `${(((task.start - from) / (opensAt - from)) * 100).toFixed(1)}%`,
                  width: `${((task.duration / (opensAt - from)) * 100).toFixed(1)}%`,
                }}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="flight-hours relative h-8.5 border-0 border-t border-solid border-on-bottle">
        <b data-inside="" style={{ width: scale.at(impactTolerance) }}>
          {duration(impactTolerance)} <span>tolerance</span>
        </b>
        <b data-over="" style={{ left: scale.at(impactTolerance) }}>
          <span>
            {duration(reconnectsAt - impactTolerance)} past the impact tolerance: a finding
          </span>
        </b>
      </div>
    </div>
  )
}
