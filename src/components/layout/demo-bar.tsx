import { useLocation } from 'react-router-dom'
import { demoBooking, directDemoBooking } from '../../integrations/booking.ts'
import { paths } from '../../paths.ts'
import { demoTooltip } from '../../site.ts'
import { BookingLink } from '../booking-link.tsx'

/** Appears after 300 px of scrolling. */
export function DemoBar() {
  const { pathname } = useLocation()
  // On the booking page itself, the button opens the calendar.
  const booking = pathname === paths.scheduleDemo ? directDemoBooking : demoBooking
  return (
    <aside className="demo-bar on-dark" aria-label="Demo">
      <div className="wide flex items-center justify-between gap-4 h-14 sm:h-12">
        <p className="text-small leading-tight">
          Bring one of your own runbooks
          <span className="hidden sm:inline">: we’ll run it with you</span>
        </p>
        <BookingLink
          to={booking}
          className="btn btn-dark px-3.75 min-h-9 text-small whitespace-nowrap"
          tooltip={demoTooltip}
        >
          Schedule a demo
        </BookingLink>
      </div>
    </aside>
  )
}
