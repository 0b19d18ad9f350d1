import { scenarios, type ScenarioId } from '../../content/scenarios.ts'
import { discoveryBooking } from '../../integrations/booking.ts'
import { paths } from '../../paths.ts'
import { BookingLink } from '../booking-link.tsx'

type Props = {
  here: ScenarioId
  title: string
  read: { href: string; label: string }
}

export function Connections({ here, title, read }: Props) {
  return (
    <section className="ruled no-print" data-band="Next">
      <div className="page band cols gap-y-8">
        <div className="col-span-12 md:col-span-4">
          <h2>{title}</h2>
          <p className="mt-4">
            <a href={read.href} className="link py-3">
              {read.label}
            </a>
          </p>
          <p className="mt-6">
            <a href={`${paths.features}#runbook-player:${here}`} className="link py-3">
              Try this event, and delay a task
            </a>
          </p>
          <p className="mt-6">Not ready for a demo? Talk your event through with us.</p>
          <p className="mt-4">
            <BookingLink to={discoveryBooking} className="btn">
              Discovery call
            </BookingLink>
          </p>
        </div>
        <ul className="col-span-12 md:col-span-8 self-start edge-t-3-ink md:edge-l-ink">
          {scenarios
            .filter(({ id }) => id !== here)
            .map(({ name, path, line }) => (
              <li key={path}>
                <a
                  href={path}
                  className="flex items-center gap-6 min-h-16 py-2 md:pl-6 edge-b-rule no-underline hover:bg-ground-2 active:bg-rule"
                >
                  <span className="grow md:flex">
                    <b className="block md:w-58">{name}</b>
                    <span className="text-ink-2">{line}</span>
                  </span>
                  <span className="i-lucide-arrow-right" aria-hidden />
                </a>
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}
