import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'

/** Rows drawn beyond either edge, so that a scroll finds them there. */
const spare = 12
const narrow = '(max-width: 56.1875em)'
const rowHeights = { wide: 29, narrow: 56 }

function subscribe(onChange: () => void) {
  const list = matchMedia(narrow)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Which of `count` rows of one height a scroller shows: from `first` up to but not `last`. */
export function useRowsInView(scroller: RefObject<HTMLElement | null>, count: number) {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  )
  const rowHeight = isNarrow ? rowHeights.narrow : rowHeights.wide
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState(600)

  useEffect(() => {
    const element = scroller.current
    if (!element) return

    function update() {
      setTop(element!.scrollTop)
      setHeight(element!.clientHeight)
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

  // Steps of `spare` rows: a scroll within them draws nothing anew.
  const start = Math.floor(top / rowHeight / spare) * spare
  const first = Math.max(0, Math.min(start - spare, count - 1))
  const last = Math.min(count, start + Math.ceil(height / rowHeight) + 2 * spare)
  return { first, last, rowHeight }
}
