import type { ReactNode } from 'react'
import { BusinessHours } from '../../components/business-hours.tsx'
import type { CompanyCard } from './company-cards.ts'

type Props = {
  title: string
  cards: readonly CompanyCard[]
  note?: string
  hoursTitle: string
  children: ReactNode
}

/** Which address reaches whom, beside the hours in which somebody reads it and the two next steps. */
export function Company({ title, cards, note, hoursTitle, children }: Props) {
  return (
    <section className="ruled on-dark">
      <div className="page band cols gap-y-14">
        <div className="col-span-12 md:col-span-7">
          <h2>{title}</h2>
          <ul className="company-cards mt-10">
            {cards.map(({ title: name, text, link }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
                <a href={link.uri}>{link.label}</a>
              </li>
            ))}
          </ul>
          {note && <p className="sample-dark mt-8">{note}</p>}
        </div>
        <div className="col-span-12 md:col-span-5 lg:col-span-4 lg:col-start-9">
          <h2 className="hours-title">{hoursTitle}</h2>
          <BusinessHours />
          <div className="flex flex-wrap gap-3.5 mt-8">{children}</div>
        </div>
      </div>
    </section>
  )
}
