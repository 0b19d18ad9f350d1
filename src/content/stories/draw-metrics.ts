import { s } from 'hastscript'
import { svg, type Drawing } from './drawing.ts'
import { measure, type Measure } from './measure.ts'
import type { StoryMeta } from './schema.ts'

type Metrics = StoryMeta['metrics']
type Shape = { left: number; width: number; bases: readonly number[]; thickness: number }
/** Where a metric is drawn: its base line, and its marks on it. */
type Line = { left: number; width: number; base: number; thickness: number }

const shapes = {
  wide: { left: 512, width: 768, bases: [74, 144, 214], thickness: 26 },
  tall: { left: 0, width: 342, bases: [160, 222, 284], thickness: 16 },
}
/** More marks than these on one line are no longer told apart. */
const mostMarks = 240
/** Minutes between the ticks of a scale that may have up to fourteen. */
const tickUnits = [1, 5, 15, 60, 360, 1440, 10_080]
const done = 'var(--drawn-done)'
const quiet = { stroke: 'var(--drawn-quiet)' }
const ink = { stroke: 'currentColor' }

/**
 * Draws a story that has no files: each metric on a line of its own, as long, as many or as full as
 * its words say. `key` is the metric that already stands large beside the drawing.
 */
export function drawMetrics(metrics: Metrics, key: number): Drawing {
  const names = metrics.map(({ value, label }) => `${value} ${label}`)
  const measures = metrics.map(measure)
  const longest = longestOf(measures)

  function draw({ left, width, bases, thickness }: Shape, words: readonly string[]): string {
    const children = measures.flatMap((measured, i) => {
      const line = { left, width, base: bases[i]!, thickness }
      const place = { x: left, y: line.base - thickness - 10, fill: 'currentColor' }
      return [
        s('path', { ...quiet, d: `M${left} ${line.base}h${width}` }),
        ...marks(measured, line, longest),
        ...(i === key ? [] : [s('text', place, words[i])]),
      ]
    })
    return svg.stringify({ type: 'root', children })
  }

  return {
    label: `${names.join('; ')}.`,
    wide: draw(
      shapes.wide,
      names.map((name, i) => name + countedIn(measures[i]!)),
    ),
    tall: draw(
      shapes.tall,
      metrics.map(({ value }) => value),
    ),
  }
}

/** The time that takes the whole width, in minutes. */
function longestOf(measures: readonly Measure[]): number {
  const times = measures.flatMap((measured) =>
    measured.kind === 'time' ? [measured.minutes, measured.limit, measured.before] : [],
  )
  return Math.max(1, ...times.map((minutes = 0) => minutes))
}

function marks(measured: Measure, line: Line, longest: number) {
  switch (measured.kind) {
    case 'count':
      return measured.count === 0 ? [] : [countMarks(measured, line)]
    case 'share':
      return [outline(line, line.width), bar(line, measured.share * line.width)]
    case 'time':
      return timeMarks(measured, line, longest)
    case 'words':
      return []
  }
}

/** One mark for each that was counted, or for each ten, hundred or thousand of very many. */
function countMarks(
  { count, isRehearsal }: Extract<Measure, { kind: 'count' }>,
  { left, width, base, thickness }: Line,
) {
  const shown = Math.round(count / unitOf(count))
  // Two decimals: by one, hundreds of marks would outgrow the line.
  const step = Math.floor(Math.min(width / shown, 2 * thickness) * 100) / 100
  const on = Math.round(Math.min(step * 0.6, thickness / 3) * 100) / 100
  const off = Math.round((step - on) * 100) / 100
  return s('path', {
    stroke: isRehearsal ? 'var(--drawn-rehearsal)' : done,
    strokeWidth: thickness,
    strokeDashArray: `${on} ${off}`,
    d: `M${left} ${base - thickness / 2}h${round(shown * step - off)}`,
  })
}

/** A time to scale, with its limit or the time that it took before. */
function timeMarks(
  { minutes, limit, before }: Extract<Measure, { kind: 'time' }>,
  line: Line,
  longest: number,
) {
  const { left, width, base } = line

  function x(time: number) {
    return (time / longest) * width
  }

  const tick = tickUnits.find((unit) => longest / unit <= 14) ?? longest
  return [
    ...(before ? [outline(line, x(before))] : []),
    ...(minutes ? [bar(line, Math.max(2, x(minutes)))] : []),
    ...(limit ? [limitAt(line, x(limit))] : []),
    s('path', {
      ...quiet,
      strokeWidth: 5,
      strokeDashArray: `1 ${round(x(tick) - 1)}`,
      d: `M${left} ${base + 2.5}h${width}`,
    }),
  ]
}

function limitAt({ left, base, thickness }: Line, x: number) {
  return s('path', {
    ...ink,
    strokeWidth: 2,
    d: `M${round(left + x - 1)} ${base - thickness - 4}V${base}`,
  })
}

function bar({ left, base, thickness }: Line, length: number) {
  return s('path', {
    stroke: done,
    strokeWidth: thickness,
    d: `M${left} ${base - thickness / 2}h${round(length)}`,
  })
}

function outline({ left, base, thickness }: Line, length: number) {
  return s('path', {
    ...ink,
    d: `M${left + 0.5} ${base}v-${thickness}h${round(length - 1)}v${thickness}`,
  })
}

/** How many each mark is for. */
function unitOf(count: number): number {
  return count <= mostMarks ? 1 : 10 * unitOf(count / 10)
}

function countedIn(measured: Measure): string {
  const unit = measured.kind === 'count' ? unitOf(measured.count) : 1
  return unit === 1 ? '' : `, a mark for every ${unit.toLocaleString('en-GB')}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
