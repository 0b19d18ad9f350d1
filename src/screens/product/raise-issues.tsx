import { viewOf } from '@cuewright/runbook/model'
import { Severity } from '../kit/chips.tsx'
import { shortDay } from '../../events/event-days.ts'
import { Field, Tool } from '../kit/controls.tsx'
import { type Screen, Window } from '../kit/window.tsx'
import { at, plan, rehearsed } from '../../events/event-times.ts'
import { rehearsalIssues } from '../../events/payments-migration-issues.ts'
import { rehearsalLadder, rehearsedMinutes } from '../../events/payments-migration-rehearsal.ts'

const issue = rehearsalIssues.at(-1)!
const rehearsal = rehearsalLadder.at(-1)!
const { task } = viewOf(plan, issue.task)
const { start } = viewOf(rehearsed, issue.task)
const due = start + task.duration
const followers = plan.tasks.filter((other) => other.task.after.includes(task.id))
const follower = followers.map((other) => `${other.task.id} ${other.task.name}`).join(', ')

export const raiseIssues: Screen = {
  title: 'Raise Issues',
  days: rehearsal.days,
  minute: issue.raisedAt,
  when: `${shortDay(rehearsal.date)}, ${at(issue.raisedAt)}`,
  desk: issue.owner,
  alt:
    `${issue.owner} raises issue ${issue.id} on task ${task.id}, ${task.name}, at ${at(issue.raisedAt)} of the ${rehearsal.name.toLowerCase()}: ` +
    `“${issue.title}”. Severity ${issue.severity}, with its first action.`,
  Component: RaiseIssues,
}

function RaiseIssues() {
  return (
    <Window of={raiseIssues} className="@[700px]:grid @[700px]:label-65" isRehearsal>
      <RehearsedTask />
      <div className="grid gap-3 p-4">
        <Field name="What happened" isFocused>
          {issue.title}
          <i className="inline-block w-px h-1.1em ml-0.5 align--0.2em bg-ink" />
        </Field>
        <Field name="Severity">
          <span className="flex flex-wrap gap-1.5">
            {(['high', 'medium', 'low'] as const).map((severity) => (
              <span
                className="ui-box flex-1 data-[focus]:fw-600"
                key={severity}
                data-focus={severity === issue.severity || undefined}
              >
                <Severity of={severity} />
              </span>
            ))}
          </span>
        </Field>
        <Field name="Owner" isBoxed isSpare>
          {issue.owner}
        </Field>
        <Field name="Holds up" isBoxed>
          {follower}
        </Field>
        <Field name="First action" isBoxed isSpare>
          {issue.action}
        </Field>
      </div>
      <div className="px-4 py-3 edge-t-$line flex flex-wrap gap-2 mt-3">
        <Tool isMain>Raise {issue.id}</Tool>
        <Tool>Attach a picture</Tool>
        <Tool isSpare>Cancel</Tool>
      </div>
    </Window>
  )
}

/** The task of the issue, with its planned time and the time it has taken so far. */
function RehearsedTask() {
  return (
    <div className="grid gap-2.5 justify-items-start p-4 bg-$soft @[700px]:content-start @[700px]:row-start-1 @[700px]:row-end-3">
      <div className="px-2.5 py-0.75 edge-1.5-dashed-rehearse rounded-bar fw-600 text-rehearse">
        {rehearsal.name}
      </div>
      <div>
        <b>
          {task.id} {task.name}
        </b>
        <small>
          Started {at(start)}, due {at(due)}; now {at(issue.raisedAt)}
        </small>
      </div>
      <div className="relative w-full h-4.5">
        <i
          className="absolute inset-y-0 left-0 edge-1.5-ink-2 rounded-bar"
          style={{ width: `${(task.duration / rehearsedMinutes[issue.task]) * 100}%` }}
        />
        <i
          className="absolute inset-y-1 left-0 edge-1.5-dashed-rehearse rounded-bar bg-rehearse-3"
          style={{ width: `${((issue.raisedAt - start) / rehearsedMinutes[issue.task]) * 100}%` }}
        />
      </div>
    </div>
  )
}
