import { goNoGo, type Light, type RunView } from '@cuewright/runbook/model'
import { duration } from '@cuewright/runbook/words'
import { LightSign } from '@cuewright/runbook-ui/board'
import { at, nightRun } from '../../events/event-times.ts'
import { paymentsMigration } from '../../events/payments-migration.ts'

const { windowEnd } = paymentsMigration

type Props = {
  view: RunView
  /** The finish without the last delay. */
  before: number | undefined
}

/** The finish, with its right edge at its own minute, and the one before the delay, struck out. */
export function Times({ view, before }: Props) {
  const { finish, minute, status } = view
  const isBackout = status === 'backing out' || status === 'backed out'
  // The end of a backout is early: there, the number would cover the words.
  const place = isBackout ? Math.max(nightRun.course.finish, finish) : finish
  const light = goNoGo(view, windowEnd)
  return (
    <dl className="night-times">
      <div className="sr-only">
        <dt>Clock</dt>
        <dd data-testid="clock">{at(minute)}</dd>
      </div>
      {before !== undefined && before !== finish && (
        <div className="night-was" style={{ '--at': before }}>
          <dt className="sr-only">Before the delay</dt>
          <dd>
            <s>{at(before)}</s>
          </dd>
        </div>
      )}
      <div className="night-finish" style={{ '--at': place }}>
        <dt>
          {isBackout ? 'Back by' : 'Finish'}
          <LightSign light={light} reason={reasonOf(light, view)} />
        </dt>
        <dd className="figures" data-testid="finish">
          {at(finish)}
        </dd>
      </div>
    </dl>
  )
}

function reasonOf({ reason }: Light, { finish }: RunView): string | undefined {
  switch (reason) {
    case 'no time left to back out':
    case 'late, inside the window':
      return `${duration(windowEnd - finish)} left`
    case 'finish after the window':
      return `${duration(finish - windowEnd)} over`
    default:
      return undefined
  }
}
