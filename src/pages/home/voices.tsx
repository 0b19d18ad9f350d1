import { Island } from '../../components/island.tsx'
import type { NavLink } from '../../components/layout/navigation.ts'
import Testimonials from '../../islands/testimonials/index.tsx'

type Quotation = { quote: string; title: string; initials: string; note?: string }
type Row = { name: string; text?: string; links?: readonly NavLink[] }
type Props = {
  title: string
  quotations: readonly Quotation[]
  overview: {
    title: string
    state: string
    rows: readonly Row[]
    link: { href: string; label: string }
  }
}

/** One quotation at a time, and beside it what the application is, set as one of its own task panels. */
export function Voices({ title, quotations, overview }: Props) {
  return (
    <section className="ruled">
      <div className="page band voices">
        <h2 className="sr-only">{title}</h2>
        <Island
          name="testimonials"
          of={Testimonials}
          props={{ label: title, items: quotations }}
          wake="visible"
        />
        <div className="window slide-in voices-overview">
          <h3 className="slide-in-head">
            {overview.title}
            <span className="chip state-chip">{overview.state}</span>
          </h3>
          <dl>
            {overview.rows.map(({ name, text, links = [] }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {text}
                  {links.map(({ href, label }) => (
                    <a key={href} href={href} className="link">
                      {label}
                    </a>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <p className="slide-in-foot">
            <a href={overview.link.href} className="link">
              {overview.link.label}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
