import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis, belowAxis, leftOf, type Drawn } from './drawn.tsx'
import { round, scale, span, type Size } from './size.ts'

/** Tests as throws at a line: each lands nearer, and the last one before it. */
export function drawThrows(figures: DrawingOf<'throws'>, size: Size): Drawn {
  const { tests, rtoMinutes } = figures
  const { width, base, left: free, isWide } = size
  const most = Math.max(...tests)
  const start = free + 4
  const x = scale(most, start, width - (isWide ? 40 : 20))
  const height = base - 20
  const limit = x(rtoMinutes)
  const last = tests.at(-1) ?? most
  const left = leftOf(size, x(last), limit, `${span(Math.max(0, rtoMinutes - last))} left`)
  return {
    marks: (
      <>
        {tests.map((minutes, i) => {
          const reach = (x(minutes) - start) / 2
          const isLast = i === tests.length - 1
          return (
            <path
              key={minutes}
              className="rehearsal"
              strokeWidth={isLast ? 3.5 : 1}
              d={`M${start} ${base}A${round(reach)} ${round((height * minutes) / most)} 0 0 1 ${x(minutes)} ${base}`}
            />
          )
        })}
        <path className="limit" d={`M${limit} ${isWide ? 40 : 4}V${base}`} />
        {rtoMinutes > last && left.mark}
        <Axis size={size} ticks={isWide ? tests.map(x) : []} />
      </>
    ),
    words: [
      {
        x: limit + (isWide ? 0 : 7),
        y: isWide ? 18 : 92,
        text: `RTO ${span(rtoMinutes)}`,
        ...(isWide && { at: 'middle' as const }),
        isMain: true,
        tone: 'framed',
      },
      ...(rtoMinutes > last ? left.words.map((word) => ({ ...word, isMain: false })) : []),
      ...belowAxis(
        size,
        tests.map((minutes, i) => ({
          x: x(minutes),
          text: span(minutes),
          at: 'middle',
          isMain: i === 0 || i === tests.length - 1,
        })),
      ),
    ],
    key: {},
  }
}
