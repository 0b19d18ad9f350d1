import { clockTime, duration } from '../../lib/clock.ts'
import { calls, night, wayBack } from './way-back.ts'

const { t0, windowEnd, lastGate, finish } = night

function clock(minute: number) {
  return clockTime(t0, minute)
}

// The chart's own units: the call runs along, the hour by which the source is back runs up.
function x(minute: number) {
  return Math.round(70 + minute * 2.36)
}

function y(minute: number) {
  return Math.round(392 - minute * 0.72)
}

function lineTo(from: number, to: number, minutes: number) {
  return `${x(from)} ${y(from + minutes)}L${x(to)} ${y(to + minutes)}`
}

const inside = wayBack.filter(({ from, minutes }) => from + minutes <= windowEnd)
const outside = wayBack.filter(({ from, minutes }) => from + minutes > windowEnd)

function pathOf(stretches: typeof wayBack) {
  return `M${stretches.map(({ from, to, minutes }) => lineTo(from - 1, to, minutes)).join('L')}`
}

// Stretches that take equally long are one step of the stairs, whatever their tasks.
const steps = wayBack.filter(({ minutes }, i) => minutes !== wayBack[i - 1]?.minutes)

// Each step's words stand where neither the line nor the clock runs.
const placed = [
  { x: x(30) + 8, y: y(50) - 15 },
  { x: x(30) - 8, y: y(100) + 2, textAnchor: 'end' },
  { x: x(45) - 8, y: y(140) + 4, textAnchor: 'end' },
  { x: x(finish) + 10, y: y(finish + 125) + 12 },
] as const

const phases = [
  { name: 'Freeze, go/no-go', from: 0, to: 30 },
  { name: 'Implementation', from: 30, to: 260 },
  { name: 'Gate', from: 260, to: 270 },
  { name: 'Open and watch', from: 270, to: finish },
  { name: 'Spare', from: finish, to: windowEnd },
] as const

/**
 * For every minute of the night, the hour by which the source would be back if a backout were
 * called then: a line that rises in steps until it crosses the end of the change window.
 */
export function WayBackChart() {
  return (
    <svg
      viewBox="0 0 1000 470"
      className="way-back"
      role="img"
      aria-label={`The hour by which the old service would be back, for a backout called at each minute of the night. It stays inside the window until the gate at ${clock(lastGate.earliestFinish)}, and goes past its end at ${clock(windowEnd)} as soon as the feeds open.`}
    >
      <defs>
        <pattern
          id="wb-late"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M1.5 0V7" />
        </pattern>
      </defs>
      {[0, 60, 120, 180, 240, 300, 360].map((minute) => (
        <g key={minute}>
          <path className="wb-grid" d={`M${x(minute)} 392V398M70 ${y(minute)}H${x(windowEnd)}`} />
          <text x={x(minute)} y="414" textAnchor="middle">
            {clock(minute)}
          </text>
          <text x="60" y={y(minute) + 4} textAnchor="end">
            {clock(minute)}
          </text>
        </g>
      ))}
      <rect
        className="wb-over"
        x={x(lastGate.earliestFinish)}
        y={y(windowEnd + 135)}
        width={x(finish) - x(lastGate.earliestFinish)}
        height={y(windowEnd) - y(windowEnd + 135)}
      />
      <path className="wb-window" d={`M70 ${y(windowEnd)}H${x(windowEnd)}`} />
      <text className="wb-late" x="76" y={y(windowEnd) - 8}>
        {clock(windowEnd)}, the change window ends
      </text>
      <path className="wb-now" d={`M${x(0)} ${y(0)}L${x(finish)} ${y(finish)}`} />
      <text transform={`translate(${x(150)} ${y(150) + 19}) rotate(-17)`} textAnchor="middle">
        the clock itself
      </text>
      <path className="wb-line" d={pathOf(inside)} />
      <path className="wb-line wb-line-late" d={pathOf(outside)} />
      {steps.map(({ minutes }, i) => (
        <text key={minutes} className="wb-step" {...placed[i]}>
          {minutes} min back
        </text>
      ))}
      <path className="wb-gate" d={`M${x(lastGate.earliestFinish)} ${y(windowEnd + 135)}V392`} />
      <text className="wb-step" x={x(lastGate.earliestFinish) - 8} y={382} textAnchor="end">
        {clock(lastGate.earliestFinish)}, point of no return
      </text>
      {phases.map(({ name, from, to }) => (
        <g key={name} className={name === 'Gate' ? 'wb-phase-gate' : 'wb-phase'}>
          <rect x={x(from)} y="430" width={x(to) - x(from) - 3} height="26" rx="2" />
          {name !== 'Gate' && (
            <text x={x(from) + 8} y="447">
              {name === 'Freeze, go/no-go' ? 'Freeze' : name}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

/** The same line read at six moments, for narrow screens, for print and for those who listen. */
export function WayBackTable() {
  return (
    <table className="way-back-table">
      <caption>If a backout were called at</caption>
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
          <tr key={at} data-late={!isInsideWindow || undefined}>
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
