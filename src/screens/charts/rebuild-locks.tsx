import { relativeTime } from '@cuewright/runbook/words'
import { chambers, reconnectsAt, type Chamber } from '../../events/rebuild-chambers.ts'

/** A lock's hour and condition stay in view while its tasks scroll past. On phones time runs to the right, to swipe. */
export function RebuildLocks() {
  return (
    <div
      className="drawing locks swipe leading-snug exact-colours"
      role="group"
      aria-label="Stages of the rebuild"
    >
      {chambers.map((chamber) => (
        <LockedChamber key={chamber.id} chamber={chamber} />
      ))}
      <p className="locks-end sm:pt-4.5 md:pl-[calc(5/12*100%_+_44px)] sm:edge-t-6-on-bottle">
        <b>Production, reconnected.</b> Feeds open one at a time, from {relativeTime(reconnectsAt)}.
      </p>
    </div>
  )
}

function LockedChamber({ chamber }: { chamber: Chamber }) {
  const { name, hours, tasks, decidedBy, opensAt, opensWhen, isIsolated } = chamber
  return (
    <section
      className="chamber grid parts-5-7 gap-x-6 sm:edge-t-bottle-rule max-md:grid-cols-1"
      style={{ '--hours': hours }}
    >
      <div className="chamber-work" data-isolated={isIsolated || undefined}>
        <h3>
          {name} <small className="text-topic text-on-bottle-2">{hours} h</small>
        </h3>
        <ol>
          {tasks.map((task) => (
            <li
              className="grid grid-cols-[3.5rem_1fr] md:grid-cols-[72px_1fr_auto] items-baseline gap-x-3 py-1 md:py-1.75"
              key={task.id}
            >
              <time className="text-on-bottle-2" dateTime={`PT${task.start}M`}>
                {relativeTime(task.start)}
              </time>{' '}
              <span className="md:contents">
                <span>{task.name}</span>{' '}
                <small className="text-small text-on-bottle-2">{task.owner}</small>
              </span>
            </li>
          ))}
        </ol>
      </div>
      {/* First to the eye, since it’s at the left; read last, since it opens at the end. */}
      <div className="lock -order-1 sm:sticky top-$header self-start pt-4 pr-6 pb-7 max-md:pl-0 max-md:py-3 sm:max-md:bg-bottle">
        <p className="lock-hour flex items-center gap-4 text-title fw-520 [font-variant:normal] narrow max-md:text-claim">
          <span className="i-lucide-lock-open w-8 h-8 max-md:w-5.5 max-md:h-5.5" aria-hidden />
          <span className="sr-only">Lock opens at </span>
          <span className="figures">{relativeTime(opensAt)}</span>
        </p>
        <p>{opensWhen}</p>
        <p className="text-on-bottle-2">{decidedBy} decides</p>
      </div>
    </section>
  )
}
