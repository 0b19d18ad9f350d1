import type { ReactNode } from 'react'
import { clockTime, duration } from '../../lib/clock.ts'
import type { RunView } from '../../runbook/run.ts'
import { LightSign } from './light-sign.tsx'

type Props = {
  name: string
  facts: string
  t0: string
  view: RunView
  /** The buttons beside the clock. */
  children?: ReactNode
}

/** What everyone on the bridge call looks at: the clock, the finish time and the go/no-go light. */
export function BoardHead({ name, facts, t0, view, children }: Props) {
  const shift = view.finish - view.plannedFinish
  const isBackout = view.status === 'backing out' || view.status === 'backed out'
  return (
    <div className="board-head">
      <div className="board-event">
        <h2>{name}</h2>
        <p>{facts}</p>
      </div>
      <dl className="board-times">
        <div>
          <dt>Clock</dt>
          <dd className="board-clock">{clockTime(t0, view.minute)}</dd>
        </div>
        <div>
          <dt>{isBackout ? 'Backed out by' : 'Finish'}</dt>
          <dd className="board-finish">
            <span data-testid="finish">{clockTime(t0, view.finish)}</span>
            {!isBackout && (
              <small data-shift={shift > 0 || undefined}>
                {shift > 0 ? `${duration(shift)} later` : 'on time'}
              </small>
            )}
          </dd>
        </div>
      </dl>
      <LightSign light={view.light} />
      {children}
    </div>
  )
}
