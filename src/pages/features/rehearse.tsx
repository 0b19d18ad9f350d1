import { Band } from '../../components/band.tsx'
import { screens } from '../../product/screens.tsx'
import { CapabilityList } from './capability-list.tsx'
import type { PhaseFacts } from './copy.ts'

const { Component: RaiseIssues } = screens['raise-issues']

/** Rehearse: an issue as it is raised, and beside it the facts on the rehearsal's dashed blue. */
export function RehearsePhase({ title, lead, facts }: PhaseFacts) {
  return (
    <Band name="Rehearse" id="rehearse" on="bg-ground-2" className="band cols gap-y-8 items-start">
      <div className="col-span-12 lg:col-span-5">
        <h2>{title}</h2>
        <p className="lead mt-4">{lead}</p>
        <CapabilityList
          facts={facts}
          className="mt-6 grid gap-4 pl-6 edge-l-2-dashed-rehearse [&_dd]:text-ink-2"
          itemClass=""
        />
      </div>
      <div className="col-span-12 lg:col-span-7 lg:pl-6">
        <RaiseIssues />
      </div>
    </Band>
  )
}
