import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis, belowAxis, type Drawn } from './drawn.tsx'
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
export function drawTwoLanes(figures: DrawingOf<'two lanes'>, size: Size): Drawn {
  const { plannedHours, runHours } = figures
  const { width, top, isWide } = size
  const labels = isWide ? 84 : 0
  const x = scale(plannedHours, labels, width - 5)
  const bar = isWide ? 30 : 12
  const lanes = isWide ? [top, top + 38, top + 118, top + 156] : [2, 22, 68, 88]
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

  return {
    marks: (
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
        <Axis size={size} ticks={isWide ? [x(0), x(runHours), x(plannedHours)] : []} />
      </>
    ),
    words: isWide
      ? [
          ...lanes.map((y, i) => ({ x: 0, y: y + 6, text: i % 2 === 0 ? 'seller' : 'buyer' })),
          {
            x: width - 4,
            y: lanes[1]! + bar + 12,
            text: `${plannedHours} h planned, ${plannedHours - runHours} h of it waiting`,
            at: 'end',
            isMain: true,
          },
          { x: x(runHours) + 10, y: lanes[3]! + 6, text: `${runHours} h`, isMain: true },
          ...belowAxis(size, [
            { x: labels, text: 'Friday', isMain: true },
            { x: width, text: 'one critical path, two companies', at: 'end' },
          ]),
        ]
      : [
          {
            x: width,
            y: lanes[1]! + bar + 10,
            text: `${plannedHours} h, ${plannedHours - runHours} h waiting`,
            at: 'end',
          },
          { x: x(runHours) + 8, y: lanes[3]! - 2, text: `${runHours} h` },
        ],
  }
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
