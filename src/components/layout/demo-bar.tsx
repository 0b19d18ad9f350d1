import { demoBooking } from '../../integrations/booking.ts'
import { demoTooltip } from '../../site.ts'
import { BookingLink } from '../booking-link.tsx'

/** Slides in from below once the page has been scrolled by more than 300 px. */
export function DemoBar() {
  return (
    <aside className="demo-bar on-dark" aria-label="Demo">
      <div className="wide flex items-center justify-between gap-4 py-2.5">
        <p className="small leading-tight">
          Bring one of your own runbooks
          <span className="hidden sm:inline">: we will run it with you</span>
        </p>
        <BookingLink
          to={demoBooking}
          className="btn btn-small btn-dark whitespace-nowrap"
          tooltip={demoTooltip}
        >
          Schedule a demo
        </BookingLink>
      </div>
    </aside>
  )
}
