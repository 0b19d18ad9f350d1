import { useEffect, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react'

type Props = {
  id?: string
  className: string
  title: string
  /** The place that usePlace has found. */
  style?: CSSProperties
  /** Gets the focus back if the panel was opened by no element that could have it. */
  delayButton: RefObject<HTMLButtonElement | null>
  children: ReactNode
  onClose: () => void
}

/** A panel over the board. It takes the focus and gives it back, and Escape closes it. */
export function Panel(props: Props) {
  const { id, className, title, style, delayButton, children, onClose } = props
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const { body, activeElement: opener } = document
    // The focus must not scroll the finish out of view.
    const first = panel.current!.querySelector<HTMLElement>('select, input:checked, button')
    first?.focus({ preventScroll: true })
    const back = opener instanceof HTMLElement && opener !== body ? opener : delayButton.current
    // The visitor may have moved the focus elsewhere; then it stays there.
    return () => {
      if (document.activeElement === body) back?.focus({ preventScroll: true })
    }
  }, [delayButton])
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
