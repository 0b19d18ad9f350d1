import { duration } from '../../lib/clock.ts'
import { viewOf } from '../../runbook/model/course.ts'
import { criticalPath } from '../../runbook/model/critical-path.ts'
import { byPhase, phaseNames } from '../gantt/layout.ts'
import { Field } from '../kit/field.tsx'
import type { Screen } from '../kit/screen.ts'
import { Window } from '../kit/window.tsx'
import { at, plan, previewRun, runAt, spanOf } from '../event-times.ts'
import { gateCriteria } from '../payments-migration-detail.ts'
import { cutover, fallback } from '../payments-migration-runbooks.ts'
import { paymentsMigration as event } from '../payments-migration.ts'

const view = runAt(previewRun.minute)
const gates = (['3', '14'] as const).map((id) => ({
  view: viewOf(view, id),
  criteria: gateCriteria[id],
}))
const critical = criticalPath(plan)
const [first, second] = gates

export const runbookRecordPage: Screen = {
  title: 'Runbook Record Page',
  when: `${event.day} ${at(view.minute)}`,
  desk: cutover.owner,
  alt:
    `The record of the runbook ${cutover.name}: owner, version, planned times and phases, and the criteria of its two gates. ` +
    `${first?.view.task.name} has four yeses and was decided Go at ${at(first!.view.finish)}; ` +
    `${second?.view.task.name} at ${at(second!.view.start)} is still open, with the owner of each answer named.`,
  Component: RunbookRecordPage,
}

function RunbookRecordPage() {
  return (
    <Window of={runbookRecordPage} className="@[760px]:grid @[760px]:grid-cols-[230px_1fr]">
      <div className="p-4 bg-$soft @[760px]:p-4.5">
        <div className="mb-2.5 text-item fw-560">{cutover.name}</div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-x-4 gap-y-2.5 below-520px:grid-cols-[1fr_1fr] below-520px:[&>:nth-child(n+5)]:hidden @[760px]:grid-cols-[1fr]">
          <Field name="Number">
            {cutover.number}, version {cutover.version}
          </Field>
          <Field name="Owner">{cutover.owner}</Field>
          <Field name="Planned">
            {at(0)} to {at(plan.finish)}, {duration(plan.finish)}
          </Field>
          {byPhase(view.tasks).map(([phase, tasks]) => {
            const ids = tasks.map(({ task }) => task.id)
            const { from, to } = spanOf(ids, plan)
            return (
              <Field key={phase} name={phaseNames[phase]}>
                {tasks.length} tasks, {at(from)} to {at(to)}
              </Field>
            )
          })}
          <Field name="Critical path">{critical.length} tasks</Field>
          <Field name="Backout">
            {fallback.number}, {fallback.tasks.length} tasks
          </Field>
        </div>
      </div>
      <div className="grid gap-3.5 p-4 @[760px]:p-4.5">
        {gates.map(({ view: { task, start, finish, state }, criteria }) => (
          <div key={task.id} className="group edge-$edge rounded-btn" data-state={state}>
            <div className="flex gap-3 items-center p-3 edge-b-$edge fw-600">
              <i className="flex-none w-3.25 h-3.25 mx-0.75 [rotate:45deg] edge-1.5-ink-2 group-data-[state=done]:border-done group-data-[state=done]:bg-done" />
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
              <div
                key={condition}
                className="[&+&]:edge-t-$line grid grid-cols-[16px_1fr] gap-x-3 gap-y-0 items-baseline px-3 py-2 @[620px]:grid-cols-[16px_1fr_auto]"
              >
                <i className="sheet-tick w-3.75 h-3.75 [translate:0_2px] edge-1.5-ink-2 rounded-bar group-data-[state=done]:border-done group-data-[state=done]:bg-done" />
                <span>{condition}</span>
                <span className="ui-label col-[2] @[620px]:col-[3]">
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
