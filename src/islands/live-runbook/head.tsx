import type { ReactNode } from 'react'
import { BoardHead, LightSign } from '#runbook-ui/board'
import { goNoGo, type Light, type RunView } from '#runbook/model'
import { at } from '../../events/event-times.ts'
import { paymentsMigration } from '../../events/payments-migration.ts'

const { name, day, t0, windowEnd } = paymentsMigration

type Props = {
  view: RunView
  /** Struck through. */
  finishBefore: number | undefined
  children: ReactNode
}

export function Head({ view, finishBefore, children }: Props) {
  const isBackout = view.status === 'backing out' || view.status === 'backed out'
  const light = goNoGo(view, windowEnd)
  return (
    <BoardHead
      look="home"
      title={
        <>
          {name}{' '}
          <small className="ml-0.5 text-data fw-400 text-on-bottle-2 max-[1419px]:hidden">
            {day} {t0}
          </small>
        </>
      }
      clock={at(view.minute)}
      finishName={
        <>
          {finishBefore !== undefined && finishBefore !== view.finish && (
            <s className="absolute right-0 bottom-[calc(100%+5px)] max-[639px]:static max-[639px]:mr-1.5">
              {at(finishBefore)}
            </s>
          )}
          {isBackout ? 'Out by' : 'Finish'}
        </>
      }
      finish={at(view.finish)}
      light={<LightSign light={light} reason={shortReason(light, windowEnd - view.finish)} />}
    >
      {children}
    </BoardHead>
  )
}

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
