import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis } from './axis.tsx'
import { round, scale, type Size } from './size.ts'

/** Waves as steps up, with the one fall among them. */

export function Staircase({ figures, size }: { figures: DrawingOf<'staircase'>; size: Size }) {
  const { waves, weeks, backedOut, backoutMinutes, weeksToRetry } = figures
  const { width, base, isWide } = size
  const x = scale(weeks, 6, width - (isWide ? 40 : 20))
  const rise = round((base - (isWide ? 24 : 12)) / waves)

  function y(wave: number) {
    return round(base - rise * wave)
  }

  const before = backedOut - 1

  // A wave each week until the fall; then two weeks on one step, and the rest a week each.
  function start(wave: number) {
    return x(wave - 1 + (wave >= backedOut ? weeksToRetry : 0))
  }

  const up = Array.from({ length: before }, (_, i) => `V${y(i + 1)}H${x(i + 1)}`).join('')
  const on = Array.from({ length: waves - before }, (_, i) => {
    const wave = backedOut + i
    return `H${start(wave)}V${y(wave)}`
  }).join('')
  const fall = x(before)
  return (
    <>
      <path className="done" strokeWidth={isWide ? 7 : 4} d={`M6 ${base}${up}`} />
      <path
        className="late"
        d={`M${fall} ${y(backedOut)}h${isWide ? 70 : 22}v${rise}h-${isWide ? 70 : 22}z`}
      />
      <path className="ink" d={`M${fall + 11} ${y(backedOut) - 5}c14-16 30 0 20 18l-6-4m6 4l4-7`} />
      <path
        className="done"
        strokeWidth={isWide ? 7 : 4}
        d={`M${fall} ${y(before)}${on}H${start(waves) + (isWide ? 60 : 20)}`}
      />
      <path className="limit" d={`M${width - 3} 6V${base}`} />
      <text x={fall - 8} y={y(backedOut) - (isWide ? 14 : 12)} textAnchor="end">
        {isWide && `wave ${backedOut}: `}backed out, {backoutMinutes} min
      </text>
      {isWide && (
        <>
          <text x={start(backedOut) + 12} y={y(before) + 30}>
            passed {weeksToRetry} weeks later
          </text>
          <text x={width - 12} y={24} textAnchor="end">
            change freeze
          </text>
        </>
      )}
      <Axis
        size={size}
        ticks={Array.from({ length: weeks }, (_, i) => x(i))}
        labels={[
          { x: 0, text: 'week 1' },
          { x: fall, text: `week ${backedOut}`, at: 'middle' },
          { x: width, text: 'freeze', at: 'end' },
        ]}
      />
    </>
  )
}
