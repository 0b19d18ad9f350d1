import { BookingLink } from '../booking-link.tsx'
import { discoveryBooking } from '../../integrations/booking.ts'
import { scenarios, type ScenarioId } from '../../content/scenarios.ts'

type Props = { here: ScenarioId; title: string; read: { href: string; label: string } }

/** Where to go from here: the other three scenarios as connecting lines, something to read, a call. */
export function Connections({ here, title, read }: Props) {
  return (
    <section className="ruled no-print">
      <div className="page band-half cols">
        <div className="col-span-12 md:col-span-5">
          <h2 className="max-w-[8.4em]">{title}</h2>
          <p className="mt-6">
            <a href={read.href} className="link">
              {read.label}
            </a>
          </p>
          <p className="mt-7">
            <BookingLink to={discoveryBooking} className="btn">
              Discovery call
            </BookingLink>
          </p>
        </div>
        <ul className="connections">
          {scenarios
            .filter(({ id }) => id !== here)
            .map(({ name, path, line }) => (
              <li key={path}>
                <a href={path}>
                  <b>{name}</b> <span>{line}</span>
                  <span className="i-lucide-arrow-right" aria-hidden />
                </a>
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}
