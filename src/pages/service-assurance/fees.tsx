import { BookingLink } from '../../components/booking-link.tsx'
import { chiefExecutiveBooking } from '../../integrations/booking.ts'

type Props = { title: string; price: string; per: string; text: string; action: string }

/** The price in the size of a finish time, because it is the number that people look for. */
export function Fees({ title, price, per, text, action }: Props) {
  return (
    <section className="ruled">
      <div className="page band cols gap-y-8 items-end">
        <div className="col-span-12 md:col-span-6">
          <h2>{title}</h2>
          <p className="mt-4 fw-520 text-[clamp(4.5rem,2rem_+_8vw,9rem)] leading-[.95] tracking-[-.035em]">
            {price} <span className="text-[1.375rem] tracking-normal">{per}</span>
          </p>
        </div>
        <div className="col-span-12 md:col-span-6 lg:col-span-5 lg:col-start-8">
          <p className="lead">{text}</p>
          <p className="mt-7">
            <BookingLink to={chiefExecutiveBooking} className="btn btn-ink">
              {action}
            </BookingLink>
          </p>
        </div>
      </div>
    </section>
  )
}
