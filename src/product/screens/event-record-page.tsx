import { relativeDays } from '../../lib/clock.ts'
import { StatusChip } from '../kit/chips.tsx'
import { dayFromEvent, shortDay } from '../kit/day.ts'
import { Field } from '../kit/field.tsx'
import type { Screen } from '../kit/screen.ts'
import { Tool, Toolbar } from '../kit/toolbar.tsx'
import { Window } from '../kit/window.tsx'
import { at } from '../event-times.ts'
import { eventIssues } from '../payments-migration-issues.ts'
import { eventRecord as record } from '../payments-migration-record.ts'
import { rehearsalLadder } from '../payments-migration-rehearsal.ts'
import { cutover, eventNumber, fallback } from '../payments-migration-runbooks.ts'
import { paymentsMigration as event } from '../payments-migration.ts'

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

export const eventRecordPage: Screen = {
  title: 'Event Record Page',
  when: shortDay(dayFromEvent(lastApproval)),
  desk: 'Change',
  alt:
    `The record of the event ${event.name}, a form at the stage Approved: change ${record.change}, risk ${record.risk}, ` +
    `window ${span(record.window)}, announced outage ${span(record.announcedOutage)}, the services affected, ` +
    `and below it the related lists, of which the ${record.approvals.length} approvals are open.`,
  Component: EventRecordPage,
}

function EventRecordPage() {
  return (
    <Window of={eventRecordPage}>
      <Toolbar title={`${eventNumber} ${event.name}`}>
        <Tool>Rehearse</Tool>
        <Tool isMain>Save</Tool>
      </Toolbar>
      <div className="ui-stages flex py-3 px-4 gap-0.5">
        {stages.map((name, i) => (
          <span key={name} data-stage={i < stage ? 'past' : i === stage ? 'current' : undefined}>
            {name}
          </span>
        ))}
      </div>
      <div className="event-form">
        <Field name="Scenario" isBoxed>
          {record.scenario}
        </Field>
        <Field name="Change" isBoxed>
          {record.change}, {record.type.toLowerCase()}
        </Field>
        <Field name="T0" isBoxed>
          {shortDay(record.date)} {event.t0}
        </Field>
        <Field name="Risk" isBoxed>
          {record.risk}
        </Field>
        <Field name="Change window" isBoxed>
          {span(record.window)}
        </Field>
        <Field name="Announced outage" isBoxed>
          {span(record.announcedOutage)}
        </Field>
        <Field name="Services" isBoxed>
          {record.services.join(', ')}
        </Field>
        <Field name="Bridge call" isBoxed>
          {record.bridge}
        </Field>
        <Field name="Summary" isBoxed>
          {record.summary}
        </Field>
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
