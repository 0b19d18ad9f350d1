import { clockTime, duration } from '@cuewright/runbook/words'
import { hoursUpTo } from '@cuewright/runbook-ui/bars'
import { paymentsRestore } from '../../events/payments-restore.ts'
import { paymentsService } from '../../events/payments-service.ts'
import { late, path, PhoneChart } from './phone-chart.tsx'

const { rto, impactTolerance: tolerance } = paymentsService

type Stop = { id: string; name: string; start: number; finish: number }

type Props = {
  lines: readonly { id: string; name: string; backAt: number; stops: readonly Stop[] }[]
  /** The tasks of the critical path, in order. */
  critical: readonly string[]
  restoredAt: number
}

const hours = hoursUpTo(tolerance - 1)

/** Distances in px: between two lines of text, and between two steps. */
const leading = { line: 15, step: 16 }

/** Where the lanes begin, below their slanted names, and where they leave the drawing (px). */
const lanesFrom = 68
const lanesTo = 548

function clock(minute: number) {
  return clockTime(paymentsRestore.t0, minute)
}

function y(minute: number) {
  return Math.round(lanesFrom + 1.25 * minute)
}

/** Places each name beside its time, in one or two lines, below the previous one. */
function placed(steps: readonly { minute: number; name: string; x: number }[]) {
  let free = 0
  return steps.map((step, i) => {
    const at = Math.max(y(step.minute) + 4, free)
    const next = steps[i + 1]
    const isTight = next !== undefined && y(next.minute) - y(step.minute) < 2 * leading.line
    const words = isTight ? /^\w+/.exec(step.name)! : step.name.match(/\S.{0,14}(?= |$)/g)!
    free = at + leading.step + (words.length - 1) * leading.line
    return { ...step, at, words }
  })
}

/** The line from a step's text to its bar. */
function lead({ words, at, minute, x }: ReturnType<typeof placed>[number]) {
  return `M${43 + 6 * words[0].length} ${at - 4}H128L136 ${y(minute)}H${x - 6}`
}

type Drawing = {
  lanes: readonly (Props['lines'][number] & { x: number })[]
  /** The tasks of the critical path, and the others. */
  route: readonly (Stop & { x: number })[]
  others: readonly (Stop & { x: number })[]
  steps: ReturnType<typeof placed>
  restoredAt: number
}

function marksOf({ lanes, route, others, steps, restoredAt }: Drawing) {
  return [
    { d: path(hours, (at) => `M150 ${y(at)}H310`), stroke: 'var(--rule)' },
    { d: `M153 ${y(tolerance)}h189v26h-189z`, fill: 'url(#late)', stroke: 'none' },
    {
      d: path(lanes, ({ x, backAt }) => `M${x} ${lanesFrom}V${y(backAt)}`),
      stroke: late,
      strokeDasharray: 3,
    },
    {
      d: path(lanes, ({ x, backAt }) => `M${x} ${y(backAt)}V${lanesTo}`),
      stroke: 'var(--done)',
      strokeWidth: 3,
    },
    {
      d: path(others, ({ x, start, finish }) => `M${x - 5} ${y(start)}h10V${y(finish)}h-10z`),
      fill: 'var(--paper)',
    },
    { d: path(steps, lead), stroke: 'var(--rule-strong)' },
    {
      d: `M${route.map(({ x, start, finish }) => `${x} ${y(start)}V${y(finish)}`).join('L')}`,
      strokeWidth: 3,
    },
    {
      d: path(route, ({ x, start, finish }) => `M${x} ${y(start)}V${y(finish)}`),
      strokeWidth: 11,
    },
    { d: `M0 ${y(rto)}H342`, strokeWidth: 1.5, strokeDasharray: '4 3' },
    { d: `M0 ${y(tolerance)}H342`, stroke: late, strokeWidth: 2 },
    { d: `M142 ${y(restoredAt)}V${y(tolerance) - 1}m-5 0h10`, strokeWidth: 1.5 },
  ]
}

/** Time runs down. Each part of the service has a lane; the critical path crosses them, the limits are below. */
export function RestorePhone({ lines, critical, restoredAt }: Props) {
  const lanes = lines.map((line, i) => ({ ...line, x: 164 + 22 * i }))
  const stops = lanes.flatMap((lane) => lane.stops.map((stop) => ({ ...stop, x: lane.x })))
  const route = critical.map((id) => stops.find((stop) => stop.id === id)!)
  const steps = placed([
    ...route.map(({ start, name, x }) => ({ minute: start, name, x })),
    { minute: restoredAt, name: 'Restored', x: route.at(-1)!.x },
  ])
  const others = stops.filter(({ id }) => !critical.includes(id))

  return (
    <PhoneChart
      height={lanesTo + 4}
      ground="var(--paper)"
      marks={marksOf({ lanes, route, others, steps, restoredAt })}
    >
      {lanes.map(({ id, name, x }) => (
        <text key={id} transform={`translate(${x + 3} ${lanesFrom - 7})rotate(-45)`}>
          {name}
        </text>
      ))}
      {steps.map(({ minute, at, words }, i) => (
        <g
          key={minute}
          {...(i === critical.length && { className: 'fw-600', fill: 'var(--done)' })}
        >
          <text y={at}>{clock(minute)}</text>
          {words.map((line, row) => (
            <text key={line} x="37" y={at + row * leading.line}>
              {line}
            </text>
          ))}
        </g>
      ))}
      <g className="fw-600">
        <text y={y(rto) - 6}>
          {clock(rto)} RTO, {duration(rto)}
        </text>
        <text y={y(tolerance) + 18} fill={late}>
          {clock(tolerance)} impact tolerance, {duration(tolerance)}
        </text>
      </g>
      <g fontSize="12" fill="var(--ink-3)" textAnchor="end">
        {hours
          .filter((at) => at !== rto)
          .map((at) => (
            <text key={at} x="342" y={y(at) + 4}>
              {clock(at)}
            </text>
          ))}
      </g>
      <text y="461" fontSize="30">
        {duration(tolerance - restoredAt)}
      </text>
      <text y="482" fontSize="15">
        left of the tolerance
      </text>
    </PhoneChart>
  )
}
