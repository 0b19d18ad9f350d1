import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis, belowAxis, leftOf, type Drawn } from './drawn.tsx'
import { round, scale, type Size } from './size.ts'

/** Sites that go to paper together, and meet again in one record. */
export function drawMeetingLines(figures: DrawingOf<'meeting lines'>, size: Size): Drawn {
  const { sites, paperHours, agreedHours, heldMinutes } = figures
  const { width, base, top, isWide } = size
  const x = scale(agreedHours * 60, isWide ? 160 : 56, width - 8)
  const [freeze, meet, agreed] = [x(0), x(paperHours * 60), x(agreedHours * 60)]
  const first = isWide ? top + 8 : top
  const pitch = (base - first - 6) / (sites - 1)
  const middle = round((first + base - 6) / 2)
  const lines = Array.from({ length: sites }, (_, i) => round(first + pitch * i))
  const held = lines[isWide ? 1 : 4] ?? middle
  const heldFrom = x(paperHours * 60 * 0.24)
  const heldFor = round(x(heldMinutes) - freeze)
  const halfBar = isWide ? 7 : 3.5
  const left = leftOf(size, meet, agreed, `${agreedHours - paperHours} h left`)
  return {
    marks: (
      <>
        <path className="ink" d={lines.map((y) => `M0 ${y}H${freeze}`).join('')} />
        <path
          className="ink"
          strokeDasharray="3 3"
          d={lines.map((y, i) => `M${freeze} ${y}${bend(freeze, meet, y, middle, i)}`).join('')}
        />
        <path
          className="done"
          strokeWidth={isWide ? 12 : 7}
          d={`M${meet} ${middle}H${agreed - 4}`}
        />
        <path
          className="late"
          d={`M${heldFrom} ${held - halfBar}h${heldFor}v${2 * halfBar}h-${heldFor}z`}
        />
        <path className="limit" d={`M${agreed} 6V${base}`} />
        {left.mark}
        <Axis size={size} ticks={isWide ? [freeze, meet, agreed] : []} />
      </>
    ),
    words: isWide
      ? [
          { x: 0, y: top - 22, text: `${sites} sites on the old systems` },
          {
            x: heldFrom,
            y: top - 22,
            text: `one site held for ${heldMinutes} min, within its float`,
            tone: 'late',
          },
          {
            x: round((meet + agreed) / 2),
            y: middle - 34,
            text: 'one patient record',
            at: 'middle',
          },
          { ...left.words[0]!, isMain: false },
          ...belowAxis(size, [
            { x: freeze, text: 'freeze', at: 'middle', isMain: true },
            { x: meet, text: `${paperHours} h on paper`, at: 'middle', isMain: true },
            { x: width, text: `${agreedHours} h agreed`, at: 'end' },
          ]),
        ]
      : [{ x: agreed - 9, y: base - 22, text: `${agreedHours - paperHours} h left`, at: 'end' }],
  }
}

/** A line that runs straight for a while, each site for another, and then joins the others. */
function bend(from: number, to: number, y: number, middle: number, i: number): string {
  const straight = round(from + (to - from) * (0.44 + 0.08 * (i % 5)))
  const corner = round(from + (to - from) * 0.84)
  return `H${straight}Q${corner} ${y} ${to} ${middle}`
}
