import type { ReactNode } from 'react'
import { clockTime, duration } from '@cuewright/runbook/words'
import { courseOf, viewOf, criticalPath } from '@cuewright/runbook/model'
import { paymentsRestore, stations, updateEvery } from '../../events/payments-restore.ts'
import { paymentsService } from '../../events/payments-service.ts'
import { atTime, overTime } from './placed.ts'
import { RestorePhone } from './restore-phone.tsx'

const { t0, serviceTasks, updates, tasks } = paymentsRestore
const { rto, impactTolerance } = paymentsService
const plan = courseOf({ tasks })
const end = impactTolerance + 20

function clock(minute: number) {
  return clockTime(t0, minute)
}

const lines = stations.map((station) => {
  const stops = serviceTasks
    .filter(({ at }) => at === station.id)
    .map((task) => ({ ...viewOf(plan, task.id), ...task }))
  return { ...station, stops, backAt: Math.max(...stops.map(({ finish }) => finish)) }
})

// In minutes. The service counts as restored when its owner confirms.
const restoredAt = Math.max(...lines.map(({ backAt }) => backAt))
const toleranceLeft = impactTolerance - restoredAt

// How far down in its row a bar is, as a share of the row.
const barAt = 0.47

// The critical path follows a bar, then crosses to the row of the next, as a train does.
const path = criticalPath(courseOf({ tasks: serviceTasks }))
function rowOf(id: string) {
  return lines.findIndex(({ stops }) => stops.some((stop) => stop.id === id))
}

const route = path
  .map((id) => {
    const row = rowOf(id) + barAt
    const { start, finish } = viewOf(plan, id)
    return `${start} ${row}L${finish} ${row}`
  })
  .join('L')

const hours = [0, 60, 120, 180]

// Where the path leaves a bar downwards, the label goes above the bar, so that the path does not cross it.
function leavesDownwards(id: string) {
  const next = path[path.indexOf(id) + 1]
  return path.includes(id) && next !== undefined && rowOf(next) > rowOf(id)
}

const bar = 'absolute inset-x-0 top-6 h-3.5 edge-1.5-ink rounded-bar'
const label = 'absolute z-1 ml-0.75 px-0.75 bg-paper leading-none whitespace-nowrap'

/** In the last hour a label ends where its bar ends, so that the RTO doesn't cross it. */
function labelPlace({ id, start }: { id: string; start: number }): string {
  return `${leavesDownwards(id) ? 'top-1' : 'top-10.25'} ${start > 180 ? 'right-0' : ''}`
}

/** A train graph: a line for everything that a payment passes, and the impact tolerance as the limit at the right. */
export function RestoreGraph() {
  return (
    <>
      <div
        className="train-graph drawing media-phone:sr-only text-data leading-tight whitespace-nowrap exact-colours"
        style={{ '--end': end, '--at': rto }}
      >
        <div className="relative h-7 ml-$names text-ink-3" aria-hidden>
          {hours.map((minute) => (
            <span className={`absolute ${atTime}`} key={minute} style={{ '--at': minute }}>
              {clock(minute)}
            </span>
          ))}
          <b className={`absolute ${atTime} pl-1.5`}>{clock(rto)} RTO</b>
          <b
            className={`absolute ${atTime} pr-2 ahead text-late`}
            style={{ '--at': impactTolerance }}
          >
            {clock(impactTolerance)} impact tolerance
          </b>
        </div>
        <div className="relative">
          <ol>
            {lines.map((line) => (
              <ServiceLine key={line.id} {...line} />
            ))}
            <Updates />
          </ol>
          <RouteAndLimits />
        </div>
      </div>
      <RestorePhone lines={lines} critical={path} restoredAt={restoredAt} />
    </>
  )
}

/** A dashed line while stopped, a solid line once back, and bars for the tasks in between. */
function ServiceLine({ id, name, what, stops, backAt }: (typeof lines)[number]) {
  return (
    <Line name={name} what={what}>
      <li
        className={`absolute ${overTime} h-full [background:repeating-linear-gradient(90deg,var(--late)_0_4px,transparent_4px_8px)_0_30px/100%_2px_no-repeat]`}
        style={{ '--at': 0, '--for': backAt }}
        aria-hidden
      />
      <li
        className={`absolute ${atTime} top-7.25 right-0 h-1 bg-done`}
        style={{ '--at': backAt }}
        aria-hidden
      />
      {stops.map((stop) => (
        <li
          key={stop.id}
          className={`absolute ${overTime} h-full`}
          style={{ '--at': stop.start, '--for': stop.duration }}
        >
          <i className={`${bar} ${path.includes(stop.id) ? 'bg-ink' : 'bg-paper'}`} />
          <span className={`${label} ${labelPlace(stop)}`}>
            {/* On medium widths and on paper there is no room for the hour, which the scale shows too, but not aloud. */}
            <time className="text-ink-3 at-md:sr-only print:hidden">{clock(stop.start)}</time>{' '}
            {stop.name}
            <span className="sr-only">
              {stop.owner}, {duration(stop.duration)}
              {path.includes(stop.id) && ', critical path'}
            </span>
          </span>
        </li>
      ))}
      <li className={`absolute ${atTime} top-2 ml-2 text-ink-3 whitespace-nowrap`}>
        {id === 'command' ? 'restored' : 'back'} <b className="text-done">{clock(backAt)}</b>
      </li>
    </Line>
  )
}

function Updates() {
  const told = updates.map((update) => ({ ...viewOf(plan, update.id), ...update }))
  const closing = told.at(-1)
  return (
    <Line name="Stakeholders" what={`Told every ${updateEvery} minutes`}>
      {told.map(({ id, name, start, duration: minutes }) => (
        <li
          key={id}
          className={`absolute ${overTime} h-full max-lg:even:hidden`}
          style={{ '--at': start, '--for': minutes }}
        >
          <i className={`${bar} bg-rule`} />
          <time className="absolute left-50% top-10.25 centred leading-none text-ink-3">
            {clock(start)}
          </time>{' '}
          <span className="sr-only">{name}</span>
        </li>
      ))}
      {closing && (
        <li
          className={`absolute ${atTime} top-1.5 ml-px ahead leading-none whitespace-nowrap`}
          style={{ '--at': closing.start }}
          aria-hidden
        >
          {closing.name}
        </li>
      )}
    </Line>
  )
}

/** Drawn across all lines: the critical path, the RTO and the tolerance. */
function RouteAndLimits() {
  return (
    <div className="absolute inset-y-0 right-0 left-$names pointer-events-none" aria-hidden>
      <svg
        className="w-full h-full"
        viewBox={`0 0 ${end} ${lines.length + 1}`}
        preserveAspectRatio="none"
      >
        <path
          className="fill-none stroke-ink stroke-3 stroke-join-round constant-stroke"
          d={`M${route}`}
        />
      </svg>
      <i className={`absolute ${atTime} edge-l-1.5-dashed-ink-2 -top-5 bottom-0`} />
      <div style={{ '--at': impactTolerance }}>
        <i
          className={`absolute ${atTime} right-0 edge-l-2-late [background:repeating-linear-gradient(135deg,var(--late)_0_1.5px,transparent_1.5px_8px)] -top-5 bottom-0`}
        />
        <b
          className={`absolute ${atTime} max-lg:text-topic! max-[999px]:hidden ahead -ml-3 bottom-25 text-claim fw-520 leading-none`}
        >
          {duration(toleranceLeft)} left
        </b>
      </div>
    </div>
  )
}

type LineProps = { name: string; what: string; children: ReactNode }

function Line({ name, what, children }: LineProps) {
  return (
    <li className="grid grid-cols-[var(--names)_1fr] h-$row edge-t-rule">
      <p className="pt-2.25">
        <b className="block">{name}</b> <span className="block text-ink-3">{what}</span>
      </p>
      <ol className="relative">{children}</ol>
    </li>
  )
}
