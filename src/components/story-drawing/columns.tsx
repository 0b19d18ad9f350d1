import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis, belowAxis, type Drawn } from './drawn.tsx'
import { round, type Size } from './size.ts'

/** Weekends as columns of the same work, each a rung for a server, lower as they get shorter. */
export function drawColumns(figures: DrawingOf<'columns'>, size: Size): Drawn {
  const { servers, weekends, firstHours, lastHours } = figures
  const { width, base, isWide } = size
  const columnWidth = isWide ? 76 : 24
  const margin = columnWidth / 2 + 2
  const pitch = (width - 2 * margin) / (weekends - 1)
  const perHour = (base - (isWide ? 20 : 7)) / firstHours

  function top(hours: number) {
    return round(base - 1 - perHour * hours)
  }

  const [tall, low] = [top(firstHours), top(lastHours)]
  const half = round(width - margin)
  return {
    marks: (
      <>
        <g className="done work" strokeWidth={columnWidth}>
          {Array.from({ length: weekends }, (_, i) => {
            // The story gives the first and the last weekend; between them the fall slows down.
            const hours = lastHours + (firstHours - lastHours) * (1 - i / (weekends - 1)) ** 2.2
            const length = round(perHour * hours)
            const rungs = rungsOf(servers, weekends, i)
            const on = Math.round((length / rungs) * 60) / 100
            const off = Math.round((length / rungs - on) * 100) / 100
            const shown = round(rungs * (on + off) - off)
            return (
              <path
                key={i}
                d={`M${round(margin + pitch * i)} ${base - 1}v-${shown}`}
                strokeDasharray={`${on} ${off}`}
              />
            )
          })}
        </g>
        <path
          className="ink"
          strokeDasharray="2 4"
          d={`M${columnWidth + 4} ${tall}H${width}M${round(half - margin)} ${low}H${width}`}
        />
        <path className="gap" d={`M${half} ${tall + 2}V${low - 2}`} />
        <Axis size={size} />
      </>
    ),
    words: [
      {
        x: half - 10,
        y: round((tall + low) / 2) + (isWide ? 20 : -8),
        text: 'half the time',
        at: 'end',
        isMain: true,
      },
      ...belowAxis(size, [
        { x: 2, text: `${firstHours} h`, isMain: true },
        { x: width / 2, text: `${servers} servers, ${weekends} weekends`, at: 'middle' },
        { x: width - 2, text: `${lastHours} h`, at: 'end', isMain: true },
      ]),
    ],
    key: { x: 620 },
  }
}

/** Servers shared out among weekends as evenly as they go. */
function rungsOf(servers: number, weekends: number, i: number): number {
  return Math.floor(servers / weekends) + (i < servers % weekends ? 1 : 0)
}
