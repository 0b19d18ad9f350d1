import type { ReactNode } from 'react'

type Props = { title: string; lead: string; children?: ReactNode }

/** The opening of an inner page: its heading, its claim in a paragraph, and what acts on it. */
export function PageIntro({ title, lead, children }: Props) {
  return (
    <div className="ruled">
      <div className="page pt-[clamp(32px,3.5vw,48px)] pb-[calc(var(--band)/2)]">
        <h1 className="max-w-[15em]">{title}</h1>
        <p className="lead mt-5">{lead}</p>
        {children}
      </div>
    </div>
  )
}
