import { duration } from '../../lib/clock.ts'
import { schedule, timingOf, type Schedule } from '../../runbook/schedule.ts'
import { hoursUpTo, scaleTo } from '../gantt/scale.ts'
import { declaredTasks, paymentsFailover, tiers, type Tier } from './payments-failover.ts'

const { tasks, windowEnd } = paymentsFailover
const measuredPlan = schedule(tasks)
const declaredPlan = schedule(declaredTasks)
const scale = scaleTo(360)

// A tier stands when its last task has finished; the next may start from then.
function standsAt(plan: Schedule, tier: Tier) {
  return Math.max(
    ...tasks
      .filter((task) => task.tier === tier)
      .map(({ id }) => timingOf(plan, id).earliestFinish),
  )
}

const steps = tiers.map((tier, i) => {
  const above = tiers[i - 1]?.id

  function spanIn(plan: Schedule) {
    const from = above ? standsAt(plan, above) : 0
    return { from, to: standsAt(plan, tier.id) }
  }

  return { ...tier, declared: spanIn(declaredPlan), measured: spanIn(measuredPlan) }
})

/** Minutes from the first failed payment: as declared, as measured, and as promised. */
export const failoverTimes = {
  declared: declaredPlan.finish,
  measured: measuredPlan.finish,
  rto: windowEnd,
}

function length({ from, to }: { from: number; to: number }) {
  return to - from
}

/**
 * The failover as a flight of stairs: a step for every tier, which starts when the one above it
 * stands; above each step what the plan had declared; across all of them the RTO.
 */
export function FailoverStairs() {
  return (
    <div className="stairs" style={{ '--limit': scale.at(windowEnd) }}>
      <div className="stairs-scale" aria-hidden>
        {hoursUpTo(scale.end - 60)
          .filter((minute) => minute !== windowEnd)
          .map((minute) => (
            <span key={minute} style={{ left: scale.at(minute) }}>
              {minute === 0 ? 'first failed payment' : `${minute / 60} h`}
            </span>
          ))}
      </div>
      <table>
        <caption className="sr-only">
          Failover tier by tier, with the time that the plan had declared and the time that an
          exercise measured
        </caption>
        <thead>
          <tr>
            <th scope="col">Tier</th>
            <th scope="col" className="stairs-lane-head">
              <span className="sr-only">Span</span>
            </th>
            <th scope="col">Declared</th>
            <th scope="col">Measured</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ id, name, what, declared, measured }) => (
            <tr key={id}>
              <th scope="row">
                <b>{name}</b> <span>{what}</span>
              </th>
              <td className="stairs-lane">
                {length(declared) > 0 && (
                  <i
                    className="stairs-declared"
                    style={{ left: scale.at(declared.from), width: scale.at(length(declared)) }}
                  />
                )}
                <i
                  className="stairs-measured"
                  style={{ left: scale.at(measured.from), width: scale.at(length(measured)) }}
                />
                {measured.to > windowEnd && (
                  <i
                    className="stairs-over"
                    style={{
                      left: scale.at(Math.max(measured.from, windowEnd)),
                      width: scale.at(measured.to - Math.max(measured.from, windowEnd)),
                    }}
                  />
                )}
                <i className="stairs-drop" style={{ left: scale.at(measured.to) }} />
              </td>
              <td>{length(declared) > 0 ? duration(length(declared)) : 'none'}</td>
              <td>
                <b>{duration(length(measured))}</b>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <b>In all</b> <span>RTO {duration(windowEnd)}</span>
            </th>
            <td className="stairs-lane" />
            <td>{duration(failoverTimes.declared)}</td>
            <td>
              <b>{duration(failoverTimes.measured)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
      <div className="stairs-overlay" aria-hidden>
        <div className="stairs-rto">
          <span>RTO {duration(windowEnd)}</span>
        </div>
      </div>
    </div>
  )
}
