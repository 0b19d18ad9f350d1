import { screens } from '../../product/screens.tsx'
import type { PhaseFacts } from './copy.ts'
import { CapabilityList } from './capability-list.tsx'

const { Component: RaiseIssues } = screens['raise-issues']

/** Rehearse: an issue as it is raised, and beside it the facts. */
export function RehearsePhase({ title, lead, facts }: PhaseFacts) {
  return (
    <section className="ruled" id="rehearse">
      <div className="page band cols feat-rehearse">
        <div className="feat-rehearse-text">
          <h2>{title}</h2>
          <p className="lead mt-7">{lead}</p>
          <CapabilityList facts={facts} className="feat-list" />
        </div>
        <div className="feat-rehearse-screen">
          <RaiseIssues />
        </div>
      </div>
    </section>
  )
}
