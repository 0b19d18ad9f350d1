import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useNarrow } from '../use-media.ts'

/** Between the panel and what it is beside, in px. */
const gap = 8

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

function isOver(a: Box, b: Box) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Places a panel beside the pressed button, at an end of the lane, so that it never covers the task's bar. */
function placeIn(
  chart: Element,
  panel: Element,
  delayButton: Element | null,
): { left: number; top: number } {
  const { body, activeElement } = document
  const opener = activeElement === body ? delayButton : activeElement
  const lane = chart.querySelector('.player-lines')!.getBoundingClientRect()
  const bar = chart.querySelector('[data-picked] .task-bar')?.getBoundingClientRect()
  const { width, height } = panel.getBoundingClientRect()
  const covered = coveredBy(panel)
  const lowest = innerHeight - covered.bottom - height
  const beside = (opener ?? chart).getBoundingClientRect().bottom + gap
  const tops = bar ? [beside, bar.bottom + gap, bar.top - height - gap] : [beside]
  const places = tops
    .map((top) => Math.max(covered.top, Math.min(top, lowest)))
    .flatMap((top) =>
      [Math.max(lane.left, lane.right - width), lane.left].map((left) => ({ left, top })),
    )

  function isFree({ left, top }: { left: number; top: number }) {
    return !bar || !isOver({ left, top, right: left + width, bottom: top + height }, bar)
  }

  return places.find(isFree) ?? places[0]!
}

/** How much of the window the host covers at its top and bottom, in px. */
function coveredBy(panel: Element) {
  // woken.css hands the host's lengths to this property, because the browser turns its values into px.
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(panel)
  return { top: Number.parseFloat(scrollMarginTop), bottom: Number.parseFloat(scrollMarginBottom) }
}

/** The place of the panel in `slot`. Undefined on phones, where the panel is a sheet at the bottom. */
export function usePlace(delayButton: RefObject<Element | null>) {
  const isNarrow = useNarrow()
  const slot = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number }>()
  useLayoutEffect(() => {
    const { parentElement: chart, firstElementChild: panel } = slot.current!
    setPlace(isNarrow ? undefined : placeIn(chart!, panel!, delayButton.current))
  }, [isNarrow, delayButton])
  return { slot, place }
}
