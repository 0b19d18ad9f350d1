import type { Phase, TaskTimes } from '@cuewright/runbook/model'
import { phaseNames, scaleTo, Bar, byPhase } from '@cuewright/runbook-ui/bars'
import { StatusChip } from '../kit/chips.tsx'
import { monthDay } from '../../events/event-days.ts'
import { Hours, Lane } from '../kit/lane.tsx'
import { type Screen, Window } from '../kit/window.tsx'
import { Toolbar } from '../kit/controls.tsx'
import { at, backoutAt, previewRun, rehearsed, runAt } from '../../events/event-times.ts'
import { rehearsalLadder } from '../../events/payments-migration-rehearsal.ts'
import { cutover, fallback } from '../../events/payments-migration-runbooks.ts'
import { paymentsMigration as event } from '../../events/payments-migration.ts'

const view = runAt(previewRun.minute)
const { minute } = view
const wayBack = backoutAt(minute)
const done = view.tasks.filter(({ state }) => state === 'done').length
const rehearsal = rehearsalLadder.at(-1)!
const scale = scaleTo(event.windowEnd + 12)
/** The hours, as far as the label of the window's end leaves them room. */
const hoursScale = { ...scale, end: event.windowEnd - 60 }

export const eventRunbooks: Screen = {
  title: 'Event Runbooks',
  days: 0,
  minute,
  when: `${event.day} ${at(minute)}`,
  desk: 'Cutover manager',
  alt:
    `At ${at(minute)}, ${cutover.name} has ${done} of ${cutover.tasks.length} tasks done and finishes at ${at(view.finish)}. ` +
    `${fallback.name} hasn’t been called. If it were called now, it would end at ${at(wayBack.finish)}. The ${rehearsal.name.toLowerCase()} ended at ${at(rehearsed.finish)}.`,
  Component: EventRunbooks,
}

function EventRunbooks() {
  return (
    <Window of={eventRunbooks} isTable>
      <Toolbar title={event.name} tools={['New runbook', 'Copy from an event']} />
      <div className="runbooks-board">
        <Hours scale={hoursScale} now={minute} />
        <Lines />
        <table className="runbooks">
          <thead className="sr-only">
            <tr>
              <th scope="col">Runbook</th>
              <th scope="col">Finish</th>
              <th scope="col">Phases</th>
            </tr>
          </thead>
          <tbody>
            <Row
              name={cutover.name}
              number={`${cutover.number} · ${cutover.owner}`}
              progress={`${done} of ${cutover.tasks.length} tasks done`}
              finish={at(view.finish)}
              status={<StatusChip is="half">Live</StatusChip>}
              spans={phaseSpans(view.tasks, minute)}
            />
            <Row
              name={fallback.name}
              number={`${fallback.number} · ${fallback.owner}`}
              progress={`${wayBack.backout.length} of ${fallback.tasks.length} tasks if called now`}
              finish={at(wayBack.finish)}
              status={<StatusChip is="open">Not called</StatusChip>}
              spans={[{ phase: 'backout', from: minute, to: wayBack.finish, state: 'skipped' }]}
            />
            <Row
              name={`${cutover.name}: ${rehearsal.name.toLowerCase()}`}
              number={`${cutover.number} · ${monthDay(rehearsal.date)}`}
              progress={`${cutover.tasks.length} of ${cutover.tasks.length} tasks done`}
              finish={at(rehearsed.finish)}
              status={<StatusChip is="done">Closed</StatusChip>}
              spans={phaseSpans(rehearsed.tasks).map((span) => ({ ...span, state: 'rehearsed' }))}
            />
          </tbody>
        </table>
      </div>
    </Window>
  )
}

type RowProps = {
  name: string
  number: string
  progress: string
  finish: string
  status: React.ReactNode
  spans: readonly PhaseSpan[]
}

function Row({ name, number, progress, finish, status, spans }: RowProps) {
  return (
    <tr className="runbooks-row">
      <th className="runbooks-name" scope="row">
        {name} {status}
        <small>{number}</small>
        <small>{progress}</small>
      </th>
      <td className="text-claim fw-520 narrow leading-none">{finish}</td>
      <td className="runbooks-time">
        {spans.map(({ phase, from, to, state }) => (
          <Lane key={phase} scale={scale}>
            <Bar from={from} to={to} state={state} />
            <PhaseLabel phase={phase} from={from} to={to} />
          </Lane>
        ))}
      </td>
    </tr>
  )
}

/** The clock and the end of the window, from the head to the last row. */
function Lines() {
  return (
    <div className="runbooks-lines" aria-hidden>
      <i className="runbooks-end" style={{ left: scale.at(event.windowEnd) }} />
      <b className="runbooks-limit">ends {at(event.windowEnd)}</b>
      <i className="runbooks-now" style={{ left: scale.at(minute) }} />
    </div>
  )
}

/** After the bar and the clock, or before the bar if it is late in the night. */
function PhaseLabel({ phase, from, to }: { phase: Phase; from: number; to: number }) {
  const isBefore = from > scale.end / 4
  return (
    <span
      className="runbooks-phase text-data fw-400"
      data-before={isBefore || undefined}
      style={{ left: scale.at(isBefore ? from : Math.max(to, minute)) }}
    >
      {phaseNames[phase]}
      <span className="sr-only">
        {at(from)} to {at(to)}
      </span>
    </span>
  )
}

export type PhaseSpan = {
  readonly phase: Phase
  readonly count?: number
  readonly from: number
  readonly to: number
  readonly state: 'planned' | 'running' | 'done' | 'skipped' | 'rehearsed'
}

/** The span of each phase, and its state at `now`. */
export function phaseSpans(tasks: readonly TaskTimes[], now = Infinity): PhaseSpan[] {
  return byPhase(tasks).map(([phase, views]) => {
    const from = Math.min(...views.map(({ start }) => start))
    const to = Math.max(...views.map(({ finish }) => finish))
    const state = to <= now ? 'done' : from <= now ? 'running' : 'planned'
    return { phase, count: views.length, from, to, state }
  })
}
