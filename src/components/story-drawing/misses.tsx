import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis, belowAxis, type Drawn } from './drawn.tsx'
import { scale, span, type Size } from './size.ts'

/** Three runs about one planned minute: two rehearsals after it, the cutover before. */
export function drawMisses(figures: DrawingOf<'misses'>, size: Size): Drawn {
  const { firstLate, secondLate, earlyBy } = figures
  const { width, base, top, isWide } = size
  const due = isWide ? 300 : 76
  const x = scale(firstLate, due, width - (isWide ? 120 : 60))
  const rows = isWide ? [top + 34, top + 100, top + 166] : [20, 54, 88]
  const half = isWide ? 14 : 5
  const line = isWide ? 9 : 8

  function bar(minutes: number, y: number) {
    return `M${due} ${y - half}H${x(minutes)}v${2 * half}H${due}z`
  }

  const finish = due - (x(earlyBy) - due)
  return {
    marks: (
      <>
        <path className="limit" d={`M${due} ${top}V${base}`} />
        <path
          className="rehearsal"
          strokeWidth={3}
          d={`M0 ${rows[0]}H${due - 2}M0 ${rows[1]}H${due - 2}`}
        />
        <path className="late" d={bar(firstLate, rows[0]!) + bar(secondLate, rows[1]!)} />
        <path className="done" strokeWidth={2 * half} d={`M0 ${rows[2]}H${finish}`} />
        <path className="gap" d={`M${finish + 2} ${rows[2]}H${due - 2}`} />
        <Axis size={size} ticks={isWide ? [due, x(firstLate)] : []} />
      </>
    ),
    words: isWide
      ? [
          {
            x: due + 18,
            y: rows[0]! + 18,
            text: 'first dress rehearsal: one engineer had the only credentials',
          },
          {
            x: x(firstLate) + 10,
            y: rows[0]! - line,
            text: `+${span(firstLate)}`,
            tone: 'late',
            isMain: true,
          },
          {
            x: x(secondLate) + 12,
            y: rows[1]! - line,
            text: `+${span(secondLate)}, second rehearsal`,
          },
          {
            x: due + 18,
            y: rows[2]! - line,
            text: `${span(earlyBy)} early, the cutover`,
            isMain: true,
          },
          ...belowAxis(size, [
            { x: due, text: 'planned finish', at: 'middle', isMain: true },
            { x: x(firstLate), text: `${span(firstLate)} later`, at: 'middle' },
          ]),
        ]
      : [
          { x: x(firstLate) + 6, y: rows[0]! - line, text: `+${span(firstLate)}` },
          { x: due + 10, y: rows[2]! - line, text: `${span(earlyBy)} early` },
        ],
  }
}
