import { FloatChart } from '../../product/float-chart.tsx'
import type { PhaseFacts } from './copy.ts'
import { CapabilityList } from './capability-list.tsx'

/** Plan: what can slip, drawn; the facts as ruled rows below it. */
export function PlanPhase({ title, lead, facts }: PhaseFacts) {
  return (
    <section className="ruled" id="plan">
      <div className="page band cols feat-plan">
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <div className="feat-float">
          <FloatChart />
        </div>
        <CapabilityList facts={facts} className="feat-rows" />
      </div>
    </section>
  )
}
