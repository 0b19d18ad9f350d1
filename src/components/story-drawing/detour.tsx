import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis, belowAxis, type Drawn } from './drawn.tsx'
import { round, scale, type Size } from './size.ts'

const perColumn = 3

/** The way that is down, the way round it, and everyone who was told. */
export function drawDetour(figures: DrawingOf<'detour'>, size: Size): Drawn {
  const { fromClock, toClock, minutes, toldMinutes, sites } = figures
  const { width, left, isWide } = size
  const x = scale(minutes, left + (isWide ? 60 : 26), width - (isWide ? 90 : 27))
  const road = isWide ? 232 : 56
  const half = isWide ? 12 : 5
  const crest = isWide ? -20 : -16
  const [start, end] = [x(0), x(minutes)]
  const dot = isWide ? 14 : 7.6
  const firstDot = road + half + (isWide ? 38 : 13)
  const dots = Array.from({ length: sites }, (_, i) => {
    const [column, row] = [Math.floor(i / perColumn), i % perColumn]
    return `M${round(12 + dot * column)} ${round(firstDot + (isWide ? 17 : 10) * row)}h0`
  })
  const told = round(12 + dot * Math.ceil(sites / perColumn))
  const curve = [start + (end - start) * 0.16, start + (end - start) * 0.78].map(round)
  return {
    marks: (
      <>
        <path
          className="ink"
          strokeWidth={3}
          d={`M0 ${road}H${start + 18}M${end} ${road}H${width}`}
        />
        <path
          className="late"
          d={`M${start + 18} ${road - half}H${end - 1}v${2 * half}H${start + 18}z`}
        />
        <path
          className="done"
          strokeWidth={isWide ? 7 : 4}
          d={`M${start} ${road}C${curve[0]} ${crest} ${curve[1]} ${crest + 6} ${end} ${road}`}
        />
        <path
          className="work stroke-done [stroke-linecap:round]"
          strokeWidth={isWide ? 10 : 6.4}
          d={dots.join('')}
        />
        <Axis size={size} ticks={isWide ? [start, end] : []} />
      </>
    ),
    words: [
      {
        x: round((start + end) / 2),
        y: road - half - (isWide ? 46 : 26),
        text: `the other route, ${minutes} min`,
        at: 'middle',
        isMain: true,
      },
      {
        x: told + 8,
        y: firstDot + (isWide ? 8 : 2),
        text: `${sites} hospitals told in ${toldMinutes} min`,
      },
      ...(isWide
        ? [
            {
              x: round((start + end) / 2),
              y: road + half + 10,
              text: 'the supplier’s interface is down',
              at: 'middle' as const,
              tone: 'late' as const,
            },
          ]
        : []),
      ...belowAxis(size, [
        { x: start, text: fromClock, at: 'middle', isMain: true },
        { x: end, text: toClock, at: 'middle', isMain: true },
      ]),
    ],
    key: {},
  }
}
