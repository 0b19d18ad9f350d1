import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis } from './axis.tsx'
import { round, scale, type Size } from './size.ts'

/** The critical path's pieces in turn: the seller's and the buyer's work, and the seller's waits. Shares of their kind. */
const pieces = [
  { lane: 0, work: 0.35 },
  { lane: 0, wait: 0.31 },
  { lane: 1, work: 0.22 },
  { lane: 0, work: 0.29 },
  { lane: 0, wait: 0.38 },
  { lane: 1, work: 0.31 },
  { lane: 0, work: 0.36 },
  { lane: 0, wait: 0.31 },
  { lane: 1, work: 0.47 },
] as const

type Bar = { lane: number; from: number; to: number; isWait: boolean }

/** One critical path through two companies, as planned and without its waits. */

export function TwoLanes({ figures, size }: { figures: DrawingOf<'two lanes'>; size: Size }) {
  const { plannedHours, runHours } = figures
  const { width, isWide } = size
  const labels = isWide ? 84 : 62
  const x = scale(plannedHours, labels, width - 5)
  const bar = isWide ? 38 : 12
  const lanes = isWide ? [20, 84, 178, 242] : [1, 23, 68, 90]
  const planned = barsOf(figures, true)
  const run = barsOf(figures, false)

  function box({ lane, from, to }: Bar, first: number) {
    return `M${x(from)} ${lanes[first + lane]}H${round(x(to) - 1)}v${bar}H${x(from)}z`
  }

  function path(bars: readonly Bar[], first: number) {
    return bars
      .map(({ lane, from, to }, i) => {
        const y = lanes[first + lane]! + bar + 2
        return `${i === 0 ? 'M' : 'L'}${x(from)} ${y}H${round(x(to) - 1)}`
      })
      .join('')
  }

  return (
    <>
      <path
        className="plan"
        d={planned
          .filter(({ isWait }) => !isWait)
          .map((it) => box(it, 0))
          .join('')}
      />
      <path
        className="wait"
        d={planned
          .filter(({ isWait }) => isWait)
          .map((it) => box(it, 0))
          .join('')}
      />
      <path className="critical" d={path(planned, 0)} />
      <path className="fill-done" d={run.map((it) => box(it, 2)).join('')} />
      <path className="critical" d={path(run, 2)} />
      {lanes.map((y, i) => (
        <text key={y} x={0} y={y + bar / 2 + 5}>
          {i % 2 === 0 ? 'seller' : 'buyer'}
        </text>
      ))}
      <text x={width - 4} y={isWide ? 152 : 59} textAnchor="end">
        {plannedHours} h{isWide && ' planned'}, {plannedHours - runHours} h {isWide && 'of it '}
        waiting
      </text>
      <text x={x(runHours) + 8} y={lanes[3]! + bar / 2 + 5}>
        {runHours} h
      </text>
      <Axis
        size={size}
        labels={[
          { x: labels, text: 'Friday' },
          {
            x: width,
            text: isWide ? 'one critical path, two companies' : 'one critical path',
            at: 'end',
          },
        ]}
      />
    </>
  )
}

/** Hours from Friday on: the seller has its share of the planned path, of which the waits are a part. */
function barsOf(
  { plannedHours, runHours, sellerPercent }: DrawingOf<'two lanes'>,
  hasWaits: boolean,
) {
  const waiting = plannedHours - runHours
  const seller = (plannedHours * sellerPercent) / 100 - waiting
  const buyer = runHours - seller
  const bars: Bar[] = []
  let at = 0
  for (const piece of pieces) {
    const isWait = 'wait' in piece
    if (isWait && !hasWaits) continue
    const hours = isWait ? piece.wait * waiting : piece.work * (piece.lane === 0 ? seller : buyer)
    bars.push({ lane: piece.lane, from: at, to: at + hours, isWait })
    at += hours
  }
  return bars
}
