import type { ReactNode } from 'react'
import { demoBooking } from '../integrations/booking.ts'
import { demoTooltip } from '../site.ts'
import { BookingLink } from './booking-link.tsx'

type Props = {
  quiet?: string
  look?: string
  children?: ReactNode
}

/** Yellow unless `quiet`. A view holds one yellow demo button. */
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
