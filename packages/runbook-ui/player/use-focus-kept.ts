import { useEffect, useRef, type RefObject } from 'react'

/**
 * For buttons that may take themselves away: the focus then goes to `next`, and not to the top of the page. Each
 * press calls the function that this returns.
 */
export function useFocusKept(next: RefObject<HTMLElement | null>): () => void {
  const pressed = useRef<Element>(null)
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return
    pressed.current = null
    if (document.activeElement === document.body) next.current?.focus({ preventScroll: true })
  })
  return () => {
    pressed.current = document.activeElement
  }
}
