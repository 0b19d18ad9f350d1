import { s } from 'hastscript'
import { svg, type Drawing } from './drawing.ts'
import type { StoryMeta } from './schema.ts'

type Metric = Readonly<StoryMeta['metrics'][number]>

const shapes = {
  wide: { left: 512, width: 768, bases: [74, 144, 214], thickness: 26 },
  tall: { left: 0, width: 342, bases: [160, 222, 284], thickness: 16 },
}
const minutesOf = { week: 7 * 24 * 60, day: 24 * 60, hour: 60, h: 60, minute: 1, min: 1 } as const

/** Draws a story that has no files: one line per metric, a share as part of it and times to one scale. `key` is already shown large. */
export function drawMetrics(metrics: readonly Metric[], key: number): Drawing {
  const longest = Math.max(1, ...metrics.map(minutesIn))

  function draw({ left, width, bases, thickness }: (typeof shapes)['wide'], hasLabels: boolean) {
    const children = metrics.flatMap((metric, i) => {
      const base = bases[i]!
      const length = Math.round((shareOf(metric) ?? minutesIn(metric) / longest) * width)
      const place = { x: left, y: base - thickness - 10, fill: 'currentColor' }
      return [
        s('path', { stroke: 'var(--drawn-quiet)', d: `M${left} ${base}h${width}` }),
        s('path', {
          stroke: 'var(--drawn-done)',
          strokeWidth: thickness,
          d: `M${left} ${base - thickness / 2}h${length}`,
        }),
        ...(i === key ? [] : [s('text', place, hasLabels ? nameOf(metric) : metric.value)]),
      ]
    })
    return svg.stringify({ type: 'root', children })
  }

  return {
    label: `${metrics.map(nameOf).join('; ')}.`,
    wide: draw(shapes.wide, true),
    tall: draw(shapes.tall, false),
  }
}

function nameOf({ value, label }: Metric): string {
  return `${value} ${label}`
}

/** '405 of 412' → 0.983, '50%' → 0.5; undefined for other text. */
function shareOf({ value }: Metric): number | undefined {
  const [, some, all] = /^([\d,]+) of ([\d,]+)$/.exec(value) ?? /^(\d+) ?(%)$/.exec(value) ?? []
  return some && all ? number(some) / (all === '%' ? 100 : number(all)) : undefined
}

function number(digits: string): number {
  return Number(digits.replaceAll(',', ''))
}

/** '1 h 25 min' → 85; 0 if it is no time. */
function minutesIn({ value }: Metric): number {
  return Array.from(
    value.matchAll(/(\d+) (week|day|hour|h|minute|min)s?\b/g),
    ([, count, unit]) => Number(count) * minutesOf[unit as keyof typeof minutesOf],
  ).reduce((sum, minutes) => sum + minutes, 0)
}
