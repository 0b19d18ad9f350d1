import { relativeDays } from '@cuewright/runbook/words'
import { StatusChip } from '../kit/chips.tsx'
import { dayFromEvent, shortDay } from '../../events/event-days.ts'
import { Field, Toolbar } from '../kit/controls.tsx'
import { type Screen, Window } from '../kit/window.tsx'
import { at } from '../../events/event-times.ts'
import { eventIssues } from '../../events/payments-migration-issues.ts'
import { eventRecord as record } from '../../events/payments-migration-record.ts'
import { rehearsalLadder } from '../../events/payments-migration-rehearsal.ts'
import { cutover, eventNumber, fallback } from '../../events/payments-migration-runbooks.ts'
import { paymentsMigration as event } from '../../events/payments-migration.ts'

const stages = ['Draft', 'Rehearsed', 'Approved', 'Live', 'Closed']
const stage = 2
const lastApproval = record.approvals.at(-1)!.days
const related = [
  ['Approvals', record.approvals.length],
  ['Runbooks', [cutover, fallback].length],
  ['Rehearsals', rehearsalLadder.length],
  ['Issues', eventIssues.length],
] as const

function span({ start, end }: { start: number; end: number }) {
  return `${at(start)} to ${at(end)}`
}

const fields = [
  ['Scenario', record.scenario],
  ['Change', `${record.change}, ${record.type.toLowerCase()}`],
  ['T0', `${shortDay(record.date)} ${event.t0}`],
  ['Risk', record.risk],
  ['Change window', span(record.window)],
  ['Announced outage', span(record.announcedOutage)],
  ['Services', record.services.join(', ')],
  ['Bridge call', record.bridge],
  ['Summary', record.summary],
] as const

export const eventRecordPage: Screen = {
  title: 'Event Record Page',
  days: lastApproval,
  when: shortDay(dayFromEvent(lastApproval)),
  desk: 'Change',
  alt: `The event ${event.name}, approved: change ${record.change}, risk ${record.risk}, window ${span(record.window)}, announced outage ${span(record.announcedOutage)}, and ${record.approvals.length} approvals. The services affected are listed.`,
  Component: EventRecordPage,
}

function EventRecordPage() {
  return (
    <Window of={eventRecordPage}>
      <Toolbar title={`${eventNumber} ${event.name}`} tools={['Rehearse']} main="Save" />
      <div className="ui-stages flex py-3 px-4 gap-0.5">
        {stages.map((name, i) => (
          <span key={name} data-stage={i < stage ? 'past' : i === stage ? 'current' : undefined}>
            {name}
          </span>
        ))}
      </div>
      <div className="event-form">
        {fields.map(([name, value]) => (
          <Field key={name} name={name} isBoxed>
            {value}
          </Field>
        ))}
      </div>
      <div className="event-lists">
        {related.map(([name, count], i) => (
          <span key={name} data-current={i === 0 || undefined}>
            {name} <b>{count}</b>
          </span>
        ))}
      </div>
      <div className="pb-3 px-4 [&>:last-child]:edge-0">
        {record.approvals.map(({ role, decision, days }) => (
          <div key={role} className="ui-row">
            <span>
              {role}
              <small className="inline ml-2.5">
                {shortDay(dayFromEvent(days))}, {relativeDays(days)}
              </small>
            </span>
            <StatusChip is="done">{decision}</StatusChip>
          </div>
        ))}
      </div>
    </Window>
  )
}
