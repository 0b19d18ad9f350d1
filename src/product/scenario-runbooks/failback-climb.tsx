import { clockTime, duration } from '../../lib/clock.ts'
import { schedule, timingOf } from '../../runbook/schedule.ts'
import { paymentsFailback } from './payments-failback.ts'

const { t0, tasks, windowEnd } = paymentsFailback
const plan = schedule(tasks)

/** When the failback is planned to end, in minutes from its T0, and the end of its window. */
export const failbackTimes = { finish: plan.finish, windowEnd, t0 }

/** The way home, as the stairs of the failover climbed from the other side. */
export function FailbackClimb() {
  return (
    <ol className="climb">
      {tasks.map(({ id, name, owner, gate }, i) => (
        <li key={id} style={{ '--step': tasks.length - 1 - i }} data-gate={gate ? '' : undefined}>
          <time className="fw-600">{clockTime(t0, timingOf(plan, id).earliestStart)}</time>
          <span>{name}</span>
          <small>
            {gate ? `${gate.decidedBy} decides` : owner},{' '}
            {duration(timingOf(plan, id).earliestFinish - timingOf(plan, id).earliestStart)}
          </small>
        </li>
      ))}
    </ol>
  )
}
