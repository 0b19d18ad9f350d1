import { BookingLink } from '../../components/booking-link.tsx'
import type { PackageSize } from '../../content/packages.ts'
import { pricePerCreator } from '../../content/prices.ts'
import { meetingBooking } from '../../integrations/booking.ts'
import type { grid } from './copy.ts'
import { People } from './people.tsx'

type Props = typeof grid & { sizes: readonly PackageSize[] }

const card =
  'grid grid-cols-[auto_1fr] sm:grid-cols-[3fr_5fr_4fr] lg:grid-cols-none lg:grid-rows-[auto_auto_128px_auto] lg:content-start gap-x-5 gap-y-1 lg:gap-3 px-4 sm:px-5 pt-3 sm:pt-4.5 pb-3.5 sm:pb-5 lg:pb-6 max-lg:not-first:edge-t-rule lg:not-first:edge-l-rule'

/** The five sizes, each with its creators drawn one by one and what each of them comes to. */
export function PackageGrid({ title, sizes, note, book, finder, ...words }: Props) {
  return (
    <section id="packages" className="mt-[clamp(20px,2.4vw,36px)]">
      <h2 className="text-body leading-snug fw-400 text-ink-2">{title}</h2>
      <ul className="packages list-none grid lg:grid-cols-5 mt-3.5 edge-ink rounded-btn bg-paper">
        {sizes.map((size) => (
          <PackageCard key={size.name} size={size} {...words} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 mt-5">
        <p className="text-small text-ink-2 measure">{note}</p>
        <p className="flex flex-wrap gap-3.5 no-print">
          <a href="#size-finder" className="btn">
            {finder}
          </a>
          <BookingLink to={meetingBooking} className="btn btn-ink">
            {book}
          </BookingLink>
        </p>
      </div>
    </section>
  )
}

type CardProps = Pick<Props, 'popular' | 'per' | 'creators' | 'each'> & { size: PackageSize }

function PackageCard({ size, popular, per, creators, each }: CardProps) {
  return (
    <li data-popular={size.popular || undefined} className={card}>
      <h3 className="sm:max-lg:row-[1/3] flex sm:max-lg:flex-col lg:justify-between items-baseline max-sm:gap-3 text-item">
        {size.name}
        {size.popular && <span className="text-small fw-600">{popular}</span>}
      </h3>
      <p className="max-lg:text-right sm:max-lg:[grid-area:1/3/3]">
        <b className="block text-figure fw-540">{size.price}</b>{' '}
        <span className="max-sm:block max-sm:-mt-0.5 text-small text-ink-2">{per}</span>
      </p>
      <p className="max-sm:col-[1/3] sm:max-lg:pt-1 lg:grid lg:[grid-template-rows:1fr_auto] lg:gap-2.5 lg:pt-3.5 lg:edge-t-rule-strong text-small">
        <People
          count={size.creators}
          className="flex flex-wrap content-start gap-x-1 gap-y-1.25 max-lg:hidden"
        />
        <span>
          <b className="fw-600">
            {size.creators} {creators}
          </b>{' '}
          <span className="lg:block text-ink-2">
            {pricePerCreator(size)} {each}
          </span>
        </span>
      </p>
      <p className="max-sm:col-[1/3] sm:max-lg:col-[2] text-small text-ink-2">{size.description}</p>
    </li>
  )
}
