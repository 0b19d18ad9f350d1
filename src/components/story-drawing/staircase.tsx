import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis, belowAxis, type Drawn } from './drawn.tsx'
import { round, scale, type Size } from './size.ts'

/** Waves as steps up, with the one fall among them. */
export function drawStaircase(figures: DrawingOf<'staircase'>, size: Size): Drawn {
  const { waves, weeks, backedOut, backoutMinutes, weeksToRetry } = figures
  const { width, base, isWide } = size
  const x = scale(weeks, 6, width - (isWide ? 40 : 20))
  const rise = round((base - (isWide ? 24 : 8)) / waves)

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
  const out = isWide ? 70 : 22
  const thick = isWide ? 7 : 4
  return {
    marks: (
      <>
        <path className="done" strokeWidth={thick} d={`M6 ${base}${up}`} />
        <path className="late" d={`M${fall} ${y(backedOut)}h${out}v${rise}h-${out}z`} />
        <path
          className="ink"
          d={`M${fall + 11} ${y(backedOut) - 5}c14-16 30 0 20 18l-6-4m6 4l4-7`}
        />
        <path
          className="done"
          strokeWidth={thick}
          d={`M${fall} ${y(before)}${on}H${start(waves) + (isWide ? 60 : 20)}`}
        />
        <path className="limit" d={`M${width - 3} 6V${base}`} />
        <Axis size={size} ticks={isWide ? Array.from({ length: weeks }, (_, i) => x(i)) : []} />
      </>
    ),
    words: isWide
      ? [
          {
            x: fall + 56,
            y: y(backedOut) - 24,
            text: `wave ${backedOut} backed out, ${backoutMinutes} min`,
            tone: 'late',
          },
          {
            x: start(backedOut) + 14,
            y: y(before) + 12,
            text: `passed ${weeksToRetry} weeks later`,
          },
          { x: width - 14, y: base - 50, text: 'change freeze', at: 'end', isMain: true },
          ...belowAxis(size, [
            { x: 0, text: 'week 1', isMain: true },
            { x: fall, text: `week ${backedOut}`, at: 'middle', isMain: true },
            { x: x(weeks - 1), text: `week ${weeks}`, at: 'middle' },
          ]),
        ]
      : [{ x: fall + 16, y: y(before) + 10, text: `backed out, ${backoutMinutes} min` }],
  }
}
