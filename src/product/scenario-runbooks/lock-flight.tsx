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
      <div className="relative h-510px max-md:h-270px">
        {chambers.map(({ id, name, from, opensAt, isIsolated, tasks }, i) => (
          <div
            key={id}
            className="flight-chamber absolute bottom-0 h-[calc(var(--level)*var(--step))] bg-bottle-2 [border:solid_var(--on-bottle)] border-t-3px border-r-5px border-b-0 border-l-0"
            data-isolated={isIsolated || undefined}
            style={{
              left: scale.at(from),
              width: scale.at(opensAt - from),
              '--level': i + 1,
            }}
          >
            <p className="flight-name absolute right-0 bottom-[calc(100%_+_8px)] w-max max-w-60 text-right">
              <span className="i-lucide-lock-open" aria-hidden />{' '}
              <b className="text-[1.25rem] max-md:text-[.9375rem]">{relativeTime(opensAt)}</b>
              <span className="block text-on-bottle-2">{name}</span>
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
        <b
          className="absolute inset-y-0 px-8px py-6px overflow-hidden whitespace-nowrap data-[inside]:bg-done"
          data-inside=""
          style={{ width: scale.at(impactTolerance) }}
        >
          {duration(impactTolerance)} <span>tolerance</span>
        </b>
        <b
          className="absolute inset-y-0 px-8px py-6px overflow-hidden whitespace-nowrap"
          data-over=""
          style={{ left: scale.at(impactTolerance) }}
        >
          <span>
            {duration(reconnectsAt - impactTolerance)} past the impact tolerance: a finding
          </span>
        </b>
      </div>
    </div>
  )
}
