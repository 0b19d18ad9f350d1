import { scenarios, type ScenarioId } from '../../content/scenarios.ts'
import { duration } from '@cuewright/runbook/words'
import { keepTogether } from '../../lib/keep-together.ts'
import { chambers } from '../../events/rebuild-chambers.ts'
import { eventMinutes, scenarioEvents } from '../../events/scenario-events.ts'
import type { overview } from './copy.ts'

type Props = (typeof overview)['scale']

const end = 36 * 60
const ticks = [0, 6, 12, 18, 24, 30]
/** How a chamber's name is shown. A short one has no room for it, a middling one only on a wide screen. */
function nameLook(minutes: number) {
  if (minutes < 4 * 60) return 'sr-only'
  return minutes < 6 * 60 ? 'max-xl:sr-only' : undefined
}

const row = 'md:grid max-md:block label-66 gap-x-4 pl-$left'
const wholeVerdict = 'top-7 max-sm:top-1/2 max-sm:[translate:0_-50%]'
const splitVerdict = 'top-2 max-sm:left-0! max-sm:m-0 max-sm:pl-0 max-sm:pr-1 text-late'
const words = 'md:block max-md:mr-2'

/** The four events from their first minute, each against its limit. */
export function ToScale({ title, tolerance, counted, events }: Props) {
  return (
    <div className="drawing to-edges mb-10 leading-tight">
      <div className={`${row} items-end edge-b-ink`}>
        <h3 className="pb-1.5 text-small">{title}</h3>
        <p className="relative h-1.8em text-small text-ink-3" aria-hidden>
          {ticks.map((hour) => (
            <span key={hour} className="absolute pl-1.5" style={{ left: share(hour * 60) }}>
              {hour} h
            </span>
          ))}
        </p>
      </div>
      <ul>
        {scenarios.map(({ id, name }) => (
          <li key={id} className={`${row} edge-b-rule`}>
            <p className="py-4 max-md:pb-0">
              <b className={words}>{name}</b>
              <span className={`${words} text-small text-ink-2`}>
                {scenarioEvents[id].name}, {keepTogether(duration(eventMinutes[id]))}
                {counted[id]}
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

/** The rebuild's lane is taller: its parts are named below the bar. */
function Lane({ id, tolerance, limit, verdict }: LaneProps) {
  const minutes = eventMinutes[id]
  const isSplit = id === 'cyber-recovery'
  const place = isSplit ? splitVerdict : wholeVerdict
  const bar = `absolute h-9 ${isSplit ? 'top-9' : 'top-5'}`
  return (
    <div
      className={`relative ruled-lane [--line:var(--rule)] [--step:calc(100%/6)] ${isSplit ? 'min-h-28 max-lg:min-h-24' : 'min-h-19'}`}
    >
      <i className={`${bar} bg-ink`} style={{ width: share(Math.min(minutes, limit)) }} />
      {minutes > limit && (
        <i
          className={`${bar} edge-1.5-late edge-l-0 [background:repeating-linear-gradient(135deg,var(--late-3)_0_3px,var(--ground)_3px_8px)]`}
          style={{ left: share(limit), width: share(minutes - limit) }}
        />
      )}
      {id !== 'planned-change' && (
        <i
          className="absolute inset-y-0 edge-l-1.5-dashed-late"
          style={{ left: share(tolerance) }}
        />
      )}
      <i className="absolute inset-y-2 w-0.5 bg-late" style={{ left: share(limit) }} />
      <p
        className={`absolute z-1 px-2 ml-1 bg-ground fw-560 ${place}`}
        style={{ left: share(Math.max(tolerance, limit)) }}
      >
        {verdict}
      </p>
      {isSplit && <Chambers />}
    </div>
  )
}

function share(minutes: number) {
  return `${((minutes / end) * 100).toFixed(2)}%`
}

function Chambers() {
  return chambers.map(({ id, name, from, opensAt }) => (
    <p
      key={id}
      className="absolute top-20 px-1.5 bg-ground max-lg:hidden edge-l-ink text-data whitespace-nowrap"
      style={{ left: share(from) }}
    >
      <span className={nameLook(opensAt - from)}>{name}, </span>
      {duration(opensAt - from)}
    </p>
  ))
}
