import { BookingLink } from '../../components/booking-link.tsx'
import { sampleNote } from '../../content/sample.ts'
import { meetingBooking } from '../../integrations/booking.ts'
import { People } from './people.tsx'

type Props = {
  title: string
  lead: string
  /** The example drawn below: everyone in the event, and those who are paid for. */
  crowd: { creators: number; consumers: number; paid: string; free: string }
}

/** The claim, and the whole price model as a line of people: the tall ones are paid for. */
export function PricingHero({ title, lead, crowd }: Props) {
  return (
    <div className="ruled">
      <div className="page pricing-hero">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="pricing-hero-actions no-print">
          <BookingLink to={meetingBooking} className="btn bg-ink! text-ground! hover:bg-ink-2!">
            Find Your Right Size
          </BookingLink>
          <a href="#size-finder" className="btn">
            Work it out yourself
          </a>
        </div>
        <figure className="crowd">
          <div className="crowd-line">
            <People count={crowd.creators} className="people-paid" />
            <People count={crowd.consumers} />
          </div>
          <figcaption>
            <b>{crowd.paid}</b>
            <span>{crowd.free}</span>
            <span className="sample">{sampleNote}</span>
          </figcaption>
        </figure>
      </div>
    </div>
  )
}
