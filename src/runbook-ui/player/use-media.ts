import { useCallback, useMemo, useSyncExternalStore } from 'react'

function useMedia(query: string): boolean {
  // Asking again for each drawn minute would cost more than the rows.
  const list = useMemo(() => matchMedia(query), [query])
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}

/** Whether the rows are a list instead of a chart. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 56.1875em)')
}

export function usePrinting(): boolean {
  return useMedia('print')
}
