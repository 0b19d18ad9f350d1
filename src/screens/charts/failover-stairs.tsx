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
const hours = hoursUpTo(impactTolerance)

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
/** Bars are in the middle of their row. */
const middle = 'inset-y-5'
const verdict =
  'absolute top-3 z-1 ahead -ml-2.5 pl-1.5 bg-ground-2 fw-600 text-right whitespace-nowrap'

/** One step per tier. The RTO and the tolerance cross all steps. */
export function FailoverStairs() {
  return (
    <>
      <div
        className="stairs drawing isolate media-phone:sr-only text-small leading-tight whitespace-nowrap exact-colours"
        style={{ '--end': end, '--at': rto }}
      >
        <Axis />
        <table className="table-fixed relative -mt-5">
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
      className="mr-[calc(2*var(--nums))] ml-$names relative h-10 text-data text-ink-3"
      aria-hidden
    >
      <b className={`absolute ${atTime} centred text-late`}>RTO {duration(rto)}</b>
      <b className={`absolute ${atTime} centred text-ink`} style={{ '--at': impactTolerance }}>
        Tolerance {duration(impactTolerance)}
      </b>
      {hours.map((minute) => (
        <span
          className={`absolute ${atTime} centred top-5 print:even:hidden`}
          key={minute}
          style={{ '--at': minute }}
        >
          {clockTime(t0, minute)}
        </span>
      ))}
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

/** The estimate as an outline, the measured time solid, hatched after the RTO, and the way down to the next tier. */
function TierLane({ estimated, measured }: Pick<(typeof steps)[number], 'estimated' | 'measured'>) {
  return (
    <td className="relative edge-t-$line p-0">
      {length(estimated) > 0 && (
        <i
          className={`absolute ${overTime} ${middle} edge-1.5-dashed-ink-2 rounded-bar`}
          style={placed(estimated)}
        />
      )}
      <i className={`absolute ${overTime} ${middle} bg-ink`} style={placed(measured)} />
      {measured.to > rto && (
        <i
          className={`absolute ${overTime} ${middle} edge-late [background:repeating-linear-gradient(135deg,var(--late)_0_4px,var(--ground-2)_4px_8px)]`}
          style={placed({ from: Math.max(measured.from, rto), to: measured.to })}
        />
      )}
      {measured.to < failoverTimes.measured && (
        <i
          className={`absolute ${atTime} top-[calc(100%-20px)] z-1 -ml-px h-10.25 edge-l-2-ink`}
          style={{ '--at': measured.to }}
        />
      )}
    </td>
  )
}

/** The hours, the RTO and the tolerance as lines across all steps. */
function Limits() {
  return (
    <div
      className="mr-[calc(2*var(--nums))] ml-$names absolute top-13.5 bottom-0 inset-x-0 pointer-events-none"
      aria-hidden
    >
      {hours.slice(0, -1).map((minute) => (
        <i
          key={minute}
          className={`absolute ${atTime} top-0 bottom-[calc(var(--row)_+_1px)] -z-1 edge-l-rule`}
          style={{ '--at': minute }}
        />
      ))}
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
