import { capitalised, duration, relativeTime } from '@cuewright/runbook/words'
import { inWords } from '../../lib/in-words.ts'
import { scaleTo } from '@cuewright/runbook-ui/bars'
import { paymentsService } from '../../events/payments-service.ts'
import { chambers, reconnectsAt } from '../../events/rebuild-chambers.ts'

const { impactTolerance } = paymentsService
const scale = scaleTo(reconnectsAt)

/** The rebuild drawn as canal locks: the water rises with every lock that opens. */
export function LockFlight() {
  return (
    <div
      className="lock-flight drawing text-small narrow leading-tight exact-colours"
      role="img"
      aria-label={`${capitalised(inWords(chambers.length))} locks open in order, from ${relativeTime(chambers[0]!.opensAt)} to ${relativeTime(reconnectsAt)}. The rebuild runs at least ${duration(reconnectsAt - impactTolerance)} past the impact tolerance of ${duration(impactTolerance)}.`}
    >
      <div className="relative h-127.5 max-md:h-67.5">
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
            <p className="absolute right-0 bottom-[calc(100%_+_8px)] w-max max-w-60 text-right">
              <span className="flight-open i-lucide-lock-open max-md:hidden" aria-hidden />
              <span className="flight-closed i-lucide-lock max-md:hidden" aria-hidden />{' '}
              <b className="text-topic max-md:text-small">{relativeTime(opensAt)}</b>
              <span className="block text-on-bottle-2 max-md:hidden">{name}</span>
            </p>
            {tasks.map((task) => (
              <i
                key={task.id}
                className="relative block h-2.25 mt-1.75 edge-1.5-on-bottle-2 edge-r-0 max-md:hidden"
                style={{
                  left: `${(((task.start - from) / (opensAt - from)) * 100).toFixed(1)}%`,
                  width: `${((task.duration / (opensAt - from)) * 100).toFixed(1)}%`,
                }}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="relative h-8.5 edge-t-on-bottle">
        <b
          className="absolute inset-y-0 px-2 py-1.5 overflow-hidden whitespace-nowrap bg-done text-ground media-forced:text-ink"
          style={{ width: scale.at(impactTolerance) }}
        >
          {duration(impactTolerance)} <span className="max-md:hidden">tolerance</span>
        </b>
        <b
          className="late-hatch absolute inset-y-0 right-0 py-1.5 pr-2 pl-4 overflow-hidden whitespace-nowrap"
          style={{ left: scale.at(impactTolerance) }}
        >
          <span className="px-2 py-0.5 bg-bottle">
            at least {duration(reconnectsAt - impactTolerance)} past the{' '}
            <span className="max-md:hidden">impact </span>tolerance
            <span className="max-md:hidden">, as planned</span>
          </span>
        </b>
      </div>
    </div>
  )
}
