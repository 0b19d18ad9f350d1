import type { ReactNode } from 'react'
import { clockTime, duration } from '@cuewright/runbook/words'
import { viewOf, type Course } from '@cuewright/runbook/model'
import { hoursUpTo } from '@cuewright/runbook-ui/bars'
import {
  estimatedCourse,
  failoverTimes,
  measuredCourse,
  paymentsFailover,
  tiers,
  type Tier,
} from '../../events/payments-failover.ts'
import { atTime, overTime } from './placed.ts'
import { FailoverPhone } from './failover-phone.tsx'

const { t0 } = paymentsFailover
const { rto, impactTolerance } = failoverTimes
const end = impactTolerance + 12

// A tier is back when its last task finishes. Then the next tier may start.
function standsAt(plan: Course, tier: Tier) {
  return Math.max(...tier.tasks.map((id) => viewOf(plan, id).finish))
}

const steps = tiers.map((tier, i) => {
  const above = tiers[i - 1]

  function spanIn(plan: Course) {
    const from = above ? standsAt(plan, above) : 0
    return { from, to: standsAt(plan, tier) }
  }

  return { ...tier, estimated: spanIn(estimatedCourse), measured: spanIn(measuredCourse) }
})

function length({ from, to }: { from: number; to: number }) {
  return to - from
}

function placed({ from, to }: { from: number; to: number }) {
  return { '--at': from, '--for': to - from }
}

const heads = [
  ['Tier', 'w-$names p-0 pb-1.5'],
  ['Span', 'p-0 pb-1.5 pl-4', true],
  ['Estimate', 'w-$nums p-0 pb-1.5 pl-4'],
  ['Measured', 'w-$nums p-0 pb-1.5 pl-4'],
] as const
const time = 'p-0 pl-4 edge-t-$line'
const verdict =
  'absolute top-3 z-1 ahead -ml-2.5 pl-1.5 bg-ground-2 fw-600 text-right whitespace-nowrap'

/** One step per tier: the estimate above, the measured time below. The RTO and the tolerance cross all steps. */
export function FailoverStairs() {
  return (
    <>
      <div
        className="stairs drawing media-phone:sr-only text-small leading-tight whitespace-nowrap exact-colours"
        style={{ '--end': end, '--at': rto }}
      >
        <Axis />
        <table className="table-fixed">
          <caption className="sr-only">
            Failover tier by tier, with the time that its teams had estimated and the recovery time
            actual of an exercise
          </caption>
          <Head />
          <tbody>
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
          <tfoot className="[--line:var(--ink)]">
            <Step
              name="In all"
              what="Team estimates, and recovery time"
              estimate={duration(failoverTimes.estimated)}
              actual={duration(failoverTimes.measured)}
            >
              <td className="relative edge-t-$line p-0">
                <p className={`${verdict} ${atTime}`} style={{ '--at': impactTolerance }}>
                  {duration(failoverTimes.measured - rto)} past the RTO,
                  <br />
                  {duration(impactTolerance - failoverTimes.measured)} within the tolerance
                </p>
              </td>
            </Step>
          </tfoot>
        </table>
        <Limits />
      </div>
      <FailoverPhone steps={steps} />
    </>
  )
}

function Axis() {
  return (
    <div
      className="mr-[calc(2*var(--nums))] ml-$names relative h-5 text-data text-ink-3"
      aria-hidden
    >
      {hoursUpTo(impactTolerance - 1)
        .filter((minute) => minute !== rto)
        .map((minute) => (
          <span
            className={`absolute ${atTime} pl-1.5 max-lg:last-of-type:hidden`}
            key={minute}
            style={{ '--at': minute }}
          >
            {clockTime(t0, minute)}
          </span>
        ))}
      <b className={`absolute ${atTime} text-late pl-1.5`}>RTO {duration(rto)}</b>
      <b className={`absolute ${atTime} pl-2 text-ink`} style={{ '--at': impactTolerance }}>
        Tolerance {duration(impactTolerance)}
      </b>
    </div>
  )
}

function Head() {
  return (
    <thead>
      <tr>
        {heads.map(([name, place, isSpoken]) => (
          <th key={name} className={`text-data text-ink-3 ${place}`} scope="col">
            {isSpoken ? <span className="sr-only">{name}</span> : name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The estimate as an outline, and below it the measured time, hatched after the RTO. */
function TierLane({ estimated, measured }: Pick<(typeof steps)[number], 'estimated' | 'measured'>) {
  return (
    <td className="relative edge-t-$line p-0">
      {length(estimated) > 0 && (
        <i
          className={`absolute ${overTime} top-6.5 bottom-0.5 edge-1.5-dashed-ink-2 rounded-bar`}
          style={placed(estimated)}
        />
      )}
      <i className={`absolute ${overTime} top-6.5 -bottom-px bg-ink`} style={placed(measured)} />
      {measured.to > rto && (
        <i
          className={`absolute ${overTime} top-6.5 -bottom-px edge-t-late edge-r-late [background:repeating-linear-gradient(135deg,var(--late)_0_4px,var(--ground-2)_4px_8px)]`}
          style={placed({ from: Math.max(measured.from, rto), to: measured.to })}
        />
      )}
    </td>
  )
}

/** The RTO and the tolerance as lines across all steps. */
function Limits() {
  return (
    <div
      className="mr-[calc(2*var(--nums))] ml-$names absolute top-3.5 bottom-0 inset-x-0 pointer-events-none"
      aria-hidden
    >
      <i
        className={`absolute ${atTime} top-0 bottom-[calc(var(--row)_+_1px)] edge-l-2-dashed-late`}
      />
      <i
        className={`absolute ${atTime} inset-y-0 edge-l-3-ink`}
        style={{ '--at': impactTolerance }}
      />
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

/** One tier, or the total. */
function Step({ name, what, estimate, actual, children }: StepProps) {
  return (
    <tr>
      <th scope="row" className="h-$row p-0 pr-3 edge-t-$line">
        <b className="block">{name}</b> <span className="block text-ink-3 text-data">{what}</span>
      </th>
      {children}
      <td className={time}>{estimate}</td>
      <td className={time}>
        <b>{actual}</b>
      </td>
    </tr>
  )
}
