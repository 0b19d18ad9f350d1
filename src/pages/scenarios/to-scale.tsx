import { scenarios } from '../../content/scenarios.ts'
import { duration } from '../../lib/clock.ts'
import { chambers } from '../../product/scenario-runbooks/rebuild-chambers.ts'
import { lengths } from '../../product/scenario-runbooks/scenario-sketch.tsx'
import type { singlePlatform } from './copy.ts'

const end = 36 * 60
const ticks = [0, 6, 12, 18, 24, 30]
/** A chamber of the rebuild from which on its name has room. */
const roomy = 4 * 60

/** The four events from their first minute, each against its limit: on this scale a rebuild is long. */
export function ToScale({ title, tolerance, events }: (typeof singlePlatform)['scale']) {
  return (
    <div className="to-scale drawing mt-8" style={{ '--tolerance': share(tolerance) }}>
      <div className="to-scale-hours">
        <h3>{title}</h3>
        <p aria-hidden>
          {ticks.map((hour) => (
            <span key={hour} style={{ left: share(hour * 60) }}>
              {hour} h
            </span>
          ))}
        </p>
      </div>
      <ul>
        {scenarios.map(({ id, name }) => {
          const { limit, verdict } = events[id]
          const { name: event, minutes } = lengths[id]
          const clear = Math.max(tolerance, limit)
          return (
            <li key={id} data-of={id}>
              <p>
                <b>{name}</b>
                <span>
                  {event}, {duration(minutes)}
                </span>
              </p>
              <div>
                <i style={{ width: share(Math.min(minutes, limit)) }} />
                {minutes > limit && (
                  <i
                    className="to-scale-over"
                    style={{ left: share(limit), width: share(minutes - limit) }}
                  />
                )}
                {id !== 'planned-change' && <i className="to-scale-tolerance" />}
                <i className="to-scale-limit" style={{ left: share(limit) }} />
                <p className="to-scale-verdict" style={{ left: share(clear) }}>
                  {verdict}
                </p>
                {id === 'cyber-recovery' && <Chambers />}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function share(minutes: number) {
  return `${((minutes / end) * 100).toFixed(2)}%`
}

/** Where the rebuild's time goes. */
function Chambers() {
  return chambers
    .filter(({ from, opensAt }) => opensAt - from >= roomy)
    .map(({ id, name, from, opensAt }) => (
      <span
        key={id}
        className="to-scale-part"
        style={{ left: share(from), width: share(opensAt - from) }}
      >
        {name}, {duration(opensAt - from)}
      </span>
    ))
}
