import { timingOf } from '../../runbook/schedule.ts'
import { Severity } from '../kit/chips.tsx'
import { shortDay } from '../kit/day.ts'
import { Field, Fields } from '../kit/fields.tsx'
import type { Screen } from '../kit/screen.ts'
import { Tool } from '../kit/toolbar.tsx'
import { Window } from '../kit/window.tsx'
import { at, planned, rehearsed, viewOf } from '../night.ts'
import {
  rehearsalIssues,
  rehearsalLadder,
  rehearsedMinutes,
} from '../payments-migration-rehearsal.ts'

const issue = rehearsalIssues.at(-1)!
const rehearsal = rehearsalLadder.at(-1)!
const { task } = viewOf(planned, issue.task)
const start = timingOf(rehearsed, issue.task).earliestStart
const due = start + task.duration
const followers = planned.tasks.filter((other) => other.task.after.includes(task.id))
const follower = followers.map((other) => `${other.task.id} ${other.task.name}`).join(', ')

export const raiseIssues: Screen = {
  title: 'Raise Issues',
  when: `${shortDay(rehearsal.date)}, ${at(issue.raisedAt)}`,
  desk: issue.owner,
  alt:
    `A form in which ${issue.owner} raises issue ${issue.id} against task ${task.id}, ${task.name}, at ${at(issue.raisedAt)} of the ${rehearsal.name.toLowerCase()}: ` +
    `“${issue.title}”, severity ${issue.severity}, owner, what holds up because of it and the first action.`,
  Component: RaiseIssues,
}

function RaiseIssues() {
  return (
    <Window of={raiseIssues} className="issue-screen" isRehearsal>
      <div className="issue-task">
        <div className="compare-label">{rehearsal.name}</div>
        <div>
          <b>
            {task.id} {task.name}
          </b>
          <small>
            Started {at(start)}, due {at(due)}; now {at(issue.raisedAt)}
          </small>
        </div>
        <div className="issue-meter relative w-[100%] h-4.5">
          <i style={{ width: `${(task.duration / rehearsedMinutes[issue.task]) * 100}%` }} />
          <i
            style={{ width: `${((issue.raisedAt - start) / rehearsedMinutes[issue.task]) * 100}%` }}
          />
        </div>
      </div>
      <Fields className="grid gap-3 p-4">
        <Field name="What happened" isFocused>
          {issue.title}
          <i className="ui-caret" />
        </Field>
        <Field name="Severity">
          <span className="issue-choice flex gap-1.5">
            {(['high', 'medium', 'low'] as const).map((severity) => (
              <span key={severity} data-picked={severity === issue.severity || undefined}>
                <Severity of={severity} />
              </span>
            ))}
          </span>
        </Field>
        <Field name="Owner" isBoxed>
          {issue.owner}
        </Field>
        <Field name="Holds up" isBoxed>
          {follower}
        </Field>
        <Field name="First action" isBoxed>
          {issue.action}
        </Field>
      </Fields>
      <div className="issue-tools">
        <Tool isMain>Raise {issue.id}</Tool>
        <Tool>Attach a picture</Tool>
        <Tool>Cancel</Tool>
      </div>
    </Window>
  )
}
