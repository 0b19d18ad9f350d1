import { duration } from '@cuewright/runbook/words'
import { inWords } from '../../lib/in-words.ts'
import { shortDay } from '../../events/event-days.ts'
import { type Screen, Window } from '../kit/window.tsx'
import { at, plan, rehearsed } from '../../events/event-times.ts'
import { eventIssues } from '../../events/payments-migration-issues.ts'
import { rehearsalLadder, rehearsedMinutes } from '../../events/payments-migration-rehearsal.ts'
import { cutover } from '../../events/payments-migration-runbooks.ts'
import { paymentsMigration as event, type TaskId } from '../../events/payments-migration.ts'

const rehearsal = rehearsalLadder.at(-1)!
const shift = rehearsed.finish - plan.finish
const all = plan.tasks.map(({ task }) => {
  const took = rehearsedMinutes[task.id as TaskId]
  return {
    ...task,
    took,
    over: took - task.duration,
    issue: eventIssues.find((i) => i.task === task.id && i.foundAt === rehearsal.name)?.id,
  }
})
/** A task is shown if it took at least so many minutes more or less than planned. */
const noted = 3
const rows = all.filter(({ over }) => Math.abs(over) >= noted)
const others = all.filter((task) => !rows.includes(task))
const keptWithin = Math.max(...others.map(({ over }) => Math.abs(over)))
const widest = Math.max(...rows.map(({ over }) => Math.abs(over)))
const worst = rows.filter(({ over }) => over === widest).map(({ id, name }) => `${id} ${name}`)

export const runbookOverview: Screen = {
  title: 'Runbook Overview',
  days: rehearsal.days,
  minute: rehearsed.finish,
  when: shortDay(rehearsal.date),
  desk: cutover.owner,
  alt:
    `The ${rehearsal.name.toLowerCase()} against its plan: finish ${at(rehearsed.finish)} instead of ${at(plan.finish)}. ` +
    `Of the ${inWords(rows.length)} tasks that differ most, ${worst.join(', ')} ran furthest over, by ${widest} minutes.`,
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
            <th scope="col">Task</th>
            <th scope="col">Plan</th>
            <th scope="col">Took</th>
            <th className="w-44% p-0 below-520px:w-52%" scope="col">
              <span className="grid grid-cols-[40%_1fr]">
                <span className="text-right pr-2">shorter</span>
                <span className="pl-2">longer</span>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, took, over, issue, duration: minutes }) => (
            <tr key={id}>
              <th scope="row">
                {id} {name}
              </th>
              <td>{minutes}</td>
              <td>{took}</td>
              <td className="compare-bar">
                <Difference over={over} issue={issue} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="py-3 px-4 edge-t-$line text-$text-2">
        The other {inWords(others.length)} tasks kept within {inWords(keptWithin)} minutes of their
        plan.
      </p>
    </Window>
  )
}

/** A bar from the line of the plan: to the right if the task took longer, to the left if it was quicker. */
function Difference({ over, issue }: { over: number; issue: string | undefined }) {
  const width = (Math.abs(over) / widest) * 30
  const left = over < 0 ? 40 - width : 40
  const edge = over < 0 ? 40 : 40 + width
  return (
    <>
      <i data-over={over > 0 || undefined} style={{ left: `${left}%`, width: `${width}%` }} />
      <span style={{ left: `${edge}%` }}>
        {over > 0 ? `+${over}` : `−${-over}`}{' '}
        {issue && <b className="below-520px:block">{issue}</b>}
      </span>
    </>
  )
}
