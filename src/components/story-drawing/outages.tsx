import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis } from './axis.tsx'
import { round, span, type Size } from './size.ts'

/** Bars under a tolerance: the outages before and after a year of rehearsals. */

export function Outages({ figures, size }: { figures: DrawingOf<'outages'>; size: Size }) {
  const { toleranceMinutes, meanBefore, longestBefore, outagesBefore, after, rehearsals } = figures
  const { width, base, isWide } = size
  const perMinute = (base - 6.4) / toleranceMinutes

  function y(minutes: number) {
    return round(base - perMinute * minutes)
  }

  const rest = (meanBefore * outagesBefore - longestBefore) / (outagesBefore - 1)
  // The longest is drawn third; the others share the mean that the story gives.
  const before = Array.from({ length: outagesBefore }, (_, i) => (i === 2 ? longestBefore : rest))
  const meanAfter = Math.round(after.reduce((sum, minutes) => sum + minutes, 0) / after.length)
  const k = isWide ? width / 400 : 1

  function bar(x: number, minutes: number, w: number) {
    return `M${round(x * k)} ${base}V${y(minutes)}h${round(w * k)}V${base}z`
  }

  return (
    <>
      <path className="limit" d={`M0 ${y(toleranceMinutes)}H${width}`} />
      <path
        className="late"
        d={before.map((minutes, i) => bar(2 + 27 * i, minutes, 15)).join('')}
      />
      <path
        className="rehearsed"
        strokeWidth={3}
        d={Array.from(
          { length: rehearsals },
          (_, i) => `M${round((150 + 9 * i) * k)} ${base}v-14`,
        ).join('')}
      />
      <path
        className="fill-done"
        d={after.map((minutes, i) => bar(288 + 29 * i, minutes, 14)).join('')}
      />
      <path
        className="mean [stroke-width:1.5]"
        d={`M0 ${y(meanBefore)}H${130 * k}M${282 * k} ${y(meanAfter)}H${width}`}
      />
      <path className="gap" d={`M${130 * k} ${y(meanBefore)}L${282 * k} ${y(meanAfter)}`} />
      <text x={width} y={y(toleranceMinutes) + (isWide ? 17 : 24)} textAnchor="end">
        tolerance {span(toleranceMinutes)}
      </text>
      <text x={140 * k} y={y(meanBefore) + (isWide ? -8 : 18)}>
        mean {span(meanBefore)}
      </text>
      <text x={width} y={y(meanAfter) - (isWide ? 44 : 8)} textAnchor="end">
        mean {span(meanAfter)}
      </text>
      <Axis
        size={size}
        labels={[
          { x: 0, text: `${inWords(outagesBefore)} outages` },
          { x: 200 * k, text: `${rehearsals} rehearsals`, at: 'middle' },
          { x: width, text: `${inWords(after.length)} outages`, at: 'end' },
        ]}
      />
    </>
  )
}

function inWords(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count)
}
