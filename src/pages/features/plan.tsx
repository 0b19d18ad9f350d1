import { FloatChart } from '../../product/float-chart.tsx'
import type { PhaseFacts } from './capability.ts'
import { Facts } from './facts.tsx'

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
        <Facts facts={facts} className="feat-rows" />
      </div>
    </section>
  )
}
