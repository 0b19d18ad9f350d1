import { clockTime, duration } from '@cuewright/runbook/words'
import { failbackCourse, paymentsFailback } from '../../events/payments-failback.ts'

const { t0, tasks } = paymentsFailback

export function FailbackClimb() {
  return (
    <ol className="list-none">
      {failbackCourse.tasks.map(({ task: { id, name, owner, gate }, start, finish }, i) => (
        <li
          className="climb-step grid label-14 edge-t-ink edge-l-ink data-[gate]:edge-l-6-ink"
          key={id}
          style={{ '--step': tasks.length - 1 - i }}
          data-gate={gate ? '' : undefined}
        >
          <time className="fw-600">{clockTime(t0, start)}</time>
          <span>{name}</span>
          <small className="col-start-2 text-data text-ink-3">
            {gate ? `${gate.decidedBy} decides` : owner}, {duration(finish - start)}
          </small>
        </li>
      ))}
    </ol>
  )
}
