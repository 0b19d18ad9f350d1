import { RecordSheet } from '../../product/record-sheet.tsx'
import type { PhaseFacts } from './copy.ts'
import { CapabilityList } from './capability-list.tsx'

/** Evidence: a page of the record, with the facts as notes in its margin. */
export function EvidencePhase({ title, lead, facts }: PhaseFacts) {
  return (
    <section className="ruled" id="evidence">
      <div className="page band cols feat-evidence">
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <RecordSheet />
        <CapabilityList facts={facts} className="feat-margin" />
      </div>
    </section>
  )
}
