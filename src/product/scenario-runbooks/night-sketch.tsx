import { criticalPath } from '../../runbook/critical-path.ts'
import { schedule, timingOf } from '../../runbook/schedule.ts'
import { paymentsFailover, tiers } from './payments-failover.ts'
import { paymentsRebuild, zones } from './payments-rebuild.ts'
import { paymentsRestore, stations } from './payments-restore.ts'
import { night, wayBack } from './way-back.ts'

export type Sketch = 'planned' | 'service' | 'disaster' | 'cyber'

const width = 320
const height = 120

const span = (plan: ReturnType<typeof schedule>, ids: readonly string[]) => ({
  from: Math.min(...ids.map((id) => timingOf(plan, id).earliestStart)),
  to: Math.max(...ids.map((id) => timingOf(plan, id).earliestFinish)),
})

/** The way back of the payments migration against the end of its window. */
function planned() {
  const x = (minute: number) => Math.round((minute / night.windowEnd) * width)
  const y = (minute: number) => Math.round(height - (minute / 480) * height)
  const points = wayBack.map(
    ({ from, to, minutes }) => `${x(from)} ${y(from + minutes)}L${x(to)} ${y(to + minutes)}`,
  )
  return (
    <>
      <path className="sk-limit" d={`M0 ${y(night.windowEnd)}H${width}`} />
      <path className="sk-thin" d={`M0 ${height}L${x(night.finish)} ${y(night.finish)}`} />
      <path className="sk-line" d={`M${points.join('L')}`} />
    </>
  )
}

/** The critical path of the payments restore across its lines, against the impact tolerance. */
function service() {
  const plan = schedule(paymentsRestore.serviceTasks)
  const x = (minute: number) => Math.round((minute / 130) * width)
  const y = (row: number) => 8 + Math.round((row * (height - 16)) / (stations.length - 1))
  const stops = criticalPath(paymentsRestore.serviceTasks, plan).map((id) => {
    const { earliestStart, earliestFinish } = timingOf(plan, id)
    const task = paymentsRestore.serviceTasks.find((other) => other.id === id)!
    const row = y(stations.findIndex((station) => station.id === task.at))
    return `${x(earliestStart)} ${row}L${x(earliestFinish)} ${row}`
  })
  return (
    <>
      {stations.map(({ id }, row) => (
        <path key={id} className="sk-thin" d={`M0 ${y(row)}H${width}`} />
      ))}
      <path className="sk-limit" d={`M${x(paymentsRestore.windowEnd)} 0V${height}`} />
      <path className="sk-line" d={`M${stops.join('L')}`} />
    </>
  )
}

/** The tiers of the payments failover as stairs, against the RTO. */
function disaster() {
  const plan = schedule(paymentsFailover.tasks)
  const x = (minute: number) => Math.round((minute / 345) * width)
  const rise = height / tiers.length
  return (
    <>
      {tiers.map((tier, i) => {
        const ids = paymentsFailover.tasks.filter((task) => task.tier === tier.id)
        const { to } = span(
          plan,
          ids.map(({ id }) => id),
        )
        const from =
          i === 0
            ? 0
            : span(
                plan,
                paymentsFailover.tasks
                  .filter((task) => task.tier === tiers[i - 1]!.id)
                  .map(({ id }) => id),
              ).to
        return (
          <rect
            key={tier.id}
            className="sk-fill"
            x={x(from)}
            y={i * rise}
            width={x(to) - x(from)}
            height={rise}
          />
        )
      })}
      <path className="sk-limit" d={`M${x(paymentsFailover.windowEnd)} 0V${height}`} />
    </>
  )
}

/** The chambers of the payments rebuild, their locks, and the frame that isolates them. */
function cyber() {
  const plan = schedule(paymentsRebuild.tasks)
  const x = (minute: number) => Math.round((minute / plan.finish) * (width - 4)) + 2
  const spans = zones.map((zone) =>
    span(
      plan,
      paymentsRebuild.tasks.filter((task) => task.zone === zone.id).map(({ id }) => id),
    ),
  )
  const [, first] = spans
  return (
    <>
      <rect
        className="sk-thin"
        x={x(first!.from)}
        y="16"
        width={x(plan.finish) - x(first!.from)}
        height={height - 32}
      />
      <path className="sk-thin" d={`M0 60H${width}`} />
      {spans.map(({ to }, i) => (
        <path
          key={zones[i]!.id}
          className="sk-line"
          d={`M${x(to)} ${i % 5 === 0 ? 6 : 30}V${i % 5 === 0 ? height - 6 : height - 30}`}
        />
      ))}
    </>
  )
}

const sketches = { planned, service, disaster, cyber } as const

/** A scenario's drawing in small: only its line and its limit. Its page tells it in words. */
export function NightSketch({ of }: { of: Sketch }) {
  return (
    <svg className="sketch" viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {sketches[of]()}
    </svg>
  )
}

/** The payments migration as its timetable: a bar for every task, with the end of its window. */
export function TimetableSketch() {
  const x = (minute: number) => Math.round((minute / night.windowEnd) * (width - 8))
  return (
    <svg className="sketch" viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {night.tasks.map((task, i) => (
        <rect
          key={task.id}
          className={task.isCritical ? 'sk-bar' : 'sk-thin'}
          x={x(task.earliestStart)}
          y={i * 7 + 1}
          width={x(task.duration)}
          height="4"
        />
      ))}
      <path className="sk-limit" d={`M${x(night.windowEnd)} 0V${height}`} />
    </svg>
  )
}

/** How long each event takes from its first minute, and the time that was promised, in minutes. */
export const lengths: Readonly<Record<Sketch, { name: string; minutes: number; limit: number }>> = {
  planned: { name: 'Payments migration', minutes: night.finish, limit: night.windowEnd },
  service: {
    name: paymentsRestore.name,
    minutes: schedule(paymentsRestore.serviceTasks).finish,
    limit: paymentsRestore.windowEnd,
  },
  disaster: {
    name: paymentsFailover.name,
    minutes: schedule(paymentsFailover.tasks).finish,
    limit: paymentsFailover.windowEnd,
  },
  cyber: {
    name: paymentsRebuild.name,
    minutes: schedule(paymentsRebuild.tasks).finish,
    limit: paymentsRebuild.windowEnd,
  },
}
