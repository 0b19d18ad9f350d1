import { courseOf, viewOf, type Course } from '../../runbook/model/course.ts'
import { criticalPath } from '../../runbook/model/critical-path.ts'
import type { Task } from '../../runbook/model/task.ts'
import { paymentsFailover, tiers } from './payments-failover.ts'
import { paymentsRebuild, zones } from './payments-rebuild.ts'
import { paymentsRestore, stations } from './payments-restore.ts'
import { paymentsService } from './payments-service.ts'
import { migration, wayBack } from './way-back.ts'

export const width = 320
export const height = 120

/** The limit of a scenario: the end of a window, a tolerance, an objective. */
export function Limit({ d }: { d: string }) {
  return <path className="stroke-late stroke-1.5 [stroke-dasharray:6_4]" d={d} />
}

/** A scale along the sketch, from minute 0 to `end`. */
function along(end: number) {
  return (minute: number) => Math.round((minute / end) * width)
}

function finishOf(plan: Course, tasks: readonly Task[]) {
  return Math.max(...tasks.map(({ id }) => viewOf(plan, id).finish))
}

/** How far down the sketch of the way back an hour of the migration is, from minute 0 at the foot. */
function plannedDown(minute: number) {
  return Math.round(height - (minute / 480) * height)
}

/** The way back of the payments migration against the end of its window. */
export function planned() {
  const x = along(migration.windowEnd)
  const y = plannedDown
  const points = wayBack.map(
    ({ from, to, minutes }) => `${x(from)} ${y(from + minutes)}L${x(to)} ${y(to + minutes)}`,
  )
  return (
    <>
      <Limit d={`M0 ${y(migration.windowEnd)}H${width}`} />
      <path
        className="stroke-rule-strong"
        d={`M0 ${height}L${x(migration.plan.finish)} ${y(migration.plan.finish)}`}
      />
      <path className="stroke-current stroke-3" d={`M${points.join('L')}`} />
    </>
  )
}

/** The critical path of the payments restore across its lines, against the impact tolerance. */
export function service() {
  const { serviceTasks } = paymentsRestore
  const { impactTolerance } = paymentsService
  const plan = courseOf({ tasks: serviceTasks })
  const x = along(impactTolerance + 10)
  const rows = stations.map((_, i) => 8 + Math.round((i * (height - 16)) / (stations.length - 1)))

  function rowOf(id: string) {
    return rows[
      stations.findIndex((station) =>
        serviceTasks.some((it) => it.id === id && it.at === station.id),
      )
    ]
  }

  const stops = criticalPath(plan).map((id) => {
    const { start, finish } = viewOf(plan, id)
    return `${x(start)} ${rowOf(id)}L${x(finish)} ${rowOf(id)}`
  })
  return (
    <>
      {rows.map((row) => (
        <path key={row} className="stroke-rule-strong" d={`M0 ${row}H${width}`} />
      ))}
      <Limit d={`M${x(impactTolerance)} 0V${height}`} />
      <path className="stroke-current stroke-3" d={`M${stops.join('L')}`} />
    </>
  )
}

/** The tiers of the payments failover as stairs, against the RTO. */
export function disaster() {
  const { tasks } = paymentsFailover
  const plan = courseOf({ tasks })
  const x = along(plan.finish + 10)
  const rise = height / tiers.length
  const ends = tiers.map(({ id }) =>
    finishOf(
      plan,
      tasks.filter(({ tier }) => tier === id),
    ),
  )
  return (
    <>
      {ends.map((end, i) => {
        const from = x(ends[i - 1] ?? 0)
        return (
          <rect
            key={end}
            className="fill-ink"
            x={from}
            y={i * rise}
            width={x(end) - from}
            height={rise}
          />
        )
      })}
      <Limit d={`M${x(paymentsService.rto)} 0V${height}`} />
    </>
  )
}

/** The locks of the payments rebuild, and the frame that isolates all but the first and the last. */
export function cyber() {
  const { tasks } = paymentsRebuild
  const plan = courseOf({ tasks })
  const x = along(plan.finish * 1.02)
  const locks = zones.map(({ id }) =>
    finishOf(
      plan,
      tasks.filter(({ zone }) => zone === id),
    ),
  )
  const [sealed = 0] = locks
  return (
    <>
      <rect
        className="stroke-rule-strong"
        x={x(sealed)}
        y="16"
        width={x(plan.finish - sealed)}
        height={height - 32}
      />
      <path className="stroke-rule-strong" d={`M0 60H${width}`} />
      {locks.map((lock) => {
        const margin = lock === sealed || lock === plan.finish ? 6 : 30
        return (
          <path
            key={lock}
            className="stroke-current stroke-3"
            d={`M${x(lock)} ${margin}V${height - margin}`}
          />
        )
      })}
    </>
  )
}
