import type { DrawingOf } from '../../content/stories/drawings.ts'
import { clockTime } from '../../lib/clock.ts'
import { Axis, belowAxis, leftOf, type Drawn } from './drawn.tsx'
import { round, scale, span, type Size } from './size.ts'

/** Which of the bars met trouble; the story does not say where in the order they were. */
const troubled = [16, 29, 50]

/** Every application a bar, in the order of its dependencies, against the hours that were allowed. */
export function drawCascade(figures: DrawingOf<'cascade'>, size: Size): Drawn {
  const {
    applications,
    tookMinutes,
    invokedAfter,
    allowedHours,
    rehearsedMinutes,
    fromClock,
    toClock,
  } = figures
  const { width, base, isWide } = size
  const x = scale(allowedHours * 60, 0, width - (isWide ? 110 : 6))
  const first = isWide ? 28 : 5
  const pitch = (base - first - 3) / applications
  const bars = Array.from({ length: applications }, (_, i) => {
    const start = invokedAfter + (tookMinutes - invokedAfter) * 0.84 * (i / (applications - 1))
    const length = (tookMinutes - invokedAfter) * (0.1 + 0.06 * (((i * 7) % 5) / 5))
    const end = i === applications - 1 ? tookMinutes : Math.min(start + length, tookMinutes)
    return `M${x(Math.round(start))} ${round(first + pitch * i)}H${x(Math.round(end))}`
  })
  const [invoked, finish, limit] = [x(invokedAfter), x(tookMinutes), x(allowedHours * 60)]
  const rehearsed = x(rehearsedMinutes)
  const left = leftOf(size, finish, limit, `${span(allowedHours * 60 - tookMinutes)} left`)
  return {
    marks: (
      <>
        <path
          className="done"
          strokeWidth={isWide ? 3 : 1.3}
          d={bars.filter((_, i) => !troubled.includes(i)).join('')}
        />
        <path
          className="late-line"
          strokeWidth={isWide ? 4 : 2.4}
          d={troubled.map((i) => bars[i]).join('')}
        />
        <path
          className="rehearsal"
          strokeWidth={2}
          d={`M${rehearsed} ${isWide ? 92 : 6}V${isWide ? base - 29 : base}`}
        />
        <path className="limit" d={`M${limit} ${isWide ? 40 : 6}V${base}`} />
        {left.mark}
        <Axis size={size} ticks={isWide ? [0, invoked, finish, limit] : []} />
      </>
    ),
    words: isWide
      ? [
          {
            x: x(invokedAfter + 70),
            y: 26,
            text: `${applications} applications, in order of dependency`,
          },
          { x: x(invokedAfter + 122), y: 106, text: 'three met trouble', tone: 'late' },
          { x: limit - 8, y: 40, text: `${allowedHours} h allowed`, at: 'end', isMain: true },
          {
            x: rehearsed - 8,
            y: 92,
            text: `rehearsed, ${span(rehearsedMinutes)}`,
            at: 'end',
            tone: 'rehearsed',
          },
          ...left.words,
          ...belowAxis(size, [
            { x: 0, text: fromClock, isMain: true },
            { x: invoked, text: `${clockTime(fromClock, invokedAfter)} invoked` },
            { x: finish, text: toClock, at: 'middle', isMain: true },
            { x: limit, text: clockTime(fromClock, allowedHours * 60), at: 'middle' },
          ]),
        ]
      : [{ x: rehearsed - 8, y: 4, text: `${allowedHours} h allowed`, at: 'end' }],
    key: { isLow: true },
  }
}
