import { BookingLink } from '../../components/booking-link.tsx'
import type { PackageSize } from '../../content/packages.ts'
import { pricePerCreator } from '../../content/prices.ts'
import { meetingBooking } from '../../integrations/booking.ts'
import type { grid } from './copy.ts'
import { People } from './people.tsx'

type Props = typeof grid & { sizes: readonly PackageSize[] }

const card =
  'grid grid-cols-[auto_1fr] sm:grid-cols-[3fr_5fr_4fr] lg:grid-cols-none lg:grid-rows-[auto_auto_128px_auto] lg:content-start gap-x-20px gap-y-4px lg:gap-12px px-16px sm:px-20px pt-12px sm:pt-18px pb-14px sm:pb-20px lg:pb-24px max-lg:not-first:edge-t-rule lg:not-first:edge-l-rule'

/** The five sizes, each with its creators drawn one by one and what each of them comes to. */
export function PackageGrid({ title, sizes, note, book, finder, ...words }: Props) {
  return (
    <section id="packages" className="mt-[clamp(20px,2.4vw,36px)]">
      <h2 className="text-body leading-snug fw-400 text-ink-2">{title}</h2>
      <ul className="packages list-none grid lg:grid-cols-5 mt-14px edge-ink rounded-btn bg-paper">
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
        <span className="max-sm:block max-sm:mt--2px text-small text-ink-2">{per}</span>
      </p>
      <p className="max-sm:col-[1/3] sm:max-lg:pt-4px lg:grid lg:[grid-template-rows:1fr_auto] lg:gap-10px lg:pt-14px lg:edge-t-rule-strong text-small">
        <People
          count={size.creators}
          className="flex flex-wrap content-start gap-x-4px gap-y-5px max-lg:hidden"
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
