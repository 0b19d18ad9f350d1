import type { ReactNode } from 'react'
import { clockTime } from '../../lib/clock.ts'
import type { Light } from '../../runbook/model/light.ts'
import type { RunView } from '../../runbook/model/run.ts'
import { LightSign } from './light-sign.tsx'

type Props = {
  name: string
  day: string
  t0: string
  windowEnd: number
  view: RunView
  light: Light
  /** The finish before a delay, struck through. */
  finishBefore?: number
  /** What happened last; read out politely. */
  message: string
  /** What lies between the clock and the controls where there is no room for a chart. */
  chart: ReactNode
  /** The buttons beside the clock. */
  controls: ReactNode
}

/** What everyone on the bridge call looks at: the clock, the finish time and the go/no-go light. */
export function BoardHead(props: Props) {
  const { name, day, t0, windowEnd, view, light, finishBefore, message, chart, controls } = props
  const isBackout = view.status === 'backing out' || view.status === 'backed out'
  const isMoved = finishBefore !== undefined && finishBefore !== view.finish
  return (
    <div className="board-head">
      <h2 className="board-title">
        {name}{' '}
        <small className="ml-0.5 text-data fw-400 text-on-bottle-2 max-[1419px]:hidden">
          {day} {t0}
        </small>
      </h2>
      <div className="board-status once-whole">
        <dl className="board-times">
          <div>
            <dt className="relative text-data leading-none text-on-bottle-2">Clock</dt>
            <dd className="board-clock relative min-w-2.2em fw-520 narrow tracking-tight leading-none whitespace-nowrap">
              {clockTime(t0, view.minute)}
            </dd>
          </div>
          <div>
            <dt className="relative text-data leading-none text-on-bottle-2">
              {isMoved && (
                <s className="absolute right-0 bottom-[calc(100%+5px)] max-[639px]:static max-[639px]:mr-1.5">
                  {clockTime(t0, finishBefore)}
                </s>
              )}
              {isBackout ? 'Out by' : 'Finish'}
            </dt>
            <dd
              className="board-finish min-w-2.2em fw-560 narrow tracking-tight leading-none whitespace-nowrap"
              data-testid="finish"
            >
              {clockTime(t0, view.finish)}
            </dd>
          </div>
        </dl>
        <LightSign light={light} reason={shortReason(light, windowEnd - view.finish)} />
      </div>
      {chart}
      {controls}
      <p className="board-message" role="status">
        {message}
      </p>
    </div>
  )
}

/** The light's reason in the room of a chip, with the minutes that it is about. */
function shortReason(light: Light, left: number): string {
  switch (light.reason) {
    case 'late, inside the window':
      return `${left} min left`
    case 'finish after the window':
      return `${-left} min over`
    case 'no time left to back out':
      return 'no way back'
    case 'backed out':
      return 'backed out'
    default:
      return light.reason
  }
}
