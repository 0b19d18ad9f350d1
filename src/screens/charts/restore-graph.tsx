import type { ReactNode } from 'react'
import { clockTime, duration } from '../../lib/clock.ts'
import { courseOf, viewOf, criticalPath } from '#runbook/model'
import { scaleTo } from '#runbook-ui/bars'
import { paymentsRestore, stations, updateEvery } from '../../events/payments-restore.ts'
import { paymentsService } from '../../events/payments-service.ts'

const { t0, serviceTasks, updates, tasks } = paymentsRestore
const { rto, impactTolerance } = paymentsService
const plan = courseOf({ tasks })
const scale = scaleTo(impactTolerance + 20)

function clock(minute: number) {
  return clockTime(t0, minute)
}

function startOf(id: string) {
  return viewOf(plan, id).start
}

function finishOf(id: string) {
  return viewOf(plan, id).finish
}

const lines = stations.map((station) => {
  const stops = serviceTasks
    .filter(({ at }) => at === station.id)
    .map((task) => ({ ...task, start: startOf(task.id), finish: finishOf(task.id) }))
  return { ...station, stops, backAt: Math.max(...stops.map(({ finish }) => finish)) }
})

// In minutes. Restored is when the owner of the service confirms.
const restoredAt = Math.max(...lines.map(({ backAt }) => backAt))
const toleranceLeft = impactTolerance - restoredAt

// The height of a bar in its row, as a share of the row.
const barAt = 0.47

// The critical path follows a bar, then crosses to the row of the next, as a train does.
const path = criticalPath(courseOf({ tasks: serviceTasks }))
function rowOf(id: string) {
  return lines.findIndex(({ stops }) => stops.some((stop) => stop.id === id))
}

const route = path
  .map((id) => {
    const row = rowOf(id) + barAt
    return `${startOf(id)} ${row}L${finishOf(id)} ${row}`
  })
  .join('L')

const hours = [0, 60, 120, 180]

// Where the path leaves a bar downwards, the label goes above the bar, so that the path does not cross it.
function leavesDownwards(id: string) {
  const next = path[path.indexOf(id) + 1]
  return path.includes(id) && next !== undefined && rowOf(next) > rowOf(id)
}

/** A train graph: a line for everything that a payment passes, and the impact tolerance as the limit at the right. */
export function RestoreGraph() {
  return (
    <div
      className="drawing h-140 max-md:h-auto max-md:overflow-x-clip [--names:200px] [--row:65px] max-lg:[--names:156px] max-md:[--names:0px] pt-3 text-data leading-tight exact-colours"
      style={{ '--limit': scale.at(impactTolerance) }}
    >
      <Axis />
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
  )
}

function Axis() {
  return (
    <div className="max-md:hidden relative h-6.5 ml-$names text-ink-3" aria-hidden>
      {hours.map((minute) => (
        <span
          className="absolute whitespace-nowrap"
          key={minute}
          style={{ left: scale.at(minute) }}
        >
          {clock(minute)}
        </span>
      ))}
      <b className="absolute whitespace-nowrap" style={{ left: scale.at(rto) }}>
        {clock(rto)} RTO
      </b>
      <b className="left-$limit pr-2 ahead text-late absolute whitespace-nowrap">
        {clock(impactTolerance)} impact tolerance
      </b>
    </div>
  )
}

/** Stopped as a dashed line, back as a full one, with the tasks in between as bars. */
function ServiceLine({ id, name, what, stops, backAt }: (typeof lines)[number]) {
  return (
    <Line name={name} what={what}>
      <li
        className="absolute top-7.5 h-0.5 [background:repeating-linear-gradient(90deg,var(--late)_0_4px,transparent_4px_8px)]"
        style={{ width: scale.at(backAt) }}
        aria-hidden
      />
      <li
        className="absolute top-7.5 right-0 h-1 -mt-px bg-done"
        style={{ left: scale.at(backAt) }}
        aria-hidden
      />
      {stops.map((stop) => (
        <li key={stop.id} className="group" data-critical={path.includes(stop.id) || undefined}>
          <i
            className="absolute top-6 h-3.5 edge-1.5-ink rounded-bar bg-paper group-data-[critical]:bg-ink"
            style={{
              left: scale.at(stop.start),
              width: scale.at(stop.finish - stop.start),
            }}
          />
          <Label at={stop.start} isAbove={leavesDownwards(stop.id)}>
            {/* On medium widths the words need the room: the hour can be read off the scale. */}
            <time className="text-ink-3 at-md:hidden">{clock(stop.start)}</time> {stop.name}
            <span className="sr-only">
              {stop.owner}, {duration(stop.finish - stop.start)}
            </span>
          </Label>
        </li>
      ))}
      <li
        className="absolute text-ink-3 max-md:hidden top-2 ml-2 whitespace-nowrap"
        style={{ left: scale.at(rto) }}
      >
        {id === 'command' ? 'restored' : 'back'} <b className="text-done">{clock(backAt)}</b>
      </li>
    </Line>
  )
}

function Updates() {
  return (
    <Line name="Stakeholders" what={`Told every ${updateEvery} minutes`}>
      {updates.map(({ id, name, duration: minutes }, i) => (
        <li key={id} className="max-lg:odd:hidden max-md:inline-block! max-md:mr-3.5">
          <i
            className="absolute top-6 h-3.5 edge-1.5-ink rounded-bar bg-rule"
            style={{ left: scale.at(startOf(id)), width: scale.at(minutes) }}
          />
          <Label at={startOf(id)}>
            <time className="text-ink-3">{clock(startOf(id))}</time>{' '}
            <span
              className={i < updates.length - 1 ? 'absolute [clip-path:inset(50%)]' : undefined}
            >
              {name}
            </span>
          </Label>
        </li>
      ))}
    </Line>
  )
}

/** Drawn across all lines: the critical path, the RTO and the tolerance. */
function RouteAndLimits() {
  return (
    <div
      className="max-md:hidden absolute inset-y-0 right-0 left-$names pointer-events-none"
      aria-hidden
    >
      <svg
        className="w-full h-full"
        viewBox={`0 0 ${scale.end} ${lines.length + 1}`}
        preserveAspectRatio="none"
      >
        <path
          className="fill-none stroke-ink stroke-3 stroke-join-round constant-stroke"
          d={`M${route}`}
        />
      </svg>
      <i
        className="edge-l-1.5-dashed-ink-2 absolute -top-5 bottom-0"
        style={{ left: scale.at(rto) }}
      />
      <i className="left-$limit right-0 edge-l-2-late [background:repeating-linear-gradient(135deg,var(--late)_0_1.5px,transparent_1.5px_8px)] absolute -top-5 bottom-0" />
      <b className="max-lg:text-topic! max-[999px]:hidden absolute right-[calc(100%_-_var(--limit)_+_12px)] bottom-[calc(1.55*var(--row))] text-claim fw-520 leading-none">
        {duration(toleranceLeft)} left
      </b>
    </div>
  )
}

type LineProps = { name: string; what: string; children: ReactNode }

function Line({ name, what, children }: LineProps) {
  return (
    <li className="grid grid-cols-[var(--names)_1fr] h-$row edge-t-rule max-md:block max-md:h-auto max-md:pb-3">
      <p className="pt-2.25">
        <b className="block">{name}</b>{' '}
        <span className="block text-ink-3 max-md:inline">{what}</span>
      </p>
      <ol className="relative max-md:pt-11 max-md:after:content-empty max-md:after:absolute max-md:after:top-1 max-md:after:left-$limit max-md:after:h-6.5 max-md:after:edge-l-2-late">
        {children}
      </ol>
    </li>
  )
}

type LabelProps = { at: number; isAbove?: boolean; children: ReactNode }

/** Below or above its bar. On narrow screens the lane becomes a list of labels. */
function Label({ at, isAbove, children }: LabelProps) {
  return (
    <span
      className={`absolute max-md:static z-1 ml-0.75 px-0.75 bg-paper max-md:bg-transparent leading-none whitespace-nowrap ${isAbove ? 'top-1' : 'top-10.25'} ${isAbove && at > scale.end * 0.45 ? 'at-md:[translate:calc(-100%+30px)]' : ''}`}
      style={{ left: scale.at(at) }}
    >
      {children}
    </span>
  )
}
