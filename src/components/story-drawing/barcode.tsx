import type { DrawingOf } from '../../content/stories/drawings.ts'
import { clockTime } from '../../lib/clock.ts'
import { Axis, belowAxis, leftOf, type Drawn, type Word } from './drawn.tsx'
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
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Every task a tick, every runbook a band, under the limits of the window. */
export function drawBarcode(figures: DrawingOf<'barcode'>, size: Size): Drawn {
  const { opens, windowHours, tookMinutes, noReturnHours, backoutHours, rehearsals } = figures
  const { width, base, top, isWide } = size
  const most = isWide ? Math.max(windowHours * 60, ...rehearsals) : windowHours * 60
  const x = scale(most, 0, width - 2)
  const first = isWide ? top + 30 : top + 10
  const pitch = (base - first - 4) / runsOfBands.length
  const noReturn = x(noReturnHours * 60)
  const windowEnd = x(windowHours * 60)
  const finish = x(tookMinutes)
  const free = windowHours * 60 - tookMinutes
  const left = leftOf(size, finish, windowEnd, `${span(free)} left`)
  const rehearsed = isWide ? rehearsals.map((minutes, i) => ({ minutes, y: 44 + 30 * i })) : []

  function rehearsal({ minutes, y }: { minutes: number; y: number }, i: number): Word {
    const late = minutes - windowHours * 60
    const which = ['first', 'second', 'third', 'fourth'][i] ?? 'last'
    const text = `${which} rehearsal, ${span(Math.abs(late))} ${late > 0 ? 'over' : 'inside'}`
    return { x: x(minutes) - 8, y: y - 8, text, at: 'end', tone: 'rehearsed' }
  }

  return {
    marks: (
      <>
        <g className="done work" strokeWidth={round(pitch * 0.74)}>
          {bandsOf(figures.tasks).map((ticks, i) => {
            const [from, to] = edges[i]!
            const [start, end] = [round((finish * from) / 100), round((finish * to) / 100)]
            const y = round(first + pitch * (i + 0.5))
            const { gaps, length } = dashes(end - start, ticks, i)
            return <path key={y} d={`M${start} ${y}h${length}`} strokeDasharray={gaps} />
          })}
        </g>
        <path className="limit" d={`M${noReturn} ${top}V${base}M${windowEnd} ${top}V${base}`} />
        {isWide && (
          <>
            <path
              className="late-line"
              d={`M${noReturn} ${top + 8}H${x((noReturnHours + backoutHours) * 60)}v-5v10`}
            />
            <path
              className="rehearsal"
              strokeWidth={2}
              d={rehearsed.map(({ minutes, y }) => `M${x(minutes)} ${y}V${base}`).join('')}
            />
          </>
        )}
        {left.mark}
        <Axis size={size} ticks={isWide ? [0, noReturn, finish, windowEnd] : []} />
      </>
    ),
    words: [
      ...rehearsed.map(rehearsal),
      ...left.words,
      ...(isWide
        ? [
            { x: noReturn - 8, y: top, text: 'point of no return', at: 'end' as const },
            {
              x: noReturn + 8,
              y: top - 14,
              text: `${backoutHours} h backout`,
              tone: 'late' as const,
            },
            { x: windowEnd + 8, y: top, text: 'window ends' },
          ]
        : [{ x: windowEnd - 7, y: 0, text: `${span(free)} left`, at: 'end' as const }]),
      ...belowAxis(size, [
        { x: 0, text: opens, isMain: true },
        { x: noReturn, text: after(opens, noReturnHours * 60), at: 'middle' },
        { x: finish, text: after(opens, tookMinutes), at: 'middle' },
        { x: windowEnd, text: after(opens, windowHours * 60), at: 'middle', isMain: true },
      ]),
    ],
  }
}

/** 'Sunday 04:00', 32 hours after 'Friday 20:00'. */
function after(opens: string, minutes: number): string {
  const [day = '', time = ''] = opens.split(' ')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const midnights = Math.floor((hour * 60 + minute + minutes) / (24 * 60))
  return `${days[(days.indexOf(day) + midnights) % days.length]} ${clockTime(time, minutes)}`
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
