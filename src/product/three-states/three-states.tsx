import type { ComponentType, ReactNode } from 'react'
import { clockTime, duration } from '../../lib/clock.ts'
import { paymentsMigration } from '../payments-migration.ts'
import { previewRun } from '../preview-run.ts'
import { stateWord } from '../state-words.ts'
import { threeStates, type TaskStates } from './states.ts'

const from = 20
const to = 215
const { t0 } = paymentsMigration
const rows = threeStates()

const place = (minute: number) => `${(((minute - from) / (to - from)) * 100).toFixed(2)}%`
const span = ({ start, finish }: { start: number; finish: number }) => ({
  left: place(start),
  width: `${(((finish - start) / (to - from)) * 100).toFixed(2)}%`,
})

type Step = { name: string; when: string; text: string }

/** One Gantt in three states: the draft, the rehearsal's actual times beside it, and the live night. */
export function ThreeStates({ steps }: { steps: readonly [Step, Step, Step] }) {
  const [plan, rehearse, execute] = steps
  return (
    <ol className="three-states">
      <State step={plan} kind="plan" Row={Draft} />
      <State step={rehearse} kind="rehearse" Row={Rehearsed} />
      <State step={execute} kind="execute" Row={Live}>
        <span className="lanes-now" style={{ left: place(previewRun.minute) }} />
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
              <span className="lanes-lane">
                <Row row={each} />
              </span>
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
    <>
      <span className="lane-bar" style={span(planned)} />
      {isCritical && <span className="lane-critical" style={span(planned)} />}
      <span className="sr-only">
        planned {clockTime(t0, planned.start)} to {clockTime(t0, planned.finish)}
        {isCritical && ', critical path'}
      </span>
    </>
  )
}

function Rehearsed({ row: { planned, rehearsed } }: { row: TaskStates }) {
  const over = rehearsed.finish - rehearsed.start - (planned.finish - planned.start)
  return (
    <>
      <span className="lane-bar lane-plan" style={span(planned)} />
      <span className="lane-bar lane-actual" style={span(rehearsed)} />
      <span className="sr-only">
        took {duration(rehearsed.finish - rehearsed.start)} of the planned{' '}
        {duration(planned.finish - planned.start)}
      </span>
      {over > 0 && (
        <span className="lane-label" style={{ left: place(rehearsed.finish) }} aria-hidden>
          +{over}
        </span>
      )}
    </>
  )
}

function Live({ row: { live } }: { row: TaskStates }) {
  return (
    <>
      <span className="lane-bar" data-state={live.state} style={span(live)} />
      {live.isCritical && <span className="lane-critical" style={span(live)} />}
      <span className="sr-only">
        {stateWord(live)}, {clockTime(t0, live.start)} to {clockTime(t0, live.finish)}
        {live.isCritical && ', critical path'}
      </span>
    </>
  )
}
