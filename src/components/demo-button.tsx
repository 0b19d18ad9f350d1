import type { ReactNode } from 'react'
import { demoBooking } from '../integrations/booking.ts'
import { demoTooltip } from '../site.ts'
import { BookingLink } from './booking-link.tsx'

type Props = {
  /** The look of a demo button that is not the yellow one. */
  quiet?: string
  /** The look of the yellow one. */
  look?: string
  children?: ReactNode
}

/** Leads to the booking of a demo: yellow, the one such button in view, unless it is quiet. */
export function DemoButton({ quiet, look = 'btn btn-now', children = 'Schedule a demo' }: Props) {
  return (
    <BookingLink
      to={demoBooking}
      className={quiet ?? look}
      tooltip={demoTooltip}
      isDemo={quiet === undefined}
    >
      {children}
    </BookingLink>
  )
}
