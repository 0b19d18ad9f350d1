import type { RefCallback } from 'react'
import type { RunView } from '@cuewright/runbook/model'
import { hoursUpTo } from '@cuewright/runbook-ui/bars'
import { at } from '../../events/event-times.ts'
import { paymentsMigration } from '../../events/payments-migration.ts'

const { windowEnd } = paymentsMigration
const hours = hoursUpTo(windowEnd)
/** Minutes between an hour's name and another label: on a wide screen, and on a phone. */
const apart = { wide: 26, narrow: 56 }

type Props = {
  view: RunView
  /** The finish without the last delay. */
  finishBefore: number | undefined
  calledAt: number | undefined
  /** Ref of the line at the current minute. */
  line: RefCallback<Element>
}

/** The one scale of the view, from T0 to the window's end, with what a delay has moved. */
export function Hours({ view, finishBefore, calledAt, line }: Props) {
  const { finish, minute } = view
  const isLater = finishBefore !== undefined && finishBefore < finish
  const marks = [minute, calledAt, ...(isLater ? [finishBefore, finish] : [])]
  return (
    <div className="night-hours" aria-hidden>
      {hours.map((hour) => (
        <i key={hour} style={{ '--at': hour }} data-near={nearness(hour, marks)}>
          <span>{at(hour)}</span>
        </i>
      ))}
      {isLater && (
        <div className="night-moved" style={{ '--from': finishBefore, '--to': finish }}>
          +{finish - finishBefore}
        </div>
      )}
      {calledAt === undefined && finish < windowEnd && (
        <div className="night-left" style={{ '--from': finish, '--to': windowEnd }}>
          {windowEnd - finish} min<span> left</span>
        </div>
      )}
      {calledAt !== undefined && (
        <div className="night-called" style={{ '--at': calledAt }}>
          <b>{at(calledAt)} back out</b>
        </div>
      )}
      <div ref={line} className="night-now" style={{ '--at': minute }}>
        <b>{at(minute)}</b>
      </div>
    </div>
  )
}

/** Whether another label would cover this hour's name: 'wide' on every screen, 'narrow' on a phone alone. */
function nearness(hour: number, marks: readonly (number | undefined)[]) {
  const nearest = Math.min(...marks.map((mark) => Math.abs(hour - (mark ?? Infinity))))
  if (nearest < apart.wide) return 'wide'
  return nearest < apart.narrow ? 'narrow' : undefined
}
