import { clockTime, duration } from '../../lib/clock.ts'
import { hoursUpTo } from '#runbook-ui/bars'
import { PhoneChart } from './phone-chart.tsx'

type Stop = { id: string; name: string; start: number; finish: number }

type Props = {
  lines: readonly { id: string; name: string; backAt: number; stops: readonly Stop[] }[]
  /** The tasks of the critical path, in order. */
  path: readonly string[]
  t0: string
  rto: number
  tolerance: number
  restoredAt: number
}

/** Between two lines of words, and between two steps. */
const leading = { line: 15, step: 16 }

function y(minute: number) {
  return Math.round(104 + 1.25 * minute)
}

/** Each name beside its time, in one or two lines, below the one before. */
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

/** Time runs down: a lane for each part of the service, the critical path across them, the limits below. */
export function RestorePhone({ lines, path, t0, rto, tolerance, restoredAt }: Props) {
  const lanes = lines.map((line, i) => ({ ...line, x: 164 + 22 * i }))
  const stops = lanes.flatMap(({ stops, x }) => stops.map((stop) => ({ ...stop, x })))
  const route = path.map((id) => stops.find((stop) => stop.id === id)!)
  const steps = placed([
    ...route.map(({ start, name, x }) => ({ minute: start, name, x })),
    { minute: restoredAt, name: 'Restored', x: route.at(-1)!.x },
  ])
  const hours = hoursUpTo(tolerance - 1)

  function clock(minute: number) {
    return clockTime(t0, minute)
  }

  return (
    <PhoneChart
      height={588}
      ground="var(--paper)"
      marks={
        <>
          <path d={hours.map((at) => `M150 ${y(at)}H310`).join('')} stroke="var(--rule)" />
          <path d={`M153 ${y(tolerance)}h189v26h-189z`} fill="url(#late)" stroke="none" />
          <path
            d={lanes.map(({ x, backAt }) => `M${x} 104V${y(backAt)}`).join('')}
            stroke="var(--late)"
            strokeWidth="1.5"
            strokeDasharray="3"
          />
          <path
            d={lanes.map(({ x, backAt }) => `M${x} ${y(backAt)}V584`).join('')}
            stroke="var(--done)"
            strokeWidth="3"
          />
          <path
            d={stops
              .filter(({ id }) => !path.includes(id))
              .map(({ x, start, finish }) => `M${x - 5} ${y(start)}h10V${y(finish)}h-10z`)
              .join('')}
            fill="var(--paper)"
          />
          <path
            d={steps
              .map(
                ({ words, at, minute, x }) =>
                  `M${43 + 6 * words[0].length} ${at - 4}H128L136 ${y(minute)}H${x - 6}`,
              )
              .join('')}
            stroke="var(--rule-strong)"
          />
          <path
            d={`M${route.map(({ x, start, finish }) => `${x} ${y(start)}V${y(finish)}`).join('L')}`}
            strokeWidth="3"
          />
          <path
            d={route.map(({ x, start, finish }) => `M${x} ${y(start)}V${y(finish)}`).join('')}
            strokeWidth="11"
          />
          <path d={`M0 ${y(rto)}H342`} strokeWidth="1.5" strokeDasharray="4 3" />
          <path d={`M0 ${y(tolerance)}H342`} stroke="var(--late)" strokeWidth="2" />
          <path d={`M142 ${y(restoredAt)}V${y(tolerance) - 1}m-5 0h10`} strokeWidth="1.5" />
        </>
      }
    >
      {lanes.map(({ id, name, x }) => (
        <text key={id} transform={`translate(${x + 4} 92)rotate(-90)`}>
          {name}
        </text>
      ))}
      {steps.map(({ minute, at, words }, i) => (
        <g key={minute} {...(i === path.length && { className: 'fw-600', fill: 'var(--done)' })}>
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
        <text y={y(tolerance) + 18} fill="var(--late)">
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
      <text y="497" fontSize="30">
        {duration(tolerance - restoredAt)}
      </text>
      <text y="518" fontSize="15">
        left of the tolerance
      </text>
    </PhoneChart>
  )
}
