import type { ComponentType, ReactNode } from 'react'
import { clockTime, duration } from '../../lib/clock.ts'
import { paymentsMigration } from '../payments-migration.ts'
import { previewRun } from '../preview-run.ts'
import { stateWord } from '../state-words.ts'
import { threeStates, type TaskStates } from './states.ts'

/** The minutes from T0 that the lanes show. */
const shown = { '--start': 20, '--end': 215 }
const { t0 } = paymentsMigration
const rows = threeStates()

type Span = { start: number; finish: number }

function span({ start, finish }: Span) {
  return { '--from': start, '--to': finish }
}

function inWords({ start, finish }: Span, isCritical: boolean) {
  return `${clockTime(t0, start)} to ${clockTime(t0, finish)}${isCritical ? ', critical path' : ''}`
}

type Step = { name: string; when: string; text: string }

/**
 * One Gantt in three states: the draft, the rehearsal's actual times beside it, and the live night.
 * The stylesheet places the bars by their minutes.
 */
export function ThreeStates({ steps }: { steps: readonly [Step, Step, Step] }) {
  const [plan, rehearse, execute] = steps
  return (
    <ol className="three-states" style={shown}>
      <State step={plan} kind="plan" Row={Draft} />
      <State step={rehearse} kind="rehearse" Row={Rehearsed} />
      <State step={execute} kind="execute" Row={Live}>
        <span className="lanes-now" style={{ '--from': previewRun.minute }} />
      </State>
    </ol>
  )
}

type StateProps = {
  step: Step
  kind: 'plan' | 'rehearse' | 'execute'
  Row: ComponentType<{ row: TaskStates }>
  children?: ReactNode
}

function State({ step: { name, when, text }, kind, Row, children }: StateProps) {
  return (
    <li className="state-column" data-kind={kind}>
      <h3>{name}</h3>
      <p>{text}</p>
      <div className="lanes-frame">
        <p className="lanes-when data">{when}</p>
        <ol className="lanes data">
          {rows.map((each) => (
            <li key={each.id}>
              <span className="lanes-name">{each.name}</span>
              <Row row={each} />
            </li>
          ))}
          {children && (
            <li className="lanes-overlay" aria-hidden>
              {children}
            </li>
          )}
        </ol>
      </div>
    </li>
  )
}

function Draft({ row: { planned, isCritical } }: { row: TaskStates }) {
  return (
    <span className="lanes-lane" style={span(planned)}>
      <span className="lane-bar" />
      {isCritical && <span className="lane-critical" />}
      <span className="sr-only">{`planned ${inWords(planned, isCritical)}`}</span>
    </span>
  )
}

function Rehearsed({ row: { planned, rehearsed } }: { row: TaskStates }) {
  const over = rehearsed.finish - rehearsed.start - (planned.finish - planned.start)
  return (
    <span className="lanes-lane">
      <span className="lane-bar lane-plan" style={span(planned)} />
      <span className="lane-bar lane-actual" style={span(rehearsed)} />
      <span className="sr-only">
        {`took ${duration(rehearsed.finish - rehearsed.start)} of the planned ${duration(planned.finish - planned.start)}`}
      </span>
      {over > 0 && (
        <span className="lane-label" style={{ '--from': rehearsed.finish }} aria-hidden>
          +{over}
        </span>
      )}
    </span>
  )
}

function Live({ row: { live } }: { row: TaskStates }) {
  return (
    <span className="lanes-lane" style={span(live)}>
      <span className="lane-bar" data-state={live.state} />
      {live.isCritical && <span className="lane-critical" />}
      <span className="sr-only">{`${stateWord(live)}, ${inWords(live, live.isCritical)}`}</span>
    </span>
  )
}
