import { clockTime, duration } from '../../lib/clock.ts'
import type { Course, TaskView } from '#runbook/model'
import { stateWord } from '../bars/state-words.ts'
import { Bar } from '../bars/bar.tsx'
import { CriticalBar } from './critical-bar.tsx'
import { Overlay, Scale, type Moments } from './moments.tsx'
import { byHeading, climbs, crossings, inRunningOrder, phaseNames, type Climb } from './layout.ts'

type Props = Moments & {
  caption: string
  tasks: readonly TaskView[]
  end: number
  /** How to write a start; the wall clock by default. */
  timeText?: (minute: number) => string
  /** If given, each task's name is a button. */
  onPick?: (id: string) => void
  picked?: string
}

/**
 * A runbook as a table: a bar for every task, or on phones a list with state, time and owner. Shape, word
 * and colour tell the state. The critical path is one unbroken line.
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
              <Row
                key={view.task.id}
                climb={ways.get(view.task.id)}
                crossedAt={crossed.get(view.task.id)}
                {...{ view, timeText, picked, onPick, delayed }}
              />
            ))}
          </tbody>
        ))}
      </table>
      <Overlay {...props} />
    </div>
  )
}

type RowProps = Pick<Props, 'picked' | 'onPick' | 'delayed'> & {
  view: TaskView
  climb: Climb | undefined
  /** The last minute at which a line would cross its label, which then goes behind that line. */
  crossedAt: number | undefined
  timeText: (minute: number) => string
}

function Row({ view, climb, crossedAt, timeText, picked, onPick, delayed }: RowProps) {
  const { task, start, finish, state, isCritical } = view
  return (
    <tr
      style={{ '--from': start, '--to': finish }}
      data-state={state}
      data-critical={isCritical || undefined}
      data-picked={task.id === picked || undefined}
    >
      <td className="gantt-number">{task.id}</td>
      <th scope="row" className="gantt-name">
        {/* The open panel covers the names, and their buttons are hidden. */}
        {picked !== undefined && <span className="sr-only max-md:hidden">{task.name}</span>}
        {onPick ? (
          <button type="button" onClick={() => onPick(task.id)}>
            {task.name}
          </button>
        ) : (
          task.name
        )}
      </th>
      <td className="gantt-owner">{task.owner}</td>
      <td className="gantt-lane">
        {delayed && <Ghost view={view} from={delayed.from} />}
        <CriticalBar view={view} climb={climb} />
        <span
          className="gantt-label"
          style={crossedAt === undefined ? undefined : { '--to': crossedAt }}
        >
          {picked !== undefined && (
            <span className="mr-2 max-[639px]:hidden" aria-hidden>
              {task.id}
            </span>
          )}
          <time>{timeText(start)}</time>{' '}
          <span className="sr-only">
            {`for ${duration(finish - start)},${isCritical ? ' critical path,' : ''}`}
          </span>{' '}
          <span className="gantt-state">{stateWord(view)}</span>
        </span>
      </td>
    </tr>
  )
}

/** A bar's place before the delay, if it has moved. */
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
