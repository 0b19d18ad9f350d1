import type { ReactNode } from 'react'

type Props = { title: string; lead: string; children: ReactNode }

/** The claim in one line, and the price list right under it. */
export function PricingHero({ title, lead, children }: Props) {
  return (
    <div className="ruled">
      <div className="page pt-[clamp(24px,2.5vw,32px)] pb-band-end">
        <div className="cols items-end gap-y-4">
          <h1 className="col-span-12 lg:col-span-7">{title}</h1>
          <p className="lead col-span-12 lg:col-span-5">{lead}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
