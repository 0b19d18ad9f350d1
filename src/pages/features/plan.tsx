import { Band } from '../../components/band.tsx'
import { FloatChart } from '../../product/float-chart.tsx'
import { CapabilityList } from './capability-list.tsx'
import type { PhaseFacts } from './copy.ts'

/** Plan: what can slip, drawn; the facts in a row below it. */
export function PlanPhase({ title, lead, facts }: PhaseFacts) {
  return (
    <Band name="Plan" id="plan">
      <div className="cols gap-y-3 items-end mb-8">
        <h2 className="col-span-12 md:col-span-7">{title}</h2>
        <p className="lead col-span-12 md:col-span-5">{lead}</p>
      </div>
      <FloatChart />
      <CapabilityList
        facts={facts}
        className="ruled-columns grid sm:grid-cols-2 lg:grid-cols-5 gap-6 mt-8 [&_dd]:text-ink-2"
        itemClass="pt-3 edge-t-ink"
      />
    </Band>
  )
}
