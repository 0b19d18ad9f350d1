import { clockTime, duration } from '@cuewright/runbook/words'
import type { Course, TaskView } from '@cuewright/runbook/model'
import { stateWord } from '../bars/state-words.ts'
import { Bar } from '../bars/bar.tsx'
import { Overlay, Scale, type Moments } from './moments.tsx'
import { byHeading, climbs, crossings, inRunningOrder, phaseNames, type Climb } from './layout.ts'

type Props = Moments & {
  caption: string
  tasks: readonly TaskView[]
  end: number
  onPick: (id: string) => void
  picked: string | undefined
}

/**
 * A runbook as a table: a bar for every task, or on phones a list with state, time and owner. Shape, word
 * and colour tell the state. The critical path is one unbroken line.
 */
export function Gantt(props: Props) {
  const { caption, t0, end, delayed, calledAt, onPick, picked } = props
  const tasks = inRunningOrder(props.tasks)
  const ways = climbs(tasks)
  const crossed = crossings(tasks, ways, [props.windowEnd, delayed?.from.finish, delayed?.finish])
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
                  <>, called {clockTime(t0, calledAt)}</>
                )}
              </th>
              <td className="gantt-lane" />
            </tr>
            {views.map((view) => (
              <Row
                key={view.task.id}
                climb={ways.get(view.task.id)}
                crossedAt={crossed.get(view.task.id)}
                {...{ view, t0, picked, onPick, delayed }}
              />
            ))}
          </tbody>
        ))}
      </table>
      <Overlay {...props} />
    </div>
  )
}

type RowProps = Pick<Props, 't0' | 'picked' | 'onPick' | 'delayed'> & {
  view: TaskView
  climb: Climb | undefined
  /** The last minute at which a line would cross this label. The label then moves behind that line. */
  crossedAt: number | undefined
}

function Row({ view, climb, crossedAt, t0, picked, onPick, delayed }: RowProps) {
  const { task, start, finish, state, isCritical } = view
  // After a backout the path ends before the tasks that were called off.
  const isOnPath = isCritical && state !== 'skipped'
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
        <button type="button" onClick={() => onPick(task.id)}>
          {task.name}
        </button>
      </th>
      <td className="gantt-owner">{task.owner}</td>
      <td className="gantt-lane">
        {delayed && <Ghost view={view} from={delayed.from} />}
        {isOnPath && climb && (
          <span
            className="gantt-climb"
            style={{ '--rows': climb.rows, '--headings': climb.headings }}
          />
        )}
        <Bar state={state} isGate={task.gate !== undefined} />
        {isOnPath && <span className="gantt-line" />}
        <span
          className="gantt-label"
          style={crossedAt === undefined ? undefined : { '--to': crossedAt }}
        >
          {picked !== undefined && (
            <span className="mr-2 max-[639px]:hidden" aria-hidden>
              {task.id}
            </span>
          )}
          <time>{clockTime(t0, start)}</time>{' '}
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
