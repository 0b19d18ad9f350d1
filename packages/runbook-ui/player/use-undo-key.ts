import { useEffect, useEffectEvent } from 'react'

/** Whether a key belongs to a field, where the browser undoes what was typed. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea')
}

/** Calls `undo` for Ctrl+Z and Cmd+Z. It returns whether there was something to undo. */
export function useUndoKey(undo: () => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
    if (!isUndo || event.shiftKey || event.altKey || isTyping(event.target)) return
    if (undo()) event.preventDefault()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
