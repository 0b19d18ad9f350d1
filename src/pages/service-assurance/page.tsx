import { PageTop } from '../page-top.tsx'
import { Activities } from './activities.tsx'
import { Contributions } from './contributions.tsx'
import { bringing, doing, fees, head, opening, what, why } from './copy.ts'
import { Fees } from './fees.tsx'
import { WhatAssurance } from './what.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { Band } from '../../components/band.tsx'
import { BookingLink } from '../../components/booking-link.tsx'
import { chiefExecutiveBooking } from '../../integrations/booking.ts'

export function Component() {
  return (
    <>
      <PageTop {...head} />
      <AssuranceOpening {...opening} />
      <Band name="Why" className="band-tight cols gap-y-6">
        <h2 className="col-span-12 md:col-span-5">{why.title}</h2>
        <div className="col-span-12 md:col-span-7 col-rule">
          <p className="claim">{why.claim}</p>
          <p className="text-ink-2 mt-4 measure">{why.text}</p>
        </div>
      </Band>
      <WhatAssurance {...what} />
      <Activities {...doing} />
      <Contributions {...bringing} />
      <Fees {...fees} />
    </>
  )
}

function AssuranceOpening({ title, lead, action }: typeof opening) {
  return (
    <div className="ruled on-dark">
      <div className="page cols gap-y-8 items-end pt-[clamp(40px,4vw,64px)] pb-12">
        <h1 className="col-span-12 lg:col-span-8">{title}</h1>
        <div className="col-span-12 md:col-span-8 lg:col-span-4 col-rule-dark">
          <p className="lead text-balance text-on-bottle-2!">{lead}</p>
          <p className="mt-7">
            <BookingLink to={chiefExecutiveBooking} className="btn btn-light">
              {action}
            </BookingLink>
          </p>
        </div>
        <QuietHours {...why} />
      </div>
    </div>
  )
}
