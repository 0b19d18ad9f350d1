import type { ReactNode } from 'react'

type Props = {
  /** What the ruler calls it: pipeline/ruler.ts. */
  name: string
  id?: string
  on?: 'bg-ground-2' | 'on-dark'
  /** The space above and below its content, and how that is laid out. */
  className?: string
  children: ReactNode
}

/** A band of a page: a ground from edge to edge, its content between the page's margins. */
export function Band({ name, id, on, className = 'band', children }: Props) {
  return (
    <section className={on ? `ruled ${on}` : 'ruled'} data-band={name} id={id}>
      <div className={`page ${className}`}>{children}</div>
    </section>
  )
}
