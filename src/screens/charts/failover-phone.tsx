import { clockTime, duration } from '@cuewright/runbook/words'
import { hoursUpTo } from '@cuewright/runbook-ui/bars'
import { failoverTimes, paymentsFailover } from '../../events/payments-failover.ts'
import { late, path, PhoneChart } from './phone-chart.tsx'

type Span = { from: number; to: number }

type Step = { id: string; name: string; estimated: Span; measured: Span }

type Row = Step & { y: number }

const { rto, impactTolerance: tolerance, measured: finish } = failoverTimes
const hours = hoursUpTo(tolerance)

function x(minute: number) {
  return Math.round(0.92 * minute)
}

function box(from: number, to: number, y: number, height: number) {
  return `M${x(from)} ${y}H${x(to)}v${height}H${x(from)}z`
}

function isEstimated({ estimated: { from, to } }: Row) {
  return to > from
}

function marksOf(rows: readonly Row[]) {
  const met = rows.filter(({ measured: { from } }) => from < rto)
  const missed = rows.filter(({ measured: { to } }) => to > rto)
  return [
    { d: path(hours, (at) => `M${x(at)} 56V410`), stroke: 'var(--rule)' },
    { d: 'M0 56H342M0 410H342', stroke: 'var(--rule-strong)' },
    {
      d: path(rows.filter(isEstimated), ({ estimated: { from, to }, y }) =>
        box(from, to, y + 33, 11),
      ),
      stroke: 'var(--ink-3)',
      strokeDasharray: '3 2',
    },
    {
      d: path(met, ({ measured: { from, to }, y }) => box(from, Math.min(to, rto), y, 22)),
      fill: 'var(--ink)',
    },
    {
      d: path(missed, ({ measured: { from, to }, y }) => box(Math.max(from, rto), to, y, 22)),
      fill: 'url(#late)',
      stroke: late,
    },
    {
      d: path(rows.slice(0, -1), ({ measured: { to }, y }) => `M${x(to)} ${y + 22}v36`),
      strokeWidth: 3,
    },
    { d: `M${x(rto)} 24v14m0 18V424`, stroke: late, strokeWidth: 1.5, strokeDasharray: '4 3' },
    { d: `M${x(tolerance)} 24v14m0 18V424`, strokeWidth: 2.5 },
    { d: `M${x(rto)} 429v10m0-5H${x(finish)}`, stroke: late, strokeWidth: 1.5 },
    { d: `M${x(finish)} 429v10m0-5H${x(tolerance)}m0-5v10`, strokeWidth: 1.5 },
  ]
}

/** Time runs across: each tier begins where the one above it ends, and the limits cross all rows. */
export function FailoverPhone({ steps }: { steps: readonly Step[] }) {
  const rows = steps.map((step, i) => ({ ...step, y: 71 + 58 * i }))
  return (
    <PhoneChart height={484} ground="var(--ground-2)" marks={marksOf(rows)}>
      <Hours />
      {rows.filter(isEstimated).map(({ id, estimated: { from, to }, y }) => (
        <text key={id} x={x(to) + 6} y={y + 43} fontSize="12" fill="var(--ink-3)">
          {duration(to - from)}
        </text>
      ))}
      <g fontSize="15">
        {rows.map((row, i) => (
          // The free room is right of the bar in the first two rows, and left of it and the RTO in the others.
          <Tier key={row.id} {...row} isRight={i < 2} />
        ))}
        <Limits />
      </g>
    </PhoneChart>
  )
}

function Hours() {
  return (
    <g fontSize="12" fill="var(--ink-3)">
      {hours.map((at) => (
        <text
          key={at}
          x={at === tolerance ? 342 : x(at)}
          y="50"
          textAnchor={at === 0 ? 'start' : at === tolerance ? 'end' : 'middle'}
        >
          {clockTime(paymentsFailover.t0, at)}
        </text>
      ))}
    </g>
  )
}

function Tier({ name, measured: { from, to }, y, isRight }: Row & { isRight: boolean }) {
  const place = isRight ? x(to) + 10 : x(Math.min(from, rto)) - 10
  return (
    <g textAnchor={isRight ? undefined : 'end'}>
      <text className="fw-600" x={place} y={y + 10}>
        {name}
      </text>
      <text x={place} y={y + 26} {...(to > rto && { fill: late, className: 'fw-600' })}>
        {duration(to - from)}
      </text>
    </g>
  )
}

function Limits() {
  return (
    <>
      <g className="fw-600" textAnchor="end">
        <text x={x(rto)} y="15" fill={late} textAnchor="middle">
          RTO {duration(rto)}
        </text>
        <text x="342" y="15">
          tolerance {duration(tolerance)}
        </text>
        <text x={x(tolerance)} y="456" fill={late}>
          {duration(finish - rto)} past the RTO
        </text>
        <text x={x(tolerance)} y="477">
          {duration(tolerance - finish)} within the tolerance
        </text>
      </g>
      <text y="456" fontSize="30">
        {duration(finish)}
      </text>
      <text y="477">recovery time actual</text>
    </>
  )
}
