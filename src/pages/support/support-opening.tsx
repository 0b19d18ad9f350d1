import type { ReactNode } from 'react'
import { BusinessHours } from '../../components/business-hours.tsx'
import type { opening } from './copy.ts'

type Props = typeof opening & { children: ReactNode }

export function SupportOpening({ title, lead, hours, children }: Props) {
  return (
    <div className="ruled">
      <div className="page cols md:grid-rows-[auto_1fr] gap-y-10 pt-opening pb-12 print:block print:[&>*+*]:mt-8">
        <div className="col-span-12 md:col-span-8">
          <h1>{title}</h1>
          <p className="lead text-balance mt-5">{lead}</p>
        </div>
        <section className="col-span-12 md:col-span-4 md:row-span-2 md:[--row:57px] pt-4 edge-t-3-ink">
          <h2 className="text-item">{hours.title}</h2>
          <BusinessHours />
          <p className="text-small text-ink-2">
            {hours.before}
            <a href={hours.link.href} className="link">
              {hours.link.label}
            </a>
            {hours.after}
          </p>
        </section>
        {children}
      </div>
    </div>
  )
}
