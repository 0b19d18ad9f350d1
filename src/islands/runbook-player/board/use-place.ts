import { useLayoutEffect, useRef, useState } from 'react'
import { delayButton } from '../../../product/run/use-board.ts'

const size = { width: 340, height: 270 }
/** What stays free of the window: the header above, the demo bar below. */
const edge = { top: 72, bottom: 56 }

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

function isOver(a: Box, b: Box) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/**
 * The place for a panel over a chart, in the window: beside what was pressed to open it, at the lane's
 * right end or else its left one, and never over the bar that it is about.
 */
function placeIn(chart: Element): { left: number; top: number } {
  const { body, activeElement } = document
  const opener = activeElement === body ? document.getElementById(delayButton) : activeElement
  const lane = chart.querySelector('.player-lines')!.getBoundingClientRect()
  const own = chart.querySelector('[data-picked] .task-bar')?.getBoundingClientRect()
  const lowest = innerHeight - edge.bottom - size.height
  const beside = opener!.getBoundingClientRect().bottom + 8
  const tops = own ? [beside, own.bottom + 8, own.top - size.height - 8] : [beside]
  const places = tops
    .map((top) => Math.max(edge.top, Math.min(top, lowest)))
    .flatMap((top) =>
      [Math.max(lane.left, lane.right - size.width), lane.left].map((left) => ({ left, top })),
    )

  function isFree({ left, top }: { left: number; top: number }) {
    const box = { left, top, right: left + size.width, bottom: top + size.height }
    return !own || !isOver(box, own)
  }

  return places.find(isFree) ?? places[0]!
}

/** Where a panel opens over the chart that its slot is in; nothing on phones, where it is a sheet. */
export function usePlace(isNarrow: boolean) {
  const slot = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number }>()
  useLayoutEffect(() => {
    setPlace(isNarrow ? undefined : placeIn(slot.current!.parentElement!))
  }, [isNarrow])
  return { slot, place }
}
