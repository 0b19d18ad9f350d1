import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { demoBooking, directDemoBooking } from '../integrations/booking.ts'
import { paths } from '../paths.ts'
import { demoTooltip } from '../site.ts'
import { BookingLink } from './booking-link.tsx'

type Props = {
  quiet?: string
  look?: string
  children?: ReactNode
}

/** Yellow unless `quiet`. A view holds one yellow demo button. */
export function DemoButton({ quiet, look = 'btn btn-now', children = 'Schedule a demo' }: Props) {
  const { pathname } = useLocation()
  return (
    <BookingLink
      // On the booking's own page, the button opens the calendar.
      to={pathname === paths.scheduleDemo ? directDemoBooking : demoBooking}
      className={quiet ?? look}
      tooltip={demoTooltip}
      demo={quiet === undefined ? 'yellow' : 'quiet'}
    >
      {children}
    </BookingLink>
  )
}
