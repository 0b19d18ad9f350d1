import type { DrawingOf } from '../../content/stories/drawings.ts'
import { inWords } from '../../lib/in-words.ts'
import { Axis, belowAxis, type Drawn } from './drawn.tsx'
import { round, span, type Size } from './size.ts'

/** Bars under a tolerance: the outages before and after a year of rehearsals. */
export function drawOutages(figures: DrawingOf<'outages'>, size: Size): Drawn {
  const { toleranceMinutes, meanBefore, longestBefore, outagesBefore, after, rehearsals } = figures
  const { width, base, isWide } = size
  const limit = isWide ? 30 : 6.4
  const perMinute = (base - limit) / toleranceMinutes

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

  return {
    marks: (
      <>
        <path className="limit" d={`M0 ${limit}H${width}`} />
        <path
          className="late"
          d={before.map((minutes, i) => bar(2 + 27 * i, minutes, 15)).join('')}
        />
        <path
          className="rehearsed"
          strokeWidth={isWide ? 3 : 2}
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
        <Axis size={size} />
      </>
    ),
    words: isWide
      ? [
          {
            x: width,
            y: limit + 8,
            text: `tolerance ${span(toleranceMinutes)}`,
            at: 'end',
            isMain: true,
          },
          { x: 130 * k + 8, y: y(meanBefore) - 9, text: `mean ${span(meanBefore)}` },
          { x: width, y: y(Math.max(...after)) - 24, text: `mean ${span(meanAfter)}`, at: 'end' },
          ...belowAxis(size, [
            { x: 0, text: `${inWords(outagesBefore)} outages`, isMain: true },
            { x: 200 * k, text: `${rehearsals} rehearsals`, at: 'middle' },
            { x: width, text: `${inWords(after.length)} outages`, at: 'end', isMain: true },
          ]),
        ]
      : [
          { x: 140, y: y(meanBefore) - 9, text: `mean ${span(meanBefore)}` },
          { x: width, y: y(Math.max(...after)) - 20, text: `mean ${span(meanAfter)}`, at: 'end' },
        ],
    key: { x: 590 },
  }
}
