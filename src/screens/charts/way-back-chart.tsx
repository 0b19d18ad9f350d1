import { clockTime, duration } from '@cuewright/runbook/words'
import { calls, migration, wayBack } from '../../events/way-back.ts'

const { t0, windowEnd, gate, plan } = migration
const { finish } = plan

// Minutes shown: the time of the call on the x axis, the time when the source is back on the y axis.
const along = windowEnd + 18
const up = 650

/** The chart's width and height in minutes, for what is drawn over it. */
export const chartSpan = { '--along': along, '--up': up }

function clock(minute: number) {
  return clockTime(t0, minute)
}

function left(minute: number) {
  return `${((minute / along) * 100).toFixed(2)}%`
}

function bottom(minute: number) {
  return `${((minute / up) * 100).toFixed(2)}%`
}

function point(call: number, backAt: number) {
  return `${call} ${up - backAt}`
}

function pathOf(stretches: typeof wayBack) {
  return `M${stretches
    .map(({ from, to, minutes }) => `${point(from - 1, from + minutes)}L${point(to, to + minutes)}`)
    .join('L')}`
}

const inside = wayBack.filter(({ from, minutes }) => from + minutes <= windowEnd)
const outside = wayBack.filter(({ from, minutes }) => from + minutes > windowEnd)
const latest = Math.max(...outside.map(({ to, minutes }) => to + minutes))

// Consecutive stretches of equal length count as one step, even if their tasks differ.
const steps = wayBack
  .filter(({ minutes }, i) => minutes !== wayBack[i - 1]?.minutes)
  .map(({ from, minutes }) => ({ from, minutes }))

const phases = [
  { name: 'Freeze', from: 0, to: 30 },
  { name: 'Implementation', from: 30, to: 260 },
  { name: 'Gate', from: 260, to: gate },
  { name: 'Open and watch', from: gate, to: finish },
  { name: 'Spare', from: finish, to: windowEnd },
] as const

const hours = [0, 60, 120, 180, 240, 300, 360]

/** A step chart: when the source would be back if the backout were called at each minute. */
export function WayBackChart() {
  return (
    <div
      data-testid="way-back"
      className="drawing relative h-$height text-on-bottle-2 exact-colours max-md:text-data max-md:overflow-x-clip"
      role="img"
      aria-label={`The hour by which the old service would be back, for a backout called at each minute, at planned durations. The text and the table below give the times.`}
    >
      <div className="*:absolute *:whitespace-nowrap [&>b]:bg-bottle absolute top-0 bottom-16 inset-x-0 edge-b-on-bottle-2">
        {hours.map((minute) => (
          <span
            key={minute}
            className="max-md:even:hidden -bottom-1.5 edge-l-bottle-rule"
            style={{ left: left(minute), top: `${100 - Number.parseFloat(bottom(windowEnd))}%` }}
          >
            {/* On phones the handle is on the axis, and the hours are below it. */}
            <span className={`absolute top-full max-md:mt-5 ${minute === 0 ? '' : 'centred'}`}>
              {clock(minute)}
            </span>
          </span>
        ))}
        <i
          data-testid="overshoot"
          className="opacity-55 late-hatch"
          style={{ left: left(gate), right: 0, bottom: bottom(windowEnd), top: 0 }}
        />
        <Curve />
        <i
          data-testid="gate"
          className="inset-y-0 edge-l-2-on-bottle"
          style={{ left: left(gate) }}
        />
        <b className="left-0 mb-1.5 text-late-d" style={{ bottom: bottom(windowEnd) }}>
          {clock(windowEnd)}, the change window ends
        </b>
        <b className="bottom-8.5 -ml-4.5 ahead text-on-bottle" style={{ left: left(gate) }}>
          {clock(gate)}, point of no return
        </b>
        <span
          className="max-md:hidden -mt-6.5 ml-5.5 [translate:0_100%] bg-bottle"
          style={{ left: left(120), bottom: bottom(120) }}
        >
          if there were no work to undo
        </span>
        <StepLabels />
      </div>
      <Phases />
    </div>
  )
}

/** A backout that took no time would be on the dotted line. */
function Curve() {
  return (
    <svg
      className="inset-0 w-full h-full overflow-visible [&>path]:fill-none [&>path]:constant-stroke"
      viewBox={`0 0 ${along} ${up}`}
      preserveAspectRatio="none"
    >
      <path
        className="stroke-on-bottle-2 [stroke-dasharray:2_5]"
        d={`M${point(0, 0)}L${point(finish, finish)}`}
      />
      <path
        data-testid="limit"
        className="stroke-late-d stroke-2 [stroke-dasharray:7_5]"
        d={`M${point(0, windowEnd)}H${along}`}
      />
      <path
        data-testid="line"
        className="stroke-on-bottle stroke-4 stroke-join-round"
        d={pathOf(inside)}
      />
      <path className="stroke-4 stroke-join-round stroke-late-d" d={pathOf(outside)} />
    </svg>
  )
}

function StepLabels() {
  return steps.map(({ from, minutes }, i) => {
    const isLate = from > gate
    const next = steps[i + 1]
    // A short step is named beside the riser at its end, the long one above its slope.
    const isShort = next !== undefined && next.from <= gate
    const minute = isShort ? next.from - 1 : isLate ? from : from + along / 8
    const backAt = isShort ? minute + (minutes + next.minutes) / 2 : minute + minutes
    return (
      <b
        key={minutes}
        className="way-back-step"
        data-at={isShort ? 'riser' : isLate ? 'late' : 'slope'}
        style={{ left: left(minute), bottom: bottom(isLate ? latest : backAt) }}
      >
        {minutes} min back
      </b>
    )
  })
}

function Phases() {
  return (
    <div className="*:absolute *:whitespace-nowrap max-md:hidden absolute bottom-0 inset-x-0 h-7 leading-6.5">
      {phases.map(({ name, from, to }) => (
        <span
          className="way-back-phase"
          key={name}
          data-gate={name === 'Gate' || undefined}
          style={{ left: left(from), width: left(to - from) }}
        >
          <span>{name}</span>
        </span>
      ))}
    </div>
  )
}

/** The chart in numbers, at six moments. */
export function WayBackTable() {
  return (
    <table>
      <caption>At planned durations, if a backout were called at</caption>
      <thead>
        <tr>
          <th scope="col">Call</th>
          <th scope="col">Backout tasks</th>
          <th scope="col">Takes</th>
          <th scope="col">Back by</th>
          <th scope="col">Window</th>
        </tr>
      </thead>
      <tbody>
        {calls.map(({ at, tasks, minutes, backAt, isInsideWindow }) => (
          <tr key={at}>
            <th scope="row">{clock(at)}</th>
            <td>{tasks.join(', ')}</td>
            <td>{duration(minutes)}</td>
            <td>{clock(backAt)}</td>
            <td>
              {isInsideWindow
                ? `${duration(windowEnd - backAt)} spare`
                : `${duration(backAt - windowEnd)} over`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
