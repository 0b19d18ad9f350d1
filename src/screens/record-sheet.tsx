import { duration } from '@cuewright/runbook/words'
import type { TaskView } from '@cuewright/runbook/model'
import { shortDay } from '../events/event-days.ts'
import { at, runAt, plan } from '../events/event-times.ts'
import { eventRecord } from '../events/payments-migration-record.ts'
import { eventNumber } from '../events/payments-migration-runbooks.ts'
import { paymentsMigration as event } from '../events/payments-migration.ts'

/** Tasks with a decision, tasks that ran late, and tasks that moved because of those. */
const shown = new Set(['3', '6', '8', '14'])
const rows = runAt(plan.finish).tasks.filter(({ task }) => shown.has(task.id))

function against({ start, plannedStart, behind }: TaskView): string {
  if (behind === 0) return 'as planned'
  const started = start - plannedStart
  return started > 0 ? `started ${duration(started)} later` : `took ${duration(behind)} longer`
}

const column = 'pl-0 pr-4 align-top sm:not-first:pl-3.5 sm:not-first:edge-l-rule'
const head = `${column} py-1.75 edge-t-3-ink edge-b-ink text-ink-2`
const cell = `${column} py-2.75 edge-b-rule max-sm:py-0 max-sm:edge-0`

export function RecordSheet() {
  return (
    <table className="text-small narrow">
      <caption className="pb-2.5 text-left text-ink-2">
        <b>
          {eventNumber} {event.name}
        </b>{' '}
        {eventRecord.change}, {shortDay(eventRecord.date)}. {rows.length} of {event.tasks.length}{' '}
        rows.
      </caption>
      <thead className="max-sm:hidden">
        <tr>
          {['Task', 'Planned', 'Actual', 'Against plan'].map((name) => (
            <th key={name} scope="col" className={head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((view) => (
          <tr
            className="group max-sm:grid max-sm:parts-auto-1 max-sm:py-2.5 max-sm:edge-b-rule"
            key={view.task.id}
            data-behind={view.behind > 0 || undefined}
          >
            <th className={`${cell} max-sm:col-span-full fw-560`} scope="row">
              {view.task.id} {view.task.name}
              <small className="block text-data fw-400 text-ink-2">
                {view.task.gate
                  ? `Go, decided by the ${view.task.gate.decidedBy}`
                  : view.task.owner}
              </small>
            </th>
            <td className={`${cell} whitespace-nowrap max-sm:hidden`}>
              {at(view.plannedStart)}–{at(view.plannedFinish)}
            </td>
            <td className={`${cell} whitespace-nowrap`}>
              {at(view.start)}–{at(view.finish)}
            </td>
            <td
              className={`${cell} whitespace-nowrap group-data-[behind]:text-late group-data-[behind]:fw-560`}
            >
              {against(view)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
