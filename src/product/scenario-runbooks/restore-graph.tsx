import { clockTime, duration } from '../../lib/clock.ts'
import { criticalPath } from '../../runbook/critical-path.ts'
import { schedule, timingOf } from '../../runbook/schedule.ts'
import { scaleTo } from '../gantt/scale.ts'
import { paymentsRestore, stations, updateEvery } from './payments-restore.ts'

const { t0, windowEnd, serviceTasks, updates, tasks } = paymentsRestore
const plan = schedule(tasks)
const scale = scaleTo(130)

function clock(minute: number) {
  return clockTime(t0, minute)
}

function startOf(id: string) {
  return timingOf(plan, id).earliestStart
}

function finishOf(id: string) {
  return timingOf(plan, id).earliestFinish
}

const lines = stations.map((station) => {
  const stops = serviceTasks
    .filter(({ at }) => at === station.id)
    .map((task) => ({ ...task, start: startOf(task.id), finish: finishOf(task.id) }))
  return { ...station, stops, backAt: Math.max(...stops.map(({ finish }) => finish)) }
})

/** Minutes from detection until the service's owner confirms, and what is then left of the tolerance. */
export const restoredAt = Math.max(...lines.map(({ backAt }) => backAt))
export const toleranceLeft = windowEnd - restoredAt

// The critical path runs from line to line as a train does: along a bar, then across to the next.
const path = criticalPath(serviceTasks, schedule(serviceTasks))
const route = path
  .map((id) => {
    const row = lines.findIndex(({ stops }) => stops.some((stop) => stop.id === id)) + 0.25
    return `${startOf(id)} ${row}L${finishOf(id)} ${row}`
  })
  .join('L')

/**
 * A train graph of the recovery: a line for everything that a payment passes, in the customer's
 * order, and for command; when each stops and comes back; the critical path across them; and the impact tolerance as
 * the limit at the right.
 */
export function RestoreGraph() {
  return (
    <div className="restore" style={{ '--limit': scale.at(windowEnd) }}>
      <div className="restore-scale" aria-hidden>
        {[0, 1, 2, 3].map((count) => (
          <span key={count} style={{ left: scale.at(count * updateEvery) }}>
            {clock(count * updateEvery)}
          </span>
        ))}
        <span className="restore-limit-label">{clock(windowEnd)} impact tolerance</span>
      </div>
      <div className="restore-body">
        <ol className="restore-lines">
          {lines.map(({ id, name, what, stops, backAt }) => (
            <li key={id}>
              <p className="restore-name">
                <b>{name}</b> <span>{what}</span>
              </p>
              <ol className="restore-lane">
                <li className="restore-down" style={{ width: scale.at(backAt) }} aria-hidden />
                <li className="restore-up" style={{ left: scale.at(backAt) }} aria-hidden />
                {stops.map((stop) => (
                  <li key={stop.id} data-critical={path.includes(stop.id) || undefined}>
                    <i
                      className="restore-bar"
                      style={{
                        left: scale.at(stop.start),
                        width: scale.at(stop.finish - stop.start),
                      }}
                    />
                    <span className="restore-label" style={{ left: scale.at(stop.start) }}>
                      <time>{clock(stop.start)}</time> {stop.name}
                      <span className="sr-only">
                        , {stop.owner}, {duration(stop.finish - stop.start)}
                      </span>
                    </span>
                  </li>
                ))}
              </ol>
              <p className="restore-back">
                <span>{id === 'command' ? 'restored' : 'back'}</span> {clock(backAt)}
              </p>
            </li>
          ))}
          <li className="restore-updates">
            <p className="restore-name">
              <b>Stakeholders</b> <span>Told every {updateEvery} minutes</span>
            </p>
            <ol className="restore-lane">
              {updates.map((update) => (
                <li key={update.id}>
                  <i
                    className="restore-bar"
                    style={{ left: scale.at(startOf(update.id)), width: scale.at(update.duration) }}
                  />
                  <span className="restore-label" style={{ left: scale.at(startOf(update.id)) }}>
                    <time>{clock(startOf(update.id))}</time> {update.name}
                  </span>
                </li>
              ))}
            </ol>
            <p className="restore-back" />
          </li>
        </ol>
        <div className="restore-overlay" aria-hidden>
          <svg viewBox={`0 0 ${scale.end} ${lines.length + 1}`} preserveAspectRatio="none">
            <path d={`M${route}`} />
          </svg>
          <div className="restore-limit" />
        </div>
      </div>
    </div>
  )
}
