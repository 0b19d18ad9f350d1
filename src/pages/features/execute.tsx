import { Band } from '../../components/band.tsx'
import { screens } from '../../product/screens.tsx'
import { CapabilityList } from './capability-list.tsx'
import type { PhaseFacts } from './copy.ts'

const { Component: HomePage } = screens['home-page']

/** Execute: the event in the dark, an owner's page across it, the facts beside it. */
export function ExecutePhase({ title, lead, facts }: PhaseFacts) {
  return (
    <Band name="Execute" id="execute" on="on-dark">
      <div className="cols gap-y-3 items-end mb-8">
        <h2 className="col-span-12 md:col-span-7">{title}</h2>
        <p className="lead col-span-12 md:col-span-5 text-on-bottle-2!">{lead}</p>
      </div>
      <div className="cols gap-y-8 items-start">
        <CapabilityList
          facts={facts}
          className="col-span-12 lg:col-span-4 [&_dd]:text-on-bottle-2"
          itemClass="py-3 edge-t-on-bottle-2"
        />
        <div className="col-span-12 lg:col-span-8">
          <HomePage />
        </div>
      </div>
    </Band>
  )
}
