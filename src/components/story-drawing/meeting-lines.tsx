import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis } from './axis.tsx'
import { round, scale, type Size } from './size.ts'

/** Sites that go to paper together, and meet again in one record. */
export function MeetingLines({
  figures,
  size,
}: {
  figures: DrawingOf<'meeting lines'>
  size: Size
}) {
  const { sites, paperHours, agreedHours, heldMinutes } = figures
  const { width, base, isWide } = size
  const x = scale(agreedHours * 60, isWide ? 160 : 56, width - 8)
  const freeze = x(0)
  const meet = x(paperHours * 60)
  const top = 6
  const pitch = (base - top - 6) / (sites - 1)
  const middle = round((base - 2) / 2)
  const lines = Array.from({ length: sites }, (_, i) => round(top + pitch * i))
  const held = lines[4] ?? middle
  const heldFrom = x(paperHours * 60 * 0.24)
  const halfBar = isWide ? 7 : 3.5
  return (
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
        d={`M${meet} ${middle}H${x(agreedHours * 60) - 4}`}
      />
      <path
        className="late"
        d={`M${heldFrom} ${held - halfBar}h${round(x(heldMinutes) - freeze)}v${2 * halfBar}h-${round(x(heldMinutes) - freeze)}z`}
      />
      <path className="limit" d={`M${x(agreedHours * 60)} 6V${base}`} />
      {isWide && (
        <>
          <text x={0} y={base - 10}>
            {sites} sites on the old systems
          </text>
          <text x={heldFrom} y={held + 28}>
            one site held for {heldMinutes} min, within its float
          </text>
          <text x={round((meet + width) / 2)} y={middle - 18} textAnchor="middle">
            one patient record
          </text>
        </>
      )}
      <Axis
        size={size}
        labels={[
          { x: freeze, text: 'freeze', at: 'middle' },
          { x: meet, text: isWide ? `${paperHours} h on paper` : `${paperHours} h`, at: 'middle' },
          { x: width, text: isWide ? `${agreedHours} h agreed` : `${agreedHours} h`, at: 'end' },
        ]}
      />
    </>
  )
}

/** A line that runs straight for a while, each site for another, and then joins the others. */
function bend(from: number, to: number, y: number, middle: number, i: number): string {
  const straight = round(from + (to - from) * (0.44 + 0.08 * (i % 5)))
  const corner = round(from + (to - from) * 0.84)
  return `H${straight}Q${corner} ${y} ${to} ${middle}`
}
