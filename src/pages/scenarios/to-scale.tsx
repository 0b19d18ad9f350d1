import { scenarios, type ScenarioId } from '../../content/scenarios.ts'
import { duration } from '../../lib/clock.ts'
import { chambers } from '../../product/scenario-runbooks/rebuild-chambers.ts'
import { lengths } from '../../product/scenario-runbooks/scenario-sketch.tsx'
import type { singlePlatform } from './copy.ts'

type Props = (typeof singlePlatform)['scale']

const end = 36 * 60
const ticks = [0, 6, 12, 18, 24, 30]
/** A chamber of the rebuild from which on its name has room. */
const roomy = 4 * 60

const row = 'md:grid max-md:block grid-cols-[232px_1fr] gap-x-16px'
const words = 'md:block max-md:mr-8px'

/** The four events from their first minute, each against its limit: on this scale a rebuild is long. */
export function ToScale({ title, tolerance, events }: Props) {
  return (
    <div className="to-scale drawing mt-8 text-[.9375rem] leading-[1.3] print:break-inside-avoid">
      <div className={`${row} to-scale-hours`}>
        <h3 className="pb-6px text-[1rem] tracking-[0]">{title}</h3>
        <p className="text-ink-3" aria-hidden>
          {ticks.map((hour) => (
            <span key={hour} className="pl-6px" style={{ left: share(hour * 60) }}>
              {hour} h
            </span>
          ))}
        </p>
      </div>
      <ul>
        {scenarios.map(({ id, name }) => (
          <li key={id} className={`${row} edge-b-rule`}>
            <p className="py-9px max-md:pb-0">
              <b className={words}>{name}</b>
              <span className={`${words} text-ink-2`}>
                {lengths[id].name}, {duration(lengths[id].minutes)}
              </span>
            </p>
            <Lane id={id} tolerance={tolerance} {...events[id]} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type LaneProps = { id: ScenarioId; tolerance: number } & Props['events'][ScenarioId]

/** One event, its limit and the tolerance. The rebuild has room below its bar for where its time goes. */
function Lane({ id, tolerance, limit, verdict }: LaneProps) {
  const { minutes } = lengths[id]
  return (
    <div className="to-scale-lane">
      <i style={{ width: share(Math.min(minutes, limit)) }} />
      {minutes > limit && (
        <i
          className="to-scale-over"
          style={{ left: share(limit), width: share(minutes - limit) }}
        />
      )}
      {id !== 'planned-change' && (
        <i className="to-scale-tolerance" style={{ left: share(tolerance) }} />
      )}
      <i className="to-scale-limit" style={{ left: share(limit) }} />
      <p className="to-scale-verdict" style={{ left: share(Math.max(tolerance, limit)) }}>
        {verdict}
      </p>
      {id === 'cyber-recovery' && <Chambers />}
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
        className="to-scale-part pl-6px max-lg:hidden text-[.875rem] whitespace-nowrap"
        style={{ left: share(from), width: share(opensAt - from) }}
      >
        {name}, {duration(opensAt - from)}
      </span>
    ))
}
