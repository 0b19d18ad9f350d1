import { discoveryBooking } from '../integrations/booking.ts'
import { Band } from './band.tsx'
import { BookingLink } from './booking-link.tsx'
import { DemoButton } from './demo-button.tsx'

type Props = {
  title: string
  lead?: string
  /** Where a reader goes who isn't ready for a demo. */
  ways: readonly { href: string; label: string }[]
}

const outline =
  'In the demo’s half hour we outline it with you as a runbook. Not ready for a demo? Talk your event through with us.'

/** How a page ends: its two calls, and beside them the ways on. */
export function ClosingBand({ title, lead = outline, ways }: Props) {
  return (
    <Band name="Next" on="on-dark" className="band cols gap-y-7 no-print">
      <div className="col-span-12 md:col-span-6">
        <h2>{title}</h2>
        <p className="lead text-balance text-on-bottle-2! mt-4">{lead}</p>
        <div className="btn-pair mt-7">
          <DemoButton />
          <BookingLink to={discoveryBooking} className="btn btn-dark">
            Discovery call
          </BookingLink>
        </div>
      </div>
      <ul className="col-span-12 md:col-span-6 self-end">
        {ways.map(({ href, label }) => (
          <li key={href} className="edge-t-bottle-rule last:edge-b-bottle-rule">
            <a
              href={href}
              className="flex items-center justify-between gap-6 min-h-15 py-2 text-topic no-underline hover:text-on-bottle-2"
            >
              {label}
              <span className="i-lucide-arrow-right" aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </Band>
  )
}
