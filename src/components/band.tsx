import type { ReactNode } from 'react'

type Props = {
  /** The name on the page's ruler: pipeline/ruler.ts. */
  name: string
  id?: string
  on?: 'bg-ground-2' | 'on-dark'
  className?: string
  children: ReactNode
}

/** A section of a page whose background runs from edge to edge. */
export function Band({ name, id, on, className = 'band', children }: Props) {
  return (
    <section className={on ? `ruled ${on}` : 'ruled'} data-band={name} id={id}>
      <div className={`page ${className}`}>{children}</div>
    </section>
  )
}
