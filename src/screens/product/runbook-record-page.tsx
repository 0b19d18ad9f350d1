import { duration } from '@cuewright/runbook/words'
import { viewOf, criticalPath } from '@cuewright/runbook/model'
import { phaseNames } from '@cuewright/runbook-ui/bars'
import { Field } from '../kit/controls.tsx'
import { type Screen, Window } from '../kit/window.tsx'
import { at, plan, runAt } from '../../events/event-times.ts'
import { gateCriteria } from '../../events/payments-migration-detail.ts'
import { cutover, fallback } from '../../events/payments-migration-runbooks.ts'
import { paymentsMigration as event } from '../../events/payments-migration.ts'
import { phaseSpans } from './event-runbooks.tsx'

/** The minute of the first gate's go. */
const view = runAt(viewOf(plan, '3').finish)
const gates = (['3', '14'] as const).map((id) => ({
  view: viewOf(view, id),
  criteria: gateCriteria[id],
}))
const critical = criticalPath(plan)
const [first, second] = gates

export const runbookRecordPage: Screen = {
  title: 'Runbook Record Page',
  days: 0,
  minute: view.minute,
  when: `${event.day} ${at(view.minute)}`,
  desk: cutover.owner,
  alt:
    `The runbook ${cutover.name} and the criteria of its two gates. ` +
    `${first?.view.task.name} has four yeses and was decided Go at ${at(first!.view.finish)}. ` +
    `${second?.view.task.name}, at ${at(second!.view.start)}, is still open.`,
  Component: RunbookRecordPage,
}

function RunbookRecordPage() {
  return (
    <Window of={runbookRecordPage} className="sheet-record">
      <div className="p-4 bg-$soft @[760px]:p-4.5">
        <div className="mb-2.5 text-item fw-560">{cutover.name}</div>
        <div className="sheet-facts">
          <Field name="Number">
            {cutover.number}, version {cutover.version}
          </Field>
          <Field name="Owner">{cutover.owner}</Field>
          <Field name="Planned">
            {at(0)} to {at(plan.finish)}, {duration(plan.finish)}
          </Field>
          {phaseSpans(plan.tasks).map(({ phase, count, from, to }) => (
            <Field key={phase} name={phaseNames[phase]}>
              {count} tasks, {at(from)} to {at(to)}
            </Field>
          ))}
          <Field name="Critical path">{critical.length} tasks</Field>
          <Field name="Backout">
            {fallback.number}, {fallback.tasks.length} tasks
          </Field>
        </div>
      </div>
      <div className="grid gap-3.5 p-4 @[760px]:p-4.5">
        {gates.map(({ view: { task, start, finish, state }, criteria }) => (
          <div
            key={task.id}
            className="group edge-$edge rounded-btn"
            data-state={state}
            data-spare={state !== 'done' || undefined}
          >
            <div className="flex gap-3 items-center p-3 edge-b-$edge fw-600">
              <i className="sheet-gate" />
              <span>
                {task.name}
                <small>
                  {at(start)}, decided by the {task.gate?.decidedBy}
                </small>
              </span>
              <b className="group-data-[state=done]:text-done ml-auto px-2.5 py-0.75 edge-2-current rounded-bar whitespace-nowrap">
                {state === 'done' ? `Go, ${at(finish)}` : 'Open'}
              </b>
            </div>
            {criteria.map(({ condition, owner }) => (
              <div key={condition} className="sheet-line">
                <i className="sheet-tick" />
                <span>{condition}</span>
                <span className="ui-label">
                  {owner}
                  {state === 'done' && ': yes'}
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Window>
  )
}
