import { useEffect, useMemo, useState, type RefObject } from 'react'
import { useNarrow } from '../use-media.ts'
import type { BoardRow } from './board-rows.ts'

/** Rows are also drawn this far (px) above and below the view, so that scrolling shows no gap. */
const spare = 360
/** Heights of rows (px). */
const wide = { group: 32, task: 24 }
const narrow = { group: 48, task: 60 }

export const tallestRow = narrow.task

/** The first row whose end is below `at`. */
function rowAt(tops: readonly number[], at: number) {
  const next = tops.findIndex((top) => top > at)
  return Math.max(0, (next < 0 ? tops.length - 1 : next) - 1)
}

/** The rows in view, from `first` to before `last`, the top of each row and the heights of its kinds in px. */
export function useRowsInView(scroller: RefObject<HTMLElement | null>, rows: readonly BoardRow[]) {
  const isNarrow = useNarrow()
  const [view, setView] = useState({ top: 0, height: 640 })

  useEffect(() => {
    const element = scroller.current
    if (!element) return

    function update() {
      // Rounded to steps of `spare`, so that a short scroll draws nothing.
      const top = Math.floor(element!.scrollTop / spare) * spare
      const height = element!.clientHeight
      setView((old) => (old.top === top && old.height === height ? old : { top, height }))
    }

    update()
    element.addEventListener('scroll', update, { passive: true })
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [scroller])

  const heights = isNarrow ? narrow : wide
  const tops = useMemo(() => {
    const places = [0]
    for (const { kind } of rows) places.push(places.at(-1)! + heights[kind])
    return places
  }, [rows, heights])
  const first = rowAt(tops, view.top - spare)
  const last = Math.min(rows.length, rowAt(tops, view.top + view.height + 2 * spare) + 1)
  return { first, last, tops, heights, isNarrow }
}
