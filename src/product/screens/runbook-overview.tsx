import { duration } from '../../lib/clock.ts'
import { viewOf } from '../../runbook/model/course.ts'
import { byPhase, phaseNames } from '../gantt/layout.ts'
import { shortDay } from '../kit/day.ts'
import type { Screen } from '../kit/screen.ts'
import { Window } from '../kit/window.tsx'
import { at, plan, rehearsed } from '../event-times.ts'
import { eventIssues } from '../payments-migration-issues.ts'
import { rehearsalLadder, rehearsedMinutes } from '../payments-migration-rehearsal.ts'
import { cutover } from '../payments-migration-runbooks.ts'
import { paymentsMigration as event, type TaskId } from '../payments-migration.ts'

const rehearsal = rehearsalLadder.at(-1)!
const shift = rehearsed.finish - plan.finish
const rows = byPhase(plan.tasks).map(([phase, views]) => ({
  phase,
  tasks: views.map(({ task }) => {
    const took = rehearsedMinutes[task.id as TaskId]
    return {
      ...task,
      took,
      over: took - task.duration,
      start: viewOf(rehearsed, task.id).start,
      issue: eventIssues.find((i) => i.task === task.id && i.foundAt === rehearsal.name)?.id,
    }
  }),
}))
const all = rows.flatMap(({ tasks }) => tasks)
const widest = Math.max(...all.map(({ over }) => Math.abs(over)))
const worst = all.filter(({ over }) => over === widest).map(({ id, name }) => `${id} ${name}`)

export const runbookOverview: Screen = {
  title: 'Runbook Overview',
  when: shortDay(rehearsal.date),
  desk: cutover.owner,
  alt:
    `The ${rehearsal.name.toLowerCase()} of ${cutover.name} against its plan: planned finish ${at(plan.finish)}, rehearsed ${at(rehearsed.finish)}, ${duration(shift)} later. ` +
    `A table gives every task’s planned and rehearsed minutes; ${worst.join(', ')} ran furthest over, by ${widest} minutes.`,
  Component: RunbookOverview,
}

function RunbookOverview() {
  return (
    <Window of={runbookOverview} isTable isRehearsal>
      <div className="flex flex-wrap gap-y-3 gap-x-8 items-end p-4">
        <div className="flex basis-full">
          <span className="px-2.5 py-0.75 edge-1.5-dashed-rehearse rounded-bar fw-600 text-rehearse">
            {rehearsal.name}
          </span>
        </div>
        <div>
          <div className="ui-label">Planned finish</div>
          <div className="ui-figure">{at(plan.finish)}</div>
        </div>
        <div>
          <div className="ui-label">Rehearsed</div>
          <div className="ui-figure text-rehearse">{at(rehearsed.finish)}</div>
        </div>
        <div>
          {duration(shift)} later, {duration(event.windowEnd - rehearsed.finish)} inside the window
        </div>
      </div>
      <table className="compare">
        <thead>
          <tr>
            <th className="pl-4 text-data text-$text-2" scope="col">
              Task
            </th>
            <th className="w-10 text-right text-data text-$text-2 below-520px:hidden" scope="col">
              Plan
            </th>
            <th className="w-10 text-right text-data text-$text-2" scope="col">
              Took
            </th>
            <th className="w-44% p-0 text-data text-$text-2 below-520px:w-48%" scope="col">
              <span className="grid grid-cols-[40%_1fr]">
                <span className="text-right pr-2">shorter</span>
                <span className="pl-2">longer</span>
              </span>
            </th>
          </tr>
        </thead>
        {rows.map(({ phase, tasks }) => (
          <tbody key={phase}>
            <tr>
              <th
                className="h-7.5 pl-4 align-bottom text-data text-$text-2"
                scope="rowgroup"
                colSpan={4}
              >
                {phaseNames[phase]}
              </th>
            </tr>
            {tasks.map(({ id, name, took, over, issue, duration: minutes }) => (
              <tr key={id}>
                <th className="pl-4" scope="row">
                  {id} {name}
                </th>
                <td className="w-10 text-right below-520px:hidden">{minutes}</td>
                <td className="w-10 text-right fw-600 text-rehearse">{took}</td>
                <td className="relative p-0 before:content-[''] before:absolute before:inset-y-0 before:left-40% before:edge-l-1.5-ink">
                  <Difference over={over} issue={issue} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Window>
  )
}

/** A bar from the plan's line: to the right when the task took longer, to the left when it did not. */
function Difference({ over, issue }: { over: number; issue: string | undefined }) {
  const width = (Math.abs(over) / widest) * 30
  const left = over < 0 ? 40 - width : 40
  const edge = over < 0 ? 40 : 40 + width
  return (
    <>
      {over !== 0 && (
        <i
          className="absolute top-1.25 h-3.5 edge-1.5-dashed-rehearse rounded-bar data-[over]:bg-[color-mix(in_oklab,var(--rehearse)_14%,transparent)] below-520px:top-2.75"
          data-over={over > 0 || undefined}
          style={{ left: `${left}%`, width: `${width}%` }}
        />
      )}
      <span
        className="absolute top-0.75 pl-1.75 text-data whitespace-nowrap below-520px:top-50% below-520px:[translate:0_-50%]"
        style={{ left: `${edge}%` }}
      >
        {over > 0 ? `+${over}` : over < 0 ? `−${-over}` : 'as planned'}{' '}
        {issue && <b className="below-520px:block">{issue}</b>}
      </span>
    </>
  )
}
