import { BookingLink } from '../../components/booking-link.tsx'
import type { PackageSize } from '../../content/packages.ts'
import { pricePerCreator } from '../../content/prices.ts'
import { meetingBooking } from '../../integrations/booking.ts'
import type { grid } from './copy.ts'
import { People } from './people.tsx'

type Props = typeof grid & { sizes: readonly PackageSize[] }

export function PackageGrid({ title, sizes, note, book, finder, ...words }: Props) {
  return (
    <section id="packages" className="mt-[clamp(20px,2.4vw,36px)]">
      <h2 className="font-sans text-body leading-snug fw-400 text-ink-2">{title}</h2>
      <ul className="packages list-none grid lg:grid-cols-5 mt-3.5 edge-ink rounded-btn bg-paper">
        {sizes.map((size) => (
          <PackageCard key={size.name} size={size} {...words} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 mt-5">
        <p className="text-small text-ink-2 measure">{note}</p>
        <p className="btn-pair no-print max-sm:w-full">
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
    <li
      className="max-lg:not-first:edge-t-rule lg:not-first:edge-l-rule"
      data-popular={size.popular || undefined}
    >
      <h3 className="package-name flex max-sm:flex-wrap items-baseline lg:justify-between max-sm:gap-x-3 text-item">
        {size.name}
        {size.popular && <span className="text-small leading-none fw-600">{popular}</span>}
      </h3>
      <p className="package-price max-lg:text-right">
        <b className="block text-figure figures fw-540">{size.price}</b>{' '}
        <span className="max-sm:block max-sm:-mt-0.5 text-small text-ink-2">{per}</span>
      </p>
      <p className="package-people max-sm:col-span-full text-small">
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
      <p className="package-text max-sm:col-span-full text-small text-ink-2">{size.description}</p>
    </li>
  )
}
