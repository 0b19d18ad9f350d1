import { clockTime, duration } from '../../lib/clock.ts'
import type { TaskView } from '../../runbook/task-view.ts'
import { stateWord } from '../state-words.ts'
import { Bar } from './bar.tsx'
import { byPhase, climbs, phaseNames } from './rows.ts'
import { hoursUpTo } from './scale.ts'

type Props = {
  caption: string
  t0: string
  tasks: readonly TaskView[]
  /** The minutes from T0 that the chart spans. */
  end: number
  /** The minute that the clock shows; absent while nothing runs. */
  now?: number
  /** Where the change window ends; its chart has a scale of hours up to there. */
  windowEnd?: number
  /** How a start is written; the wall clock unless said otherwise. */
  timeText?: (minute: number) => string
  /** Makes each task's name a button. */
  onPick?: (id: string) => void
  picked?: string
}

/**
 * A runbook as a timetable: a bar for every task on wide screens, a list with state, time and owner
 * on narrow ones. State is told by shape, word and colour; the critical path is one unbroken line.
 */
export function Gantt({
  caption,
  t0,
  tasks,
  end,
  now,
  windowEnd,
  timeText = (minute) => clockTime(t0, minute),
  onPick,
  picked,
}: Props) {
  const ways = climbs(tasks)
  return (
    <div className="gantt" style={{ '--end': end }}>
      {windowEnd !== undefined && (
        <div className="gantt-scale" aria-hidden>
          {hoursUpTo(windowEnd).map((minute) => (
            <span key={minute} style={{ '--at': minute }} data-near={isNear(minute, now)}>
              {clockTime(t0, minute)}
            </span>
          ))}
          <span className="gantt-window" style={{ '--at': windowEnd }}>
            window ends
          </span>
        </div>
      )}
      <table>
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col className="gantt-col-number" />
          <col className="gantt-col-name" />
          <col className="gantt-col-owner" />
          <col />
        </colgroup>
        <thead className="sr-only">
          <tr>
            {['Number', 'Task', 'Owner', 'Time and state'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {byPhase(tasks).map(([phase, views]) => (
          <tbody key={phase}>
            <tr className="gantt-phase">
              <th scope="rowgroup" colSpan={3}>
                {phaseNames[phase]}
              </th>
              <td className="gantt-lane" />
            </tr>
            {views.map((view) => (
              <tr
                key={view.task.id}
                style={{ '--from': view.start, '--to': view.finish }}
                data-state={view.state}
                data-critical={view.isCritical || undefined}
                data-picked={view.task.id === picked || undefined}
              >
                <td className="gantt-number">{view.task.id}</td>
                <th scope="row" className="gantt-name">
                  {onPick ? (
                    <button type="button" onClick={() => onPick(view.task.id)}>
                      {view.task.name}
                    </button>
                  ) : (
                    view.task.name
                  )}
                </th>
                <td className="gantt-owner">{view.task.owner}</td>
                <td className="gantt-lane">
                  <Bar view={view} climb={ways.get(view.task.id)} />
                  <span className="gantt-label">
                    <time>{timeText(view.start)}</time>
                    <span className="sr-only">{inWords(view)}</span>{' '}
                    <span className="gantt-state">{stateWord(view)}</span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <div className="gantt-overlay" aria-hidden>
        {windowEnd !== undefined && (
          <div className="gantt-window-line" style={{ '--at': windowEnd }} />
        )}
        {now !== undefined && (
          <div className="gantt-now" style={{ '--at': now }}>
            <span>{clockTime(t0, now)}</span>
          </div>
        )}
      </div>
    </div>
  )
}

/** An hour's label gives way to the now-label within half an hour of it. */
function isNear(minute: number, now: number | undefined) {
  return (now !== undefined && Math.abs(minute - now) < 24) || undefined
}

function inWords({ start, finish, isCritical }: TaskView) {
  return `, ${duration(finish - start)}${isCritical ? ', critical path' : ''}`
}
