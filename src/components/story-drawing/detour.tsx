import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis } from './axis.tsx'
import { round, scale, type Size } from './size.ts'

const perColumn = 3

/** The way that is down, the way round it, and everyone who was told. */
export function Detour({ figures, size }: { figures: DrawingOf<'detour'>; size: Size }) {
  const { fromClock, toClock, minutes, toldMinutes, sites } = figures
  const { width, isWide } = size
  const x = scale(minutes, isWide ? 60 : 26, width - (isWide ? 90 : 27))
  const road = isWide ? 168 : 58
  const half = isWide ? 12 : 5
  const crest = isWide ? -60 : -16
  const [start, end] = [x(0), x(minutes)]
  const dot = isWide ? 14 : 7.6
  const firstDot = road + half + (isWide ? 34 : 15)
  const dots = Array.from({ length: sites }, (_, i) => {
    const [column, row] = [Math.floor(i / perColumn), i % perColumn]
    return `M${round(12 + dot * column)} ${round(firstDot + (isWide ? 17 : 10) * row)}h0`
  })
  const told = round(12 + dot * Math.ceil(sites / perColumn))
  return (
    <>
      <path
        className="ink"
        strokeWidth={3}
        d={`M0 ${road}H${start + 18}M${end} ${road}H${width}`}
      />
      <path
        className="late"
        d={`M${start + 18} ${road - half}H${end - 1}v${2 * half}H${start + 18}z`}
      />
      <path
        className="done"
        strokeWidth={isWide ? 7 : 4}
        d={`M${start} ${road}C${round(width * 0.2)} ${crest} ${round(width * 0.74)} ${crest + 6} ${end} ${road}`}
      />
      <path
        className="stroke-done [stroke-linecap:round]"
        strokeWidth={isWide ? 10 : 6.4}
        d={dots.join('')}
      />
      <text x={width / 2} y={road - half - (isWide ? 24 : 9)} textAnchor="middle">
        the other route, {minutes} min
      </text>
      {isWide && (
        <text
          x={width / 2}
          y={road + 5}
          textAnchor="middle"
          className="stroke-ground [stroke-width:6px] [paint-order:stroke]"
        >
          the supplier’s interface is down
        </text>
      )}
      <text x={told + 8} y={firstDot + (isWide ? 22 : 16)}>
        {sites} hospitals told in {toldMinutes} min
      </text>
      <Axis
        size={size}
        labels={[
          { x: 0, text: fromClock },
          { x: end, text: toClock, at: 'middle' },
        ]}
      />
    </>
  )
}
