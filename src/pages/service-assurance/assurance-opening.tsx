import { BookingLink } from '../../components/booking-link.tsx'
import { chiefExecutiveBooking } from '../../integrations/booking.ts'

type Props = { title: string; lead: string; action: string }

export function AssuranceOpening({ title, lead, action }: Props) {
  return (
    <div className="ruled on-dark">
      <div className="page cols gap-y-8 items-end pt-[clamp(40px,5vw,80px)] pb-band-half">
        <h1 className="col-span-12 lg:col-span-8">{title}</h1>
        <div className="col-span-12 md:col-span-8 lg:col-span-4 col-rule-dark">
          <p className="lead text-on-bottle-2!">{lead}</p>
          <p className="mt-7">
            <BookingLink to={chiefExecutiveBooking} className="btn btn-light">
              {action}
            </BookingLink>
          </p>
        </div>
      </div>
    </div>
  )
}
