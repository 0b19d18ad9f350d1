import { Severity, StatusChip, severityWords, statusWords } from '../kit/chips.tsx'
import { dayFromEvent, shortDay } from '../../events/event-days.ts'
import { type Screen, Window } from '../kit/window.tsx'
import { Toolbar } from '../kit/controls.tsx'
import { viewOf } from '@cuewright/runbook/model'
import { plan } from '../../events/event-times.ts'
import { eventIssues } from '../../events/payments-migration-issues.ts'
import { paymentsMigration as event } from '../../events/payments-migration.ts'

const statuses = ['open', 'in progress', 'resolved'] as const
const severities = ['high', 'medium', 'low'] as const

function count(status: (typeof statuses)[number]) {
  return eventIssues.filter((issue) => issue.status === status).length
}

export const issueManagement: Screen = {
  title: 'Issue Management',
  days: -5,
  when: shortDay(dayFromEvent(-5)),
  desk: 'Cutover manager',
  alt:
    `The event’s ${eventIssues.length} issues by severity and state: ${statuses.map((status) => `${count(status)} ${status}`).join(', ')}. ` +
    'Each names its task, its owner and the rehearsal that found it.',
  Component: IssueManagement,
}

function IssueManagement() {
  return (
    <Window of={issueManagement}>
      <Toolbar
        title={`${event.name}: ${eventIssues.length} issues`}
        tools={['By task']}
        main="By severity"
      />
      <div className="@[680px]:grid @[680px]:grid-cols-[max-content_3fr_3fr_6fr]">
        <span className="hidden bg-$soft @[680px]:block" />
        {statuses.map((status) => (
          <div key={status} className="hidden px-3 py-2 bg-$soft @[680px]:block">
            {statusWords[status]} <b>{count(status)}</b>
          </div>
        ))}
        {severities.map((severity) => (
          <div key={severity} className="issues-level" data-severity={severityWords[severity]}>
            <div className="issues-severity fw-600">
              <Severity of={severity} />
            </div>
            {statuses.map((status) => (
              <div key={status} className="issues-cell">
                {eventIssues
                  .filter((issue) => issue.severity === severity && issue.status === status)
                  .map(({ id, title, task, owner, foundAt, action }) => (
                    <div key={id} className="issues-card" data-status={status}>
                      <div className="flex justify-between gap-2">
                        <span>
                          <b>{id}</b> {title}
                        </span>
                        <StatusChip
                          is={status === 'resolved' ? 'done' : status === 'open' ? 'open' : 'half'}
                        >
                          {statusWords[status]}
                        </StatusChip>
                      </div>
                      {status !== 'resolved' && <small className="mt-1">{action}</small>}
                      <small className="mt-1">
                        {task} {viewOf(plan, task).task.name} · {owner} · {foundAt}
                      </small>
                    </div>
                  ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Window>
  )
}
