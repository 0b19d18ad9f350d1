import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis } from './axis.tsx'
import { round, scale, span, type Size } from './size.ts'

/** Ticks in one run of a band's pattern: enough that it looks like work and not like a comb. */
const run = 12
/** How many runs each of nine bands has; the story does not say how its tasks were split. */
const runsOfBands = [12, 9, 10, 11, 8, 12, 11, 13, 9]
/** Where bands begin, and where they end before the last one does, in hundredths of the whole. */
const edges = [
  [0, 85],
  [6, 94],
  [3, 79],
  [13, 88],
  [21, 96],
  [17, 92],
  [31, 98],
  [8, 97],
  [52, 100],
] as const

/** Every task a tick, every runbook a band, under the limits of the window. */
export function Barcode({ figures, size }: { figures: DrawingOf<'barcode'>; size: Size }) {
  const { windowHours, tookMinutes, noReturnHours, backoutHours, rehearsals } = figures
  const { width, base, isWide } = size
  const most = isWide ? Math.max(windowHours * 60, ...rehearsals) : windowHours * 60
  const x = scale(most, 0, width - 2)
  const top = isWide ? 44 : 13
  const pitch = (base - top - 4) / runsOfBands.length
  const noReturn = x(noReturnHours * 60)
  const windowEnd = x(windowHours * 60)
  const finish = x(tookMinutes)
  const gap = isWide ? base - 36 : base / 2
  return (
    <>
      <g className="done" strokeWidth={round(pitch * 0.8)}>
        {bandsOf(figures.tasks).map((ticks, i) => {
          const [from, to] = edges[i]!
          const [start, end] = [round((finish * from) / 100), round((finish * to) / 100)]
          const y = round(top + pitch * (i + 0.5))
          const { gaps, length } = dashes(end - start, ticks, i)
          return <path key={y} d={`M${start} ${y}h${length}`} strokeDasharray={gaps} />
        })}
      </g>
      <path
        className="limit"
        d={`M${noReturn} ${isWide ? 28 : 6}V${base}M${windowEnd} ${isWide ? 4 : 6}V${base}`}
      />
      <path className="gap" d={`M${finish + 3} ${gap}H${windowEnd - 3}`} />
      <text
        x={isWide ? round((finish + windowEnd) / 2) : windowEnd - 6}
        y={gap - 8}
        textAnchor={isWide ? 'middle' : 'end'}
      >
        {span(windowHours * 60 - tookMinutes)}
      </text>
      {isWide && (
        <>
          <path
            className="late-line"
            d={`M${noReturn} 36H${x((noReturnHours + backoutHours) * 60)}v-5v10`}
          />
          <text x={noReturn - 6} y={24} textAnchor="end">
            point of no return, Sunday 04:00
          </text>
          <text x={noReturn + 8} y={24}>
            {backoutHours} h backout
          </text>
          <text x={windowEnd + 6} y={18}>
            window ends
          </text>
          <path
            className="rehearsal"
            strokeWidth={2}
            d={rehearsals.map((at) => `M${x(at)} 60V${base}`).join('')}
          />
          {rehearsals.map((at, i) => {
            const isOver = at > windowHours * 60
            const isBeforeGap = isOver || i === rehearsals.length - 2
            const words = `${span(Math.abs(windowHours * 60 - at))} ${isOver ? 'over' : 'inside'}`
            return (
              <text
                key={at}
                className="rehearsed-text"
                x={x(at) + (isBeforeGap ? -6 : 6)}
                y={84 + 30 * i}
                textAnchor={isBeforeGap ? 'end' : undefined}
              >
                {words}
              </text>
            )
          })}
        </>
      )}
      <Axis
        size={size}
        labels={[
          { x: 0, text: 'Friday 20:00' },
          {
            x: noReturn,
            text: 'Sunday 04:00',
            at: 'middle',
          },
          ...(isWide ? [{ x: windowEnd, text: 'Sunday 16:00', at: 'end' as const }] : []),
        ]}
      />
    </>
  )
}

/** Ticks for each band, which add up to the story's tasks. */
function bandsOf(tasks: number): number[] {
  const bands = runsOfBands.map((runs) => runs * run)
  const rest = tasks - bands.reduce((sum, ticks) => sum + ticks, 0)
  return bands.map((ticks, i) => (i === 0 ? ticks + rest : ticks))
}

/**
 * A pattern of dashes, and the length of line that shows just so many of them: rounding the pattern
 * would otherwise add or lose a task.
 */
function dashes(length: number, ticks: number, seed: number): { gaps: string; length: number } {
  const weights = Array.from({ length: run }, (_, i) => 1 + ((i * 7 + seed * 5) % 11) / 4)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const each = length / ticks
  const on = Math.round(each * 45) / 100
  const pattern = weights.map(
    (weight) => Math.round((weight / sum) * (each - on) * run * 100) / 100,
  )
  const periods = Array.from({ length: ticks }, (_, i) => on + pattern[i % run]!)
  // The last gap is left out, so that the line ends with its last dash.
  const shown = periods.reduce((total, period) => total + period, 0) - pattern[(ticks - 1) % run]!
  return { gaps: pattern.map((gap) => `${on} ${gap}`).join(' '), length: round(shown) }
}
