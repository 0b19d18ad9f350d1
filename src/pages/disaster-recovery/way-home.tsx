import { Band } from '../../components/band.tsx'
import { ReasonList } from '../../components/scenario/reason-list.tsx'
import type * as copy from './copy.ts'
import type { Reasons } from '../../content/scenarios.ts'
import { FailbackClimb } from '../../screens/charts/failback-climb.tsx'

export function WayHome({ failback, why }: { failback: typeof copy.failback; why: Reasons }) {
  return (
    <Band name="Why" on="bg-ground-2" className="band cols gap-y-12 items-start">
      <div className="col-span-12 lg:col-span-5 lg:pr-6">
        <h2>{why.title}</h2>
        <ReasonList
          of={why}
          className="mt-6 [&_p]:text-ink-2"
          itemClass="py-4 edge-t-rule-strong"
        />
      </div>
      <div className="col-span-12 lg:col-span-7">
        <h2>{failback.title}</h2>
        <p className="mt-4 mb-7 text-ink-2">
          {failback.text} {failback.plan}
        </p>
        <FailbackClimb />
      </div>
    </Band>
  )
}
