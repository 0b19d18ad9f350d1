import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis } from './axis.tsx'
import { round, type Size } from './size.ts'

const columnsOfBatch = 6

/** Every shop a dot, batch by batch; those that were late are hollow. */
export function DotField({ figures, size }: { figures: DrawingOf<'dot field'>; size: Size }) {
  const { shops, batchOf, lateShops, firstClock, lastClock, batches } = figures
  const { width, isWide } = size
  const dot = isWide ? { gap: 28, rise: 27, width: 17 } : { gap: 8.4, rise: 10.2, width: 6.4 }
  const pitch = (width - 8 - dot.gap * (columnsOfBatch - 1)) / (batches - 1)

  function place(shop: number) {
    const [batch, i] = [Math.floor(shop / batchOf), shop % batchOf]
    const [row, column] = [Math.floor(i / columnsOfBatch), i % columnsOfBatch]
    return { x: round(4 + pitch * batch + dot.gap * column), y: round(8 + dot.rise * row) }
  }

  // A line of round dashes for each row of a batch; the last may be short.
  const rows: string[] = []
  for (let shop = 0; shop < shops; shop += columnsOfBatch) {
    const count = Math.min(columnsOfBatch, shops - shop, batchOf - (shop % batchOf))
    const { x, y } = place(shop)
    rows.push(`M${x} ${y}h${round(dot.gap * (count - 1) + 0.1)}`)
  }
  return (
    <>
      <path
        className="stroke-done [stroke-linecap:round]"
        strokeWidth={dot.width}
        strokeDasharray={`0 ${dot.gap}`}
        d={rows.join('')}
      />
      <g className="hollow fill-ground [stroke-width:1.3]">
        {Array.from({ length: lateShops }, (_, i) => {
          const { x, y } = place((47 + i * 59) % shops)
          return <circle key={i} cx={x} cy={y} r={round(dot.width / 2 + 0.1)} />
        })}
      </g>
      <Axis
        size={size}
        labels={[
          { x: 0, text: `${firstClock}, first of ${batches} batches` },
          { x: width, text: lastClock, at: 'end' },
        ]}
      />
    </>
  )
}
