import { Band } from '../../components/band.tsx'
import { BandHead } from '../../components/band-head.tsx'
import { FloatChart } from '../../screens/charts/float-chart.tsx'
import type { PhaseFacts, Capability } from './copy.ts'
import { screens } from '../../screens/screens.tsx'
import { RecordSheet } from '../../screens/record-sheet.tsx'

export function PlanPhase({ title, lead, facts }: PhaseFacts) {
  return (
    <Band name="Plan" id="plan">
      <h2 className="text-item!">{title}</h2>
      <p className="headings-face text-statement mt-4 mb-10 text-balance">{lead}</p>
      <FloatChart />
      <CapabilityList
        facts={facts}
        className="grid sm:grid-cols-2 lg:grid-cols-4 gap-6 mt-8 [&_dd]:text-ink-2"
        itemClass="pt-3 edge-t-ink"
      />
    </Band>
  )
}

const { Component: RaiseIssues } = screens['raise-issues']

export function RehearsePhase({ title, lead, facts }: PhaseFacts) {
  return (
    <Band name="Rehearse" id="rehearse" on="bg-ground-2" className="band cols gap-y-8 items-start">
      <div className="col-span-12 lg:col-span-5">
        <h2>{title}</h2>
        <p className="lead text-balance mt-4">{lead}</p>
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

const { Component: HomePage } = screens['home-page']

export function ExecutePhase({ title, lead, facts }: PhaseFacts) {
  return (
    <Band name="Execute" id="execute" on="on-dark">
      <BandHead title={title} lead={lead} className="mb-8" />
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

export function EvidencePhase({ title, lead, facts }: PhaseFacts) {
  return (
    <Band name="Evidence" id="evidence">
      <BandHead title={title} lead={lead} className="mb-7" />
      <div className="cols gap-y-8 items-start">
        <div className="col-span-12 lg:col-span-8">
          <RecordSheet />
        </div>
        <CapabilityList
          facts={facts}
          className="col-span-12 lg:col-span-4 lg:pl-6 [&_dd]:text-ink-2"
          itemClass="py-3 edge-t-rule-strong"
        />
      </div>
    </Band>
  )
}

type Props = {
  facts: readonly Capability[]
  className: string
  itemClass: string
}

function CapabilityList({ facts, className, itemClass }: Props) {
  return (
    <dl className={className}>
      {facts.map(({ name, text }) => (
        <div key={name} className={itemClass}>
          <dt className="fw-560 leading-tight">{name}</dt>
          <dd className="mt-1 leading-normal">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
