import { clockTime, duration } from '../../lib/clock.ts'
import { hoursUpTo } from '#runbook-ui/bars'
import { PhoneChart } from './phone-chart.tsx'

type Span = { from: number; to: number }

type Props = {
  steps: readonly { id: string; name: string; estimated: Span; measured: Span }[]
  t0: string
  times: { rto: number; impactTolerance: number; measured: number; estimated: number }
}

function x(minute: number) {
  return Math.round(0.92 * minute)
}

/** Time runs across: each tier begins where the one above it ends, and the limits cross all rows. */
export function FailoverPhone({ steps, t0, times }: Props) {
  const { rto, impactTolerance: tolerance, measured: finish } = times
  const rows = steps.map((step, i) => ({ ...step, y: 71 + 58 * i }))
  const hours = hoursUpTo(tolerance)
  const estimates = rows.filter(({ estimated: { from, to } }) => to > from)
  const past = duration(finish - rto)
  const inside = duration(tolerance - finish)

  return (
    <PhoneChart
      height={508}
      ground="var(--ground-2)"
      marks={
        <>
          <path d={hours.map((at) => `M${x(at)} 56V410`).join('')} stroke="var(--rule)" />
          <path d="M0 56H342M0 410H342" stroke="var(--rule-strong)" />
          <path
            d={estimates
              .map(
                ({ estimated: { from, to }, y }) => `M${x(from)} ${y + 33}H${x(to)}v11H${x(from)}z`,
              )
              .join('')}
            stroke="var(--ink-3)"
            strokeDasharray="3 2"
          />
          <path
            d={rows
              .filter(({ measured: { from } }) => from < rto)
              .map(
                ({ measured: { from, to }, y }) => `M${x(from)} ${y + 11}H${x(Math.min(to, rto))}`,
              )
              .join('')}
            strokeWidth="22"
          />
          <path
            d={rows
              .filter(({ measured: { to } }) => to > rto)
              .map(
                ({ measured: { from, to }, y }) =>
                  `M${x(Math.max(from, rto))} ${y}H${x(to)}v22H${x(Math.max(from, rto))}z`,
              )
              .join('')}
            fill="url(#late)"
            stroke="var(--late)"
          />
          <path
            d={rows
              .slice(0, -1)
              .map(({ measured: { to }, y }) => `M${x(to)} ${y + 22}v36`)
              .join('')}
            strokeWidth="3"
          />
          <path
            d={`M${x(rto)} 24v14m0 18V424`}
            stroke="var(--late)"
            strokeWidth="1.5"
            strokeDasharray="4 3"
          />
          <path d={`M${x(tolerance)} 24v14m0 18V424`} strokeWidth="2.5" />
          <path
            d={`M${x(rto)} 434H${x(finish)}M${x(rto)} 429v10`}
            stroke="var(--late)"
            strokeWidth="1.5"
          />
          <path
            d={`M${x(finish)} 434H${x(tolerance)}m0-5v10M${x(finish)} 429v10`}
            strokeWidth="1.5"
          />
        </>
      }
    >
      <g fontSize="12" fill="var(--ink-3)" textAnchor="middle">
        {hours.map((at) => (
          <text
            key={at}
            x={at === tolerance ? 342 : x(at)}
            y="50"
            textAnchor={at === 0 ? 'start' : at === tolerance ? 'end' : undefined}
          >
            {clockTime(t0, at)}
          </text>
        ))}
        {estimates.map(({ id, estimated: { from, to }, y }) => (
          <text key={id} x={x(to) + 6} y={y + 43} textAnchor="start">
            {duration(to - from)}
          </text>
        ))}
      </g>
      <g fontSize="15">
        {rows.map(({ id, name, measured: { from, to }, y }, i) => {
          // The row is empty to the right of its bar at first, then to the left of it and of the RTO.
          const place = i < 2 ? x(to) + 10 : x(Math.min(from, rto)) - 10
          return (
            <g key={id} textAnchor={i < 2 ? undefined : 'end'}>
              <text className="fw-600" x={place} y={y + 10}>
                {name}
              </text>
              <text
                x={place}
                y={y + 26}
                {...(to > rto && { fill: 'var(--late)', className: 'fw-600' })}
              >
                {duration(to - from)}
              </text>
            </g>
          )
        })}
        <g className="fw-600" textAnchor="end">
          <text x={x(rto)} y="15" fill="var(--late)" textAnchor="middle">
            RTO {duration(rto)}
          </text>
          <text x="342" y="15">
            tolerance {duration(tolerance)}
          </text>
          <text x={x(tolerance)} y="456" fill="var(--late)">
            {past} past the RTO
          </text>
          <text x={x(tolerance)} y="477">
            {inside} inside the tolerance
          </text>
        </g>
        <text y="456" fontSize="30">
          {duration(finish)}
        </text>
        <text y="477">recovery time actual</text>
      </g>
      <text y="500">
        Dashed outlines: the teams’ estimates, {duration(times.estimated)} in all.
      </text>
    </PhoneChart>
  )
}
