import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis } from './axis.tsx'
import { scale, span, type Size } from './size.ts'

/** Three runs about one planned minute: two rehearsals after it, the cutover before. */

export function Misses({ figures, size }: { figures: DrawingOf<'misses'>; size: Size }) {
  const { firstLate, secondLate, earlyBy } = figures
  const { width, base, isWide } = size
  const due = isWide ? 300 : 76
  const x = scale(firstLate, due, width - (isWide ? 120 : 43))
  const rows = isWide ? [62, 154, 246] : [18, 54, 90]
  const half = isWide ? 14 : 5

  function bar(minutes: number, y: number) {
    return `M${due} ${y - half}H${x(minutes)}v${2 * half}H${due}z`
  }

  const finish = due - (x(earlyBy) - due)
  return (
    <>
      <path className="limit" d={`M${due} 2V${base}`} />
      <path
        className="rehearsal"
        strokeWidth={3}
        d={`M0 ${rows[0]}H${due - 2}M0 ${rows[1]}H${due - 2}`}
      />
      <path className="late" d={bar(firstLate, rows[0]!) + bar(secondLate, rows[1]!)} />
      <path className="done" strokeWidth={2 * half} d={`M0 ${rows[2]}H${finish}`} />
      <path className="gap" d={`M${finish + 2} ${rows[2]}H${due - 2}`} />
      <text x={x(firstLate) + 6} y={rows[0]! + 5}>
        +{span(firstLate)}
      </text>
      <text x={due + 18} y={rows[1]! + 5}>
        +{span(secondLate)}, second rehearsal
      </text>
      <text x={due + 18} y={rows[2]! + 5}>
        {span(earlyBy)} early, the cutover
      </text>
      {isWide && (
        <text x={due + 18} y={rows[0]! + 42}>
          first dress rehearsal: one engineer had the only credentials
        </text>
      )}
      <Axis
        size={size}
        labels={[
          { x: due, text: 'planned finish', at: 'middle' },
          { x: width, text: `${span(firstLate)} later`, at: 'end' },
        ]}
      />
    </>
  )
}
