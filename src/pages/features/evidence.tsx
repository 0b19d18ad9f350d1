import { Band } from '../../components/band.tsx'
import { RecordSheet } from '../../product/record-sheet.tsx'
import { CapabilityList } from './capability-list.tsx'
import type { PhaseFacts } from './copy.ts'

/** Evidence: a page of the audit trail, with the facts as notes in its margin. */
export function EvidencePhase({ title, lead, facts }: PhaseFacts) {
  return (
    <Band name="Evidence" id="evidence">
      <h2>{title}</h2>
      <p className="lead mt-3 mb-7">{lead}</p>
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
