import { screens } from '../../product/screens.tsx'
import type { PhaseFacts } from './copy.ts'
import { CapabilityList } from './capability-list.tsx'

const { Component: HomePage } = screens['home-page']

/** Execute: the night in the dark, an owner's page across it, the facts as a table. */
export function ExecutePhase({ title, lead, facts }: PhaseFacts) {
  return (
    <section className="ruled on-dark" id="execute">
      <div className="page band">
        <h2 className="max-w-[12.1em]">{title}</h2>
        <p className="mt-7 text-[1.1875rem] leading-[1.5] text-on-bottle-2 measure">{lead}</p>
        <div className="feat-execute-screen">
          <HomePage />
        </div>
        <CapabilityList facts={facts} className="feat-table" />
      </div>
    </section>
  )
}
