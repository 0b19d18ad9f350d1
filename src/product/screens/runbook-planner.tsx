import { duration } from '../../lib/clock.ts'
import { checkRunbook } from '../../runbook/check.ts'
import { scaleTo } from '../gantt/scale.ts'
import { dayFromEvent, shortDay } from '../kit/day.ts'
import { Hours, Lane, Span } from '../kit/lane.tsx'
import type { Screen } from '../kit/screen.ts'
import { Tool, Toolbar } from '../kit/toolbar.tsx'
import { Window } from '../kit/window.tsx'
import { at, plan, planned } from '../event-times.ts'
import { cutover } from '../payments-migration-runbooks.ts'
import { paymentsMigration as event } from '../payments-migration.ts'
import { links } from './runbook-planner/links.ts'

const { tasks } = planned
const problems = checkRunbook(event).length
const editedId = '10'
const scale = scaleTo(event.windowEnd + 12)
const edited = tasks.find(({ task }) => task.id === editedId)!

export const runbookPlanner: Screen = {
  title: 'Runbook Planner',
  when: shortDay(dayFromEvent(-24)),
  desk: 'Content Author',
  alt:
    `The runbook ${cutover.name} being edited: a table of ${tasks.length} tasks with duration, owner and predecessors, and beside it the Gantt chart with a line for every dependency. ` +
    `The duration of ${editedId} ${edited.task.name} is being typed; the finish is ${at(plan.finish)} and the check finds no problem.`,
  Component: RunbookPlanner,
}

function RunbookPlanner() {
  return (
    <Window of={runbookPlanner} className="editor-screen">
      <Toolbar title={`${cutover.name}, draft`}>
        <Tool>Add task</Tool>
        <Tool>Link</Tool>
        <Tool>Undo</Tool>
        <Tool isMain>Publish</Tool>
      </Toolbar>
      <div className="editor relative">
        <div className="editor-row bg-$soft text-$text-2">
          <span />
          <span>Task</span>
          <span>Owner</span>
          <span>Min</span>
          <span>After</span>
          <Hours scale={scale} />
        </div>
        {tasks.map(({ task, start, finish, isCritical }) => (
          <div key={task.id} className="editor-row" data-edited={task.id === editedId || undefined}>
            <span className="text-$text-2">{task.id}</span>
            <span>{task.name}</span>
            <span>{task.owner}</span>
            <span className="editor-duration">{task.duration}</span>
            <span>{task.after.join(', ')}</span>
            <Lane scale={scale} windowEnd={event.windowEnd}>
              <Span
                scale={scale}
                from={start}
                to={finish}
                state="planned"
                isCritical={isCritical}
                isGate={task.gate !== undefined}
              />
            </Lane>
          </div>
        ))}
        <div className="editor-links @[680px]:block @[680px]:absolute @[680px]:top-[var(--row)] @[680px]:right-0 @[680px]:left-[calc(var(--names)_+_12px)] @[680px]:text-rule-strong">
          {links(tasks).map(({ from, to, row, rows, isCritical }) => (
            <i
              key={`${row}-${rows}`}
              data-critical={isCritical || undefined}
              style={{
                left: scale.at(from),
                width: scale.at(to - from),
                top: `calc(var(--row) * ${row + 0.5})`,
                height: `calc(var(--row) * ${rows} - 7px)`,
              }}
            />
          ))}
        </div>
      </div>
      <div className="flex flex-wrap gap-y-1 gap-x-8 py-2.5 px-4 border-0 border-t border-solid border-[var(--edge)]">
        <span>
          Finish <b>{at(plan.finish)}</b>, {duration(event.windowEnd - plan.finish)} before the
          window ends
        </span>
        <span>
          {tasks.filter(({ isCritical }) => isCritical).length} of {tasks.length} tasks on the
          critical path
        </span>
        <span>
          {problems === 0 ? 'Check: no unknown or circular dependency' : `${problems} problems`}
        </span>
      </div>
    </Window>
  )
}
