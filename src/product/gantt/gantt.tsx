import { clockTime, duration } from '../../lib/clock.ts'
import type { Course } from '../../runbook/model/course.ts'
import type { TaskView } from '../../runbook/model/run.ts'
import { stateWord } from '../state-words.ts'
import { Bar } from '../kit/bar.tsx'
import { CriticalBar } from './critical-bar.tsx'
import { Overlay, Scale, type Moments } from './moments.tsx'
import { byHeading, climbs, crossings, inRunningOrder, phaseNames } from './layout.ts'

type Props = Moments & {
  caption: string
  tasks: readonly TaskView[]
  /** The minutes from T0 that the chart spans. */
  end: number
  /** How a start is written; the wall clock unless said otherwise. */
  timeText?: (minute: number) => string
  /** Makes each task's name a button. */
  onPick?: (id: string) => void
  picked?: string
}

/**
 * A runbook as a timetable: a bar for every task where there is room, a list with state, time and
 * owner on phones. State is told by shape, word and colour; the critical path is one unbroken line.
 */
export function Gantt(props: Props) {
  const { caption, t0, end, delayed, calledAt, onPick, picked } = props
  const { timeText = (minute) => clockTime(t0, minute) } = props
  const tasks = inRunningOrder(props.tasks)
  const ways = climbs(tasks)
  const crossed = crossings(tasks, ways, [
    props.now,
    props.windowEnd,
    delayed?.from.finish,
    delayed?.finish,
  ])
  return (
    <div className="gantt" style={{ '--end': end }}>
      <Scale {...props} />
      <table className="table-fixed">
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col className="w-$number" />
          <col className="w-[calc(var(--names)_-_var(--number)_-_var(--owner))]" />
          <col className="w-$owner" />
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
        {byHeading(tasks).map(([name, views]) => (
          <tbody key={name} data-phase={calledAt === undefined ? undefined : name}>
            <tr className="gantt-phase">
              <th scope="rowgroup" colSpan={3}>
                {name}
                {calledAt !== undefined && name === phaseNames.backout && (
                  <>, called {timeText(calledAt)}</>
                )}
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
                  {/* While a task is chosen its panel lies over the names, which are hidden then. */}
                  {picked !== undefined && (
                    <span className="sr-only max-md:hidden">{view.task.name}</span>
                  )}
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
                  {delayed && <Ghost view={view} from={delayed.from} />}
                  <CriticalBar view={view} climb={ways.get(view.task.id)} />
                  <span className="gantt-label" style={behind(crossed.get(view.task.id))}>
                    {picked !== undefined && (
                      <span className="mr-2 max-[639px]:hidden" aria-hidden>
                        {view.task.id}
                      </span>
                    )}
                    <time>{timeText(view.start)}</time>{' '}
                    <span className="sr-only">{inWords(view)}</span>{' '}
                    <span className="gantt-state">{stateWord(view)}</span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <Overlay {...props} />
    </div>
  )
}

/** A label's place behind a line that would cross it. */
function behind(line: number | undefined) {
  return line === undefined ? undefined : { '--to': line }
}

/** Where a bar was before the delay, unless it is still there. */
function Ghost({ view, from }: { view: TaskView; from: Course }) {
  const old = from.tasks.find(({ task }) => task.id === view.task.id)
  if (!old || old.finish === view.finish) return null
  return (
    <Bar
      className="gantt-ghost"
      state="planned"
      isGate={view.task.gate !== undefined}
      from={old.start}
      to={old.finish}
    />
  )
}

function inWords({ start, finish, isCritical }: TaskView) {
  return `for ${duration(finish - start)},${isCritical ? ' critical path,' : ''}`
}
