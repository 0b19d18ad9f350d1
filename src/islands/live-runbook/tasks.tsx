import { minutesLonger, type Course, type TaskView } from '@cuewright/runbook/model'
import { duration } from '@cuewright/runbook/words'
import { Bar, stateWord } from '@cuewright/runbook-ui/bars'
import { at } from '../../events/event-times.ts'
import { paymentsMigration } from '../../events/payments-migration.ts'
import { isNamedBefore, isOnPath, namePlaces, shortList, stepsOf } from './layout.ts'

const { name, day, t0 } = paymentsMigration

type Props = {
  rows: readonly TaskView[]
  minute: number
  /** The run without the last delay, drawn as ghosts. */
  earlier: Course | undefined
  picked: string | undefined
  onPick: (task: string) => void
}

/**
 * The run as a table. A wide screen shows each row's name at its bar; a phone draws the bars alone, above a
 * list with state, time and owner: of the next tasks, or of all of them. Shape, word and colour tell the state.
 */
export function Tasks({ rows, minute, earlier, picked, onPick }: Props) {
  const steps = new Map(stepsOf(rows).map(({ row, to }) => [row, to - row]))
  const places = namePlaces(rows)
  const placesBefore = earlier && namePlaces(earlier.tasks)
  const next = shortList(rows)
  return (
    <>
      {/* Opens a phone's list, also without a script. */}
      <input type="checkbox" id="all-tasks" className="night-box" />
      <table className="night-tasks">
        <caption className="sr-only">
          {name}, {day} {t0}: every task with its owner, start and state
        </caption>
        <thead className="sr-only">
          <tr>
            {['Number', 'Task', 'Owner', 'Time and state'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((view, row) => (
            <Row
              key={view.task.id}
              was={earlier?.tasks.find(({ task }) => task.id === view.task.id)}
              rowsDown={steps.get(row)}
              place={places.get(view.task.id)!}
              placeBefore={placesBefore?.get(view.task.id)}
              isPicked={view.task.id === picked}
              isNext={next.includes(view)}
              {...{ view, row, minute, onPick }}
            />
          ))}
        </tbody>
      </table>
      <label htmlFor="all-tasks" className="night-all">
        All {rows.length} tasks
      </label>
    </>
  )
}

type RowProps = Pick<Props, 'minute' | 'onPick'> & {
  view: TaskView
  row: number
  /** Its times without the last delay. */
  was: Course['tasks'][number] | undefined
  /** How many rows the critical path goes down from here. */
  rowsDown: number | undefined
  /** The minute at which its name begins, if that is after its bar, and began before the delay. */
  place: number
  placeBefore: number | undefined
  isPicked: boolean
  /** In a phone's list before it is opened. */
  isNext: boolean
}

function Row({
  view,
  row,
  minute,
  was,
  rowsDown,
  place,
  placeBefore = place,
  isPicked,
  isNext,
  onPick,
}: RowProps) {
  const { task, start, finish, state, isCritical } = view
  const later = was ? start - was.start : 0
  const isBefore = isNamedBefore(view)
  const nameSlip = isBefore ? 0 : place - placeBefore
  return (
    <tr
      style={{
        '--row': row,
        '--from': start,
        '--to': finish,
        '--name-at': isBefore ? Math.min(start, was?.start ?? start) : place,
        ...(later > 0 && { '--was-from': was!.start, '--was-to': was!.finish }),
        ...(nameSlip > 0 && { '--name-slip': nameSlip }),
      }}
      data-state={state}
      data-before={isBefore || undefined}
      data-later={later > 0 || undefined}
      data-name-slips={nameSlip > 0 || undefined}
      data-gate={task.gate ? '' : undefined}
      data-backout={task.phase === 'backout' || undefined}
      data-picked={isPicked || undefined}
      data-next={isNext || undefined}
    >
      <td className="night-number">{task.id}</td>
      <th scope="row" className="night-name">
        <button type="button" onClick={() => onPick(task.id)}>
          {task.name}
        </button>
      </th>
      <td className="night-owner">{task.owner}</td>
      <td className="night-when">
        <Lane view={view} rowsDown={rowsDown} />
        <time>{at(start)}</time>{' '}
        <span className="sr-only">
          {`for ${duration(finish - start)},${isCritical ? ' critical path,' : ''}`}
        </span>{' '}
        <span className="night-state">{stateNow(view, minute)}</span>
      </td>
    </tr>
  )
}

/** A backout called at the minute in which a task starts has nothing to undo of it, so it does not run yet. */
function stateNow(view: TaskView, minute: number) {
  return view.state === 'running' && view.start === minute ? 'Starts now' : stateWord(view)
}

/** A task's bar, the minutes by which it is longer than planned, and its step of the critical path. */
function Lane({ view, rowsDown }: { view: TaskView; rowsDown: number | undefined }) {
  const { task, start, finish, state } = view
  const longer = view.ended ? 0 : Math.max(0, minutesLonger(view))
  return (
    <div className="night-lane">
      <Bar
        state={state === 'late' ? 'running' : state}
        isGate={task.gate !== undefined}
        from={start}
        to={finish - longer}
      />
      {longer > 0 && state !== 'done' && <Bar state="late" from={finish - longer} to={finish} />}
      {isOnPath(view) && <i className="night-step" style={{ '--rows-down': rowsDown ?? 0 }} />}
    </div>
  )
}
