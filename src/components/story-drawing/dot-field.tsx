import type { DrawingOf } from '../../content/stories/drawings.ts'
import { Axis, belowAxis, type Drawn } from './drawn.tsx'
import { round, type Size } from './size.ts'

const columnsOfBatch = 6

/** Every shop a dot, batch by batch; those that were late are hollow. */
export function drawDotField(figures: DrawingOf<'dot field'>, size: Size): Drawn {
  const { shops, batchOf, lateShops, firstClock, lastClock, batches } = figures
  const { width, base, top, isWide } = size
  const dot = isWide ? { gap: 22, width: 14 } : { gap: 8.4, width: 6.4 }
  const first = isWide ? top + 10 : top + 2
  const rise = (base - first - dot.width) / (batchOf / columnsOfBatch - 1)
  const pitch = (width - dot.width - dot.gap * (columnsOfBatch - 1)) / (batches - 1)

  function place(shop: number) {
    const [batch, i] = [Math.floor(shop / batchOf), shop % batchOf]
    const [row, column] = [Math.floor(i / columnsOfBatch), i % columnsOfBatch]
    return {
      x: round(dot.width / 2 + pitch * batch + dot.gap * column),
      y: round(first + rise * row),
    }
  }

  // A line of round dashes for each row of a batch; the last may be short.
  const rows: string[] = []
  for (let shop = 0; shop < shops; shop += columnsOfBatch) {
    const count = Math.min(columnsOfBatch, shops - shop, batchOf - (shop % batchOf))
    const { x, y } = place(shop)
    rows.push(`M${x} ${y}h${round(dot.gap * (count - 1) + 0.1)}`)
  }
  return {
    marks: (
      <>
        <g className="work">
          <path
            className="stroke-done [stroke-linecap:round]"
            strokeWidth={dot.width}
            strokeDasharray={`0 ${dot.gap}`}
            d={rows.join('')}
          />
          <g className="hollow [stroke-width:1.3]">
            {Array.from({ length: lateShops }, (_, i) => {
              const { x, y } = place((47 + i * 59) % shops)
              return <circle key={i} cx={x} cy={y} r={round(dot.width / 2 + 0.1)} />
            })}
          </g>
        </g>
        <Axis size={size} />
      </>
    ),
    words: belowAxis(size, [
      { x: 0, text: `${firstClock}, first of ${batches} batches`, isMain: true },
      { x: width, text: lastClock, at: 'end', isMain: true },
    ]),
  }
}
