import { Band } from '../../components/band.tsx'
import { BookingLink } from '../../components/booking-link.tsx'
import { DemoButton } from '../../components/demo-button.tsx'
import { meetingBooking } from '../../integrations/booking.ts'
import type { closing } from './copy.ts'

export function PricingClosing({ title, lead, book }: typeof closing) {
  return (
    <Band name="Quote" on="on-dark" className="band cols gap-y-7 items-end no-print">
      <div className="col-span-12 md:col-span-6">
        <h2>{title}</h2>
        <p className="lead text-balance text-on-bottle-2! mt-4">{lead}</p>
      </div>
      <div className="col-span-12 md:col-span-6 btn-pair">
        <BookingLink to={meetingBooking} className="btn btn-light">
          {book}
        </BookingLink>
        <DemoButton />
      </div>
    </Band>
  )
}
