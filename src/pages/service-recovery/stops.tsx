import { CaseList } from '../../components/scenario/case-list.tsx'
import type { Cases } from '../../content/scenarios.ts'

/** Before, between and on the day: three stops along one line. */
export function Stops({ title, cards }: Cases) {
  return (
    <section className="ruled">
      <div className="page band">
        <h2>{title}</h2>
        <CaseList
          cards={cards}
          className="readiness grid md:grid-cols-3 max-md:gap-6 mt-9"
          itemClass="relative edge-t-4-done md:edge-l-rule-strong pt-6 md:px-6 grid md:[grid-template-rows:auto_1fr_auto] gap-3"
        />
      </div>
    </section>
  )
}
