import { viewOf } from '@cuewright/runbook/model'
import { scaleTo, Bar, TaskPanel } from '@cuewright/runbook-ui/bars'
import { Hours, Lane } from '../kit/lane.tsx'
import { type Screen, Window } from '../kit/window.tsx'
import { Tool } from '../kit/controls.tsx'
import { at, runAt } from '../../events/event-times.ts'
import { repointGateways } from '../../events/payments-migration-detail.ts'
import { paymentsMigration as event } from '../../events/payments-migration.ts'

/** The Network team has just started its first task of the night. */
const minute = 84
const id = '8'
const view = runAt(minute)
const picked = viewOf(view, id)
/** The panel covers what comes later. */
const scale = scaleTo(150)

export const taskSlideIn: Screen = {
  title: 'Task Slide-In',
  days: 0,
  minute,
  when: `${event.day} ${at(minute)}`,
  desk: picked.task.owner,
  alt:
    `Task ${id}, ${picked.task.name}, at ${at(minute)}: owner ${picked.task.owner}, running since ${at(picked.start)}, planned ${at(picked.plannedStart)}. ` +
    'It also shows what the task waits for, its float, what to do and how to prove it, with buttons to finish it, report it late or raise an issue.',
  Component: TaskSlideInScreen,
}

function TaskSlideInScreen() {
  return (
    <Window of={taskSlideIn} className="slide-window relative" isDark>
      <div className="slide-tasks">
        <Hours scale={scale} now={minute} />
        {view.tasks.map(({ task, start, finish, state, isCritical }) => (
          <div key={task.id} className="slide-row" data-picked={task.id === id || undefined}>
            <span>
              {task.id} {task.name}
            </span>
            <Lane scale={scale} now={minute}>
              {start < scale.end ? (
                <Bar
                  from={start}
                  to={Math.min(finish, scale.end)}
                  state={state}
                  isCritical={isCritical}
                  isGate={task.gate !== undefined}
                />
              ) : (
                <small className="slide-later">{at(start)}</small>
              )}
            </Lane>
          </div>
        ))}
      </div>
      <div className="slide-panel text-ink">
        <TaskPanel view={picked} tasks={view.tasks} t0={event.t0}>
          <div className="pt-3 pb-4 px-4 edge-t-rule bg-ground-2">
            <p>
              <b>Do</b> {repointGateways.doThis}
            </p>
            <p className="mt-1.5">
              <b>Proved when</b> {repointGateways.verify}
            </p>
            <div className="flex flex-wrap gap-2 mt-3">
              <Tool isMain>Finish</Tool>
              <Tool>Running late</Tool>
              <Tool>Raise issue</Tool>
            </div>
          </div>
        </TaskPanel>
      </div>
    </Window>
  )
}
