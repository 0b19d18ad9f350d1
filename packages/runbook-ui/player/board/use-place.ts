import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useNarrow } from '../use-media.ts'

const size = { width: 340, height: 270 }
/** The heights of the header and the demo bar, in px. */
const edge = { top: 72, bottom: 56 }

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

function isOver(a: Box, b: Box) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Places a panel beside the pressed button, at an end of the lane, so that it never covers the task's bar. */
function placeIn(chart: Element, delayButton: Element | null): { left: number; top: number } {
  const { body, activeElement } = document
  const opener = activeElement === body ? delayButton : activeElement
  const lane = chart.querySelector('.player-lines')!.getBoundingClientRect()
  const own = chart.querySelector('[data-picked] .task-bar')?.getBoundingClientRect()
  const lowest = innerHeight - edge.bottom - size.height
  const beside = (opener ?? chart).getBoundingClientRect().bottom + 8
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

/** The place of the panel in `slot`. Undefined on phones, where the panel is a sheet at the bottom. */
export function usePlace(delayButton: RefObject<Element | null>) {
  const isNarrow = useNarrow()
  const slot = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number }>()
  useLayoutEffect(() => {
    setPlace(isNarrow ? undefined : placeIn(slot.current!.parentElement!, delayButton.current))
  }, [isNarrow, delayButton])
  return { slot, place }
}
