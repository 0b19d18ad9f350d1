import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** Whether the rows are a list instead of a chart. */
export function useNarrow(): boolean {
  // Created once: calling matchMedia at every drawn minute would be slower than drawing the rows.
  const list = useMemo(() => matchMedia('(max-width: 56.1875em)'), [])
  const subscribe = useMemo(
    () => (onChange: () => void) => {
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}

/** Whether the page is being printed. Uses events, because a media query changes too late for printing. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // Drawn at once: the browser captures the page right after the event.
    function change({ type }: Event) {
      flushSync(() => setIsPrinting(type === 'beforeprint'))
    }

    addEventListener('beforeprint', change)
    addEventListener('afterprint', change)
    return () => {
      removeEventListener('beforeprint', change)
      removeEventListener('afterprint', change)
    }
  }, [])
  return isPrinting
}
