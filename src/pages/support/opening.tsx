import type { ReactNode } from 'react'
import { BusinessHours } from '../../components/business-hours.tsx'

type Props = { title: string; lead: string; hours: { title: string; note: ReactNode } }

/** The question, and beside it the hours in which it gets a person's answer, drawn to scale. */
export function SupportOpening({ title, lead, hours }: Props) {
  return (
    <div className="ruled">
      <div className="page cols gap-y-12 items-end pt-[clamp(48px,6vw,96px)] pb-[calc(var(--band)/2)]">
        <div className="col-span-12 md:col-span-7">
          <h1>{title}</h1>
          <p className="lead mt-7">{lead}</p>
        </div>
        <section className="hours col-span-12 md:col-span-5 lg:col-span-4 lg:col-start-9">
          <h2>{hours.title}</h2>
          <BusinessHours />
          <p className="small text-ink-2">{hours.note}</p>
        </section>
      </div>
    </div>
  )
}
