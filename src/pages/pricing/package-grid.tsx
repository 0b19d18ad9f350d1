import { BookingLink } from '../../components/booking-link.tsx'
import type { PackageSize } from '../../content/packages.ts'
import { meetingBooking } from '../../integrations/booking.ts'
import { People } from './people.tsx'

type Props = { title: string; lead: string; sizes: readonly PackageSize[]; note: string }

/** The five sizes, each with its creators drawn one by one. */
export function PackageGrid({ title, lead, sizes, note }: Props) {
  return (
    <section className="ruled" id="packages">
      <div className="page band">
        <h2 className="max-w-[15.7em]">{title}</h2>
        <p className="lead mt-6">{lead}</p>
        <ul className="packages">
          {sizes.map(({ name, creators, price, description, popular }) => (
            <li key={name} data-popular={popular}>
              <h3>
                {name}
                {popular && <span className="package-popular">Most Popular</span>}
              </h3>
              <p className="package-people">
                <People count={creators} className="people-paid" />
                <span>{creators} Content Creators</span>
              </p>
              <p className="package-price">
                <b>{price}</b>
                <span>per annum, excluding VAT</span>
              </p>
              <p className="package-text">{description}</p>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-5 mt-8">
          <p className="small text-ink-2 measure">{note}</p>
          <BookingLink to={meetingBooking} className="btn no-print">
            Find Your Right Size
          </BookingLink>
        </div>
      </div>
    </section>
  )
}
