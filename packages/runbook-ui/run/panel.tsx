import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { delayButton } from './use-board.ts'

type Props = {
  id?: string
  className: string
  title: string
  /** The place that usePlace has found. */
  style?: CSSProperties
  children: ReactNode
  onClose: () => void
}

/** A panel over the board. It takes the focus and gives it back, and Escape closes it. */
export function Panel({ id, className, title, style, children, onClose }: Props) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const { body, activeElement: opener } = document
    // The focus must not scroll the finish out of view.
    const first = panel.current!.querySelector<HTMLElement>('select, input:checked, button')
    first?.focus({ preventScroll: true })
    // The visitor may have moved the focus elsewhere; then it stays there.
    return () => {
      const back = opener === body ? document.getElementById(delayButton) : opener
      if (document.activeElement === body) (back as HTMLElement).focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape') onClose()
    }

    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  return (
    <section
      ref={panel}
      id={id}
      className={className}
      aria-label={title}
      data-placed={style ? '' : undefined}
      style={style}
    >
      {children}
    </section>
  )
}
