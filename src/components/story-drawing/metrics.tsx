import type { Measure } from '../../content/stories/draw-metrics.ts'
import type { DrawingOf } from '../../content/stories/drawings.ts'
import type { Drawn } from './drawn.tsx'
import { round, scale, type Size } from './size.ts'

/** More marks than these are no longer told apart. */
const mostMarks = 240
/** Minutes from tick to tick below a time: the first of them that needs no more than `mostTicks`. */
const tickUnits = [1, 5, 15, 60, 360, 1440, 10_080]
const mostTicks = 14
/** How far down each metric's line is below the free top, and how thick its marks are, in parts of what is free. */
const places = {
  card: [
    [0.3, 0.16],
    [0.62, 0.08],
    [0.94, 0.08],
  ],
  // Its first figure is above the drawing, in large type.
  wide: [
    [0.16, 0.12],
    [0.56, 0.12],
    [1, 0.12],
  ],
} as const

type Line = { base: number; thickness: number; end: number }
type Times = { longest: number; x: (minutes: number) => number }

/** A line for each metric, below what it says: times on one scale, counts as marks, shares as parts. */
export function drawMetricLines(figures: DrawingOf<'metrics'>, size: Size): Drawn {
  const { width, base, top, isWide } = size
  const end = width - 2
  const longest = Math.max(
    1,
    ...figures.measures.flatMap(({ minutes = 0, limit = 0, before = 0 }) => [
      minutes,
      limit,
      before,
    ]),
  )
  const times = { longest, x: scale(longest, 0, end) }
  const lines = figures.measures.map((measure, i) => {
    const [down, thick] = places[isWide ? 'wide' : 'card'][i]!
    const bottom = round(top + down * (base - top))
    return { measure, line: { base: bottom, thickness: round(thick * (base - top)), end } }
  })
  return {
    marks: lines.map(({ measure, line }) => (
      <g key={measure.value + measure.label} className="work">
        <path className="stroke-rule-strong" d={`M0 ${line.base}H${width}`} />
        {measure.count ? (
          <Marks {...measure} count={measure.count} line={line} widest={isWide ? 9 : 5} />
        ) : (
          <Bars {...measure} line={line} times={times} />
        )}
      </g>
    )),
    words: lines.slice(1).map(({ measure: { value, label, count }, line }) => ({
      x: 0,
      y: round(line.base - line.thickness - (isWide ? 26 : 20)),
      text: isWide ? `${value} ${label}${countedIn(count)}` : value,
      isMain: true,
    })),
  }
}

type MarksProps = { count: number; isRehearsal: boolean; line: Line; widest: number }

/** A mark for each that was counted, or for each ten, hundred or thousand of very many. */
function Marks({ count, isRehearsal, line: { base, thickness, end }, widest }: MarksProps) {
  const marks = Math.round(count / unitOf(count))
  // Two decimals: by one, hundreds of marks would outgrow the line.
  const step = Math.floor(Math.min(end / marks, 4 * widest) * 100) / 100
  const on = Math.round(Math.min(step * 0.6, widest) * 100) / 100
  const off = Math.round((step - on) * 100) / 100
  return (
    <path
      className={isRehearsal ? 'rehearsed' : 'done'}
      strokeWidth={thickness}
      d={`M0 ${round(base - thickness / 2)}h${round(marks * step - off)}`}
      strokeDasharray={`${on} ${off}`}
    />
  )
}

/** How many each mark is for. */
function unitOf(count: number): number {
  return count <= mostMarks ? 1 : 10 * unitOf(count / 10)
}

function countedIn(count = 0): string {
  const unit = unitOf(count)
  return unit === 1 ? '' : `, a mark for every ${unit.toLocaleString('en-GB')}`
}

/** A part of the whole; or a time on its scale, with its limit or with the time that it took before. */
function Bars({
  share,
  minutes,
  limit,
  before,
  line: { base, thickness, end },
  times: { longest, x },
}: Omit<Measure, 'count'> & { line: Line; times: Times }) {
  const y = round(base - thickness / 2)
  const done = share === undefined ? minutes && Math.max(2, x(minutes)) : round(share * end)
  const whole = share === undefined ? before && x(before) : end
  const isTime = minutes !== undefined || limit !== undefined
  return (
    <>
      {whole && <path className="plan" d={`M1 ${round(base - thickness)}H${whole}V${base}H1z`} />}
      {done && <path className="done" strokeWidth={thickness} d={`M0 ${y}H${done}`} />}
      {limit && (
        <>
          <path className="gap" d={`M${done ?? 0} ${y}H${x(limit)}`} />
          <path className="limit" d={`M${x(limit)} ${round(base - thickness - 4)}V${base}`} />
        </>
      )}
      {isTime && <Ticks from={base} apart={x(tickOf(longest))} end={end} />}
    </>
  )
}

function tickOf(longest: number): number {
  return tickUnits.find((unit) => longest / unit <= mostTicks) ?? longest
}

/** The scale of a time: ticks as the dashes of one thick line. */
function Ticks({ from, apart, end }: { from: number; apart: number; end: number }) {
  return (
    <path
      className="stroke-rule-strong"
      strokeWidth={5}
      d={`M0 ${from + 2.5}H${end + 1}`}
      strokeDasharray={`1 ${round(apart - 1)}`}
    />
  )
}
