import { relativeTime } from '../../lib/clock.ts'
import { chambers, reconnectsAt, type Chamber } from './rebuild-chambers.ts'

/** The locks one below the other: the hour and the condition stay in view while the work passes. */
export function RebuildLocks() {
  return (
    <div className="locks drawing">
      {chambers.map((chamber) => (
        <LockedChamber key={chamber.id} chamber={chamber} />
      ))}
      <p className="lock-end">
        <b>Production, reconnected.</b> Feeds open one at a time, from {relativeTime(reconnectsAt)}.
      </p>
    </div>
  )
}

function LockedChamber({ chamber }: { chamber: Chamber }) {
  const { name, hours, tasks, gate, opensAt, opensWhen, isIsolated } = chamber
  return (
    <section className="chamber" style={{ '--hours': hours }}>
      <div className="lock">
        <p className="lock-hour">
          <span className="i-lucide-lock-open" aria-hidden />
          <span className="sr-only">Lock opens at </span>
          {relativeTime(opensAt)}
        </p>
        <p>{opensWhen}</p>
        {gate && <p className="text-on-bottle-2">{gate.decidedBy} decides</p>}
      </div>
      <div className="chamber-work" data-isolated={isIsolated || undefined}>
        <h3>
          {name} <small>{hours} h</small>
        </h3>
        <ol>
          {tasks.map((task) => (
            <li key={task.id}>
              <time dateTime={`PT${task.start}M`}>{relativeTime(task.start)}</time> {task.name}{' '}
              <small>{task.owner}</small>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
