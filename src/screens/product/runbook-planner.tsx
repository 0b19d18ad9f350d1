import type { ReactNode } from 'react'
import { duration } from '@cuewright/runbook/words'
import { checkRunbook } from '@cuewright/runbook/model'
import { scaleTo, Bar } from '@cuewright/runbook-ui/bars'
import { dayFromEvent, shortDay } from '../../events/event-days.ts'
import { Hours, Lane } from '../kit/lane.tsx'
import { type Screen, Window } from '../kit/window.tsx'
import { Toolbar } from '../kit/controls.tsx'
import { at, plan } from '../../events/event-times.ts'
import { cutover } from '../../events/payments-migration-runbooks.ts'
import { paymentsMigration as event } from '../../events/payments-migration.ts'
import { links } from './runbook-planner/links.ts'

const { tasks } = plan
const problems = checkRunbook(event).length
const editedId = '10'
const scale = scaleTo(event.windowEnd + 12)
/** The edited task and those around it. */
const neighbours = ['8', '9', editedId, '11', '12']
const edited = tasks.find(({ task }) => task.id === editedId)!

export const runbookPlanner: Screen = {
  title: 'Runbook Planner',
  days: -24,
  when: shortDay(dayFromEvent(-24)),
  desk: 'Content Author',
  alt:
    `The runbook ${cutover.name} as a table and a Gantt chart of ${tasks.length} tasks. ` +
    `The duration of ${editedId} ${edited.task.name} is being changed. Finish ${at(plan.finish)}; the check finds no problem.`,
  Component: RunbookPlanner,
}

function RunbookPlanner() {
  return (
    <Window of={runbookPlanner}>
      <Toolbar
        title={`${cutover.name}, draft`}
        tools={['Add task']}
        spare={['Link', 'Undo']}
        main="Publish"
      />
      <div className="editor relative">
        <Row name="Task" owner="Owner" duration="Min" after="After" isHead>
          <Hours scale={scale} />
        </Row>
        {tasks.map(({ task, start, finish, isCritical }) => (
          <Row
            key={task.id}
            {...task}
            after={task.after.join(', ')}
            isEdited={task.id === editedId}
            isSpare={!neighbours.includes(task.id)}
          >
            <Lane scale={scale} windowEnd={event.windowEnd}>
              <Bar
                from={start}
                to={finish}
                state="planned"
                isCritical={isCritical}
                isGate={task.gate !== undefined}
              />
            </Lane>
          </Row>
        ))}
        <Links />
      </div>
      <div className="flex flex-wrap gap-y-1 gap-x-8 py-2.5 px-4 edge-t-$edge">
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

function Links() {
  return (
    <div className="editor-links text-rule-strong">
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
  )
}

type RowProps = {
  id?: string
  name: string
  owner: string
  duration: number | string
  after: string
  isHead?: boolean
  isEdited?: boolean
  isSpare?: boolean
  children: ReactNode
}

/** In narrow windows the name has its own line above the bar. */
function Row({ isHead, isEdited, isSpare, children, ...task }: RowProps) {
  const { id, name, owner, duration: minutes, after } = task
  return (
    <div
      className="editor-row"
      data-head={isHead}
      data-edited={isEdited || undefined}
      data-spare={isSpare || undefined}
    >
      <span>{id}</span>
      <span>{name}</span>
      <span className="editor-detail">{owner}</span>
      <span className="editor-duration">{minutes}</span>
      <span className="editor-detail">{after}</span>
      {children}
    </div>
  )
}
