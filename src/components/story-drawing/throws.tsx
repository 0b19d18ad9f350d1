import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis } from './axis.tsx'
import { round, scale, span, type Size } from './size.ts'

/** Tests as throws at a line: each lands nearer, and the last one before it. */
export function Throws({ figures, size }: { figures: DrawingOf<'throws'>; size: Size }) {
  const { tests, rtoMinutes } = figures
  const { width, base, isWide } = size
  const most = Math.max(...tests)
  const x = scale(most, 4, width - (isWide ? 40 : 20))
  const height = base - (isWide ? 24 : 30)
  const limit = x(rtoMinutes)
  return (
    <>
      {tests.map((minutes, i) => {
        const reach = (x(minutes) - 4) / 2
        const isLast = i === tests.length - 1
        return (
          <path
            key={minutes}
            className="rehearsal"
            strokeWidth={isLast ? 3.5 : 1}
            d={`M4 ${base}A${round(reach)} ${round((height * minutes) / most)} 0 0 1 ${x(minutes)} ${base}`}
          />
        )
      })}
      <path className="limit" d={`M${limit} 4V${base}`} />
      <text x={limit + 7} y={isWide ? 22 : 15}>
        RTO {span(rtoMinutes)}
      </text>
      <Axis
        size={size}
        labels={tests
          .filter((_, i) => isWide || i === 0 || i === tests.length - 1)
          .map((minutes) => ({ x: x(minutes), text: span(minutes), at: 'middle' as const }))}
      />
    </>
  )
}
