import { hoursUpTo } from '@cuewright/runbook-ui/bars'
import { at, previewRun } from '../../events/event-times.ts'
import { paymentsMigration } from '../../events/payments-migration.ts'
import { finishes, laterTasks, threeStates } from './states.ts'

const { windowEnd } = paymentsMigration
const rows = [...threeStates, laterTasks]

/** A little of what comes after the window is seen as well. */
const scale = { '--start': 0, '--end': windowEnd + 30 }

/** Minutes around the clock in which its label takes the place of an hour's. */
const nearClock = 28

/** What the last column says in each of the three states. */
const columns = ['Duration', 'It took', 'State']

/** `names`: what the chart is called in each of the three states. */
export function StatesChart({ names }: { names: readonly string[] }) {
  return (
    <div
      className="states-chart relative overflow-hidden bg-paper text-data leading-none"
      style={scale}
      aria-hidden
    >
      <p className="states-head states-row edge-b-rule text-ink-3">
        <b className="fw-600">
          <InState of={names} />
        </b>
        <span className="states-took">
          <InState of={columns} />
        </span>
      </p>
      <Marks names={names} />
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
      <Clock />
    </div>
  )
}

/** One text for each of the three states, of which the stylesheet shows one. */
function InState({ of }: { of: readonly string[] }) {
  return of.map((text, i) => (
    <span key={columns[i]} data-in={i}>
      {text}
    </span>
  ))
}

/** The hours, the end of the window, and the finish with its number, whose right edge is at its minute. */
function Marks({ names }: { names: readonly string[] }) {
  return (
    <div className="states-scale">
      {hoursUpTo(windowEnd).map((minute) => (
        <span
          key={minute}
          className="states-mark states-hour"
          data-near={Math.abs(minute - previewRun.minute) < nearClock || undefined}
          style={{ '--from': minute }}
        >
          <time>{at(minute)}</time>
        </span>
      ))}
      <span className="states-mark states-wall past-hatch" style={{ '--from': windowEnd }}>
        <b>ends {at(windowEnd)}</b>
      </span>
      {finishes.map(({ minute, time, word }, i) => (
        <span
          key={word}
          className="states-mark states-line"
          data-in={i}
          style={{ '--from': minute }}
        >
          <span className="states-finish">
            <b className="fw-540">{time}</b>
            <small className="text-small">
              {/* On small screens the frame of the rehearsal has no head that names it. */}
              {i === 1 && <i>{names[i]}</i>}
              Finish, {word}
            </small>
          </span>
        </span>
      ))}
    </div>
  )
}

function Row({ row }: { row: (typeof rows)[number] }) {
  const { name, owner, planned, rehearsed, live, isCritical, isGate } = row
  return (
    <div
      className="states-row"
      data-critical={isCritical || undefined}
      data-brief={planned.finish - planned.start < 20 || undefined}
      style={{ '--live-from': live.start, '--live-to': live.finish }}
    >
      <p className="states-task">
        <span>{name}</span> <small>{owner}</small>
      </p>
      <p className="states-lane">
        <i
          className={isGate ? 'task-bar states-bar states-gate' : 'task-bar states-bar'}
          data-state={live.state}
          style={span(planned)}
        />
        <i
          className="task-bar states-bar states-actual border-dashed border-rehearse bg-rehearse-2"
          data-in="1"
          style={span(rehearsed)}
        />
      </p>
      <p className="states-took" data-state-word={live.state}>
        <InState of={[row.estimated, row.measured, row.word]} />
      </p>
    </div>
  )
}

function Clock() {
  return (
    <div className="states-scale" data-in="2">
      <span
        className="states-mark states-now z-1 w-1 [translate:-2px_0] edge-x-ink bg-now"
        style={{ '--from': previewRun.minute }}
      >
        <b className="absolute bottom-[calc(100%_+_5px)] left-50% centred px-1.75 py-1.25 edge-ink rounded-bar bg-now fw-600">
          {at(previewRun.minute)}
        </b>
      </span>
    </div>
  )
}

function span({ start, finish }: { start: number; finish: number }) {
  return { '--from': start, '--to': finish }
}
