import { sampleNote } from '../../content/sample.ts'
import { clockTime, duration } from '../../lib/clock.ts'
import { FailbackClimb, failbackTimes } from '../../product/scenario-runbooks/failback-climb.tsx'
import { FailoverStairs, failoverTimes } from '../../product/scenario-runbooks/failover-stairs.tsx'

/** Declared, promised, measured: the three numbers of a disaster recovery on one scale. */
export function FailoverNumbers() {
  const { declared, rto, measured } = failoverTimes
  const lines = [
    { name: 'Declared', text: 'the plan’s own figures, added up', minutes: declared },
    { name: 'RTO', text: 'promised for the service', minutes: rto },
    { name: 'Measured', text: 'from first failed payment to first good one', minutes: measured },
  ]
  return (
    <div className="opening-bars">
      <dl>
        {lines.map(({ name, text, minutes }) => (
          <div key={name} data-over={minutes > rto || undefined}>
            <dt>
              <b>{name}</b> {text}
            </dt>
            <dd>
              <i style={{ width: `${((minutes / measured) * 100).toFixed(1)}%` }} aria-hidden />
              {duration(minutes)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="sample">{sampleNote}: Payments failover, Wednesday 14:05</p>
    </div>
  )
}

type Props = { title: string; text: string; failback: { title: string; text: string } }

/** The failover tier by tier, and the way home beside it. */
export function Failover({ title, text, failback }: Props) {
  return (
    <>
      <section className="bg-ground-2 ruled">
        <div className="page band">
          <h2 className="max-w-[12.1em]">{title}</h2>
          <p className="mt-6 measure text-ink-2">{text}</p>
          <FailoverStairs />
        </div>
      </section>
      <section className="ruled">
        <div className="page band cols items-start">
          <div className="col-span-12 lg:col-span-4">
            <h2>{failback.title}</h2>
            <p className="mt-6 text-ink-2">{failback.text}</p>
            <p className="mt-6">
              Planned from {failbackTimes.t0} to {clockTime(failbackTimes.t0, failbackTimes.finish)}
              , {duration(failbackTimes.windowEnd - failbackTimes.finish)} before its window ends.
            </p>
          </div>
          <div className="col-span-12 lg:col-span-8 mt-8 lg:mt-0">
            <FailbackClimb />
          </div>
        </div>
      </section>
    </>
  )
}
