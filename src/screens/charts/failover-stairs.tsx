import type { ReactNode } from 'react'
import { clockTime, duration } from '../../lib/clock.ts'
import { viewOf, type Course } from '#runbook/model'
import { hoursUpTo, scaleTo } from '#runbook-ui/bars'
import {
  estimatedCourse,
  failoverTimes,
  measuredCourse,
  paymentsFailover,
  tiers,
  type Tier,
} from '../../events/payments-failover.ts'

const { tasks, t0 } = paymentsFailover
const { rto, impactTolerance } = failoverTimes
const scale = scaleTo(impactTolerance + 12)

// A tier stands when its last task has finished. The next tier may then start.
function standsAt(plan: Course, tier: Tier) {
  return Math.max(
    ...tasks.filter((task) => task.tier === tier).map(({ id }) => viewOf(plan, id).finish),
  )
}

const steps = tiers.map((tier, i) => {
  const above = tiers[i - 1]?.id

  function spanIn(plan: Course) {
    const from = above ? standsAt(plan, above) : 0
    return { from, to: standsAt(plan, tier.id) }
  }

  return { ...tier, estimated: spanIn(estimatedCourse), measured: spanIn(measuredCourse) }
})

function length({ from, to }: { from: number; to: number }) {
  return to - from
}

function span({ from, to }: { from: number; to: number }) {
  return { left: scale.at(from), width: scale.at(to - from) }
}

const head = 'text-data text-ink-3'
const time =
  'stairs-time p-0 md:pl-4 md:edge-t-$line max-md:py-2.5 max-md:pl-2 max-md:text-right max-md:whitespace-nowrap'

/** A step per tier: its teams' estimate above, the measured time below, the RTO and the tolerance across all. */
export function FailoverStairs() {
  return (
    <div
      className="drawing relative min-h-140 max-md:min-h-0 [--line:var(--rule)] [--names:216px] [--nums:112px] [--row:66px] max-md:[--names:0px] max-md:[--nums:0px] pt-3.5 text-small leading-tight exact-colours"
      style={{ '--rto': scale.at(rto), '--tolerance': scale.at(impactTolerance) }}
    >
      <Axis />
      <table className="table-fixed max-md:block">
        <caption className="sr-only">
          Failover tier by tier, with the time that its teams had estimated and the recovery time
          actual of an exercise
        </caption>
        <Head />
        <tbody className="max-md:block">
          {steps.map(({ id, name, what, estimated, measured }) => (
            <Step
              key={id}
              name={name}
              what={what}
              estimate={length(estimated) > 0 ? duration(length(estimated)) : 'none'}
              actual={duration(length(measured))}
            >
              <TierLane estimated={estimated} measured={measured} />
            </Step>
          ))}
        </tbody>
        <tfoot className="max-md:block [--line:var(--ink)]">
          <Step
            name="In all"
            what="Team estimates, and recovery time"
            estimate={duration(failoverTimes.estimated)}
            actual={duration(failoverTimes.measured)}
          >
            <td className="relative md:edge-t-$line max-md:[grid-area:2/1/3/4] p-0 max-md:pb-3">
              <p className="z-1 md:pl-1.5 md:bg-ground-2 absolute top-3 right-[calc(100%_-_var(--tolerance)_+_10px)] text-small fw-600 text-right max-md:static max-md:text-left">
                {duration(failoverTimes.measured - rto)} past the RTO,
                <br />
                {duration(impactTolerance - failoverTimes.measured)} inside the tolerance
              </p>
            </td>
          </Step>
        </tfoot>
      </table>
      <Limits />
    </div>
  )
}

function Axis() {
  return (
    <div
      className="mr-[calc(2*var(--nums))] ml-$names relative h-5 text-data text-ink-3 max-md:hidden"
      aria-hidden
    >
      {hoursUpTo(scale.end - 60)
        .filter((minute) => minute !== rto)
        .map((minute) => (
          <span
            className="absolute pl-1.5 whitespace-nowrap max-lg:last-of-type:hidden"
            key={minute}
            style={{ left: scale.at(minute) }}
          >
            {clockTime(t0, minute)}
          </span>
        ))}
      <b className="text-late absolute pl-1.5 whitespace-nowrap" style={{ left: scale.at(rto) }}>
        RTO {duration(rto)}
      </b>
      <b
        className="ahead pr-1.5 pl-0 text-ink absolute whitespace-nowrap"
        style={{ left: scale.at(impactTolerance) }}
      >
        Tolerance {duration(impactTolerance)}
      </b>
    </div>
  )
}

function Head() {
  return (
    <thead className="max-md:hidden">
      <tr>
        <th className={`${head} w-$names p-0 pb-1.5`} scope="col">
          Tier
        </th>
        <th className={`${head} p-0 pb-1.5 pl-4`} scope="col">
          <span className="sr-only">Span</span>
        </th>
        <th className={`${head} w-$nums p-0 pb-1.5 pl-4`} scope="col">
          Estimate
        </th>
        <th className={`${head} w-$nums p-0 pb-1.5 pl-4`} scope="col">
          Measured
        </th>
      </tr>
    </thead>
  )
}

/** The estimate as an outline; the measured time below it, hatched past the RTO. */
function TierLane({ estimated, measured }: Pick<(typeof steps)[number], 'estimated' | 'measured'>) {
  return (
    <td className="stairs-lane relative md:edge-t-$line max-md:[grid-area:2/1/3/4] p-0 max-md:h-14.5">
      {length(estimated) > 0 && (
        <i
          className="absolute top-6.5 bottom-0.5 edge-1.5-dashed-ink-2 rounded-bar"
          style={span(estimated)}
        />
      )}
      <i className="absolute top-6.5 -bottom-px bg-ink" style={span(measured)} />
      {measured.to > rto && (
        <i
          className="absolute top-6.5 -bottom-px edge-t-late edge-r-late [background:repeating-linear-gradient(135deg,var(--late)_0_4px,var(--ground-2)_4px_8px)]"
          style={span({ from: Math.max(measured.from, rto), to: measured.to })}
        />
      )}
    </td>
  )
}

/** The RTO and the tolerance as lines across all steps. */
function Limits() {
  return (
    <div
      className="mr-[calc(2*var(--nums))] ml-$names absolute top-3.5 bottom-0 inset-x-0 pointer-events-none max-md:hidden"
      aria-hidden
    >
      <i
        className="absolute top-0 bottom-[calc(var(--row)_+_1px)] edge-l-2-dashed-late"
        style={{ left: scale.at(rto) }}
      />
      <i className="absolute inset-y-0 edge-l-3-ink" style={{ left: scale.at(impactTolerance) }} />
    </div>
  )
}

type StepProps = {
  name: string
  what: string
  estimate: string
  actual: string
  children: ReactNode
}

/** A tier, or the sum of all. */
function Step({ name, what, estimate, actual, children }: StepProps) {
  return (
    <tr className="max-md:grid max-md:grid-cols-[1fr_4.5rem_5.5rem] max-md:edge-t-rule">
      <th scope="row" className="md:h-$row p-0 max-md:py-2.5 md:pr-3 md:edge-t-$line">
        <b className="block">{name}</b> <span className="block text-ink-3 text-data">{what}</span>
      </th>
      {children}
      <td className={time} data-of="estimate">
        {estimate}
      </td>
      <td className={time} data-of="actual">
        <b>{actual}</b>
      </td>
    </tr>
  )
}
