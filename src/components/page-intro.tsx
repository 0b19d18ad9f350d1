import type { ReactNode } from 'react'

type Props = { title: string; lead: string; children?: ReactNode }

/** The opening of an inner page: its heading, its claim in a paragraph, and what acts on it. */
export function PageIntro({ title, lead, children }: Props) {
  return (
    <div className="ruled">
      <div className="page pt-opening pb-band-half">
        <div className="cols items-end gap-y-5">
          <h1 className="col-span-12 lg:col-span-7">{title}</h1>
          <p className="lead col-span-12 lg:col-span-5 lg:max-w-none!">{lead}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
