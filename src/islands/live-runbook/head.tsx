import type { ReactNode } from 'react'
import { LightSign } from '@cuewright/runbook-ui/board'
import { goNoGo, type Light, type RunView } from '@cuewright/runbook/model'
import { at } from '../../events/event-times.ts'
import { paymentsMigration } from '../../events/payments-migration.ts'

const { name, day, t0, windowEnd } = paymentsMigration

type Props = {
  view: RunView
  /** The finish without the delay, shown struck through. */
  finishBefore: number | undefined
  children: ReactNode
}

export function Head({ view, finishBefore, children }: Props) {
  const isBackout = view.status === 'backing out' || view.status === 'backed out'
  const light = goNoGo(view, windowEnd)
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
            <dt className={figureName}>Clock</dt>
            <dd className={`board-clock relative fw-520 ${figure}`}>{at(view.minute)}</dd>
          </div>
          <div>
            <dt className={figureName}>
              {finishBefore !== undefined && finishBefore !== view.finish && (
                <s className="absolute right-0 bottom-[calc(100%+5px)] max-[639px]:static max-[639px]:mr-1.5">
                  {at(finishBefore)}
                </s>
              )}
              {isBackout ? 'Back by' : 'Finish'}
            </dt>
            <dd className={`board-finish fw-520 ${figure}`} data-testid="finish">
              {at(view.finish)}
            </dd>
          </div>
        </dl>
        <LightSign light={light} reason={shortReason(light, windowEnd - view.finish)} />
      </div>
      {children}
    </div>
  )
}

const figureName = 'relative text-data leading-none text-on-bottle-2'
const figure = 'min-w-2.2em figures tracking-tight leading-none whitespace-nowrap'

/** The light's reason, short enough for a chip. */
function shortReason({ reason }: Light, left: number): string {
  switch (reason) {
    case 'late, inside the window':
      return `${left} min left`
    case 'finish after the window':
      return `${-left} min over`
    case 'no time left to back out':
      return 'no way back'
    default:
      return reason
  }
}
