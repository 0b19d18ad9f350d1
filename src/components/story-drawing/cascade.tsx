import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis } from './axis.tsx'
import { round, scale, span, type Size } from './size.ts'

/** Which of the bars met trouble; the story does not say where in the order they were. */
const troubled = [16, 29, 50]

/** Every application a bar, in the order of its dependencies, against the hours that were allowed. */
export function Cascade({ figures, size }: { figures: DrawingOf<'cascade'>; size: Size }) {
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
  const x = scale(allowedHours * 60, 0, width - (isWide ? 90 : 29))
  const pitch = (base - 6) / applications
  const bars = Array.from({ length: applications }, (_, i) => {
    const start = invokedAfter + (tookMinutes - invokedAfter) * 0.84 * (i / (applications - 1))
    const length = (tookMinutes - invokedAfter) * (0.1 + 0.06 * (((i * 7) % 5) / 5))
    const end = i === applications - 1 ? tookMinutes : Math.min(start + length, tookMinutes)
    return `M${x(Math.round(start))} ${round(4 + pitch * i)}H${x(Math.round(end))}`
  })
  const finish = x(tookMinutes)
  const limit = x(allowedHours * 60)
  return (
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
      <path className="rehearsal" strokeWidth={2} d={`M${x(rehearsedMinutes)} 6V${base}`} />
      <path className="limit" d={`M${limit} 6V${base}`} />
      <path className="gap" d={`M${finish + 2} ${round(base / 2)}H${limit - 2}`} />
      {isWide && (
        <>
          <text x={x(rehearsedMinutes) - 8} y={24} textAnchor="end">
            rehearsed in July: {span(rehearsedMinutes)} from invocation
          </text>
          <text x={limit + 8} y={round(base / 2) + 5}>
            {span(allowedHours * 60 - tookMinutes)} left
          </text>
          <text x={x(invokedAfter)} y={base - 10}>
            invoked after {invokedAfter} min
          </text>
        </>
      )}
      <Axis
        size={size}
        labels={[
          { x: 0, text: fromClock },
          { x: finish, text: toClock, at: 'middle' },
          ...(isWide ? [{ x: limit, text: `${allowedHours} h`, at: 'middle' as const }] : []),
        ]}
      />
    </>
  )
}
