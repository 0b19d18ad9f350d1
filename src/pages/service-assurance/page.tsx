import { BookingLink } from '../../components/booking-link.tsx'
import { sampleNote } from '../../content/sample.ts'
import { activities, contributions, departments, fee, sampleRota, teamSize } from './copy.ts'
import { chiefExecutiveBooking } from '../../integrations/booking.ts'
import { paths, trailTo } from '../../paths.ts'
import { Activities } from './activities.tsx'
import { Contributions } from './contributions.tsx'
import { Fees } from './fees.tsx'
import { AssuranceOpening } from './opening.tsx'
import { WhatAssurance } from './what.tsx'
import { WhyAssurance } from './why.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'

const trail = trailTo({ name: 'Service Assurance', path: paths.serviceAssurance })

const head = {
  trail,
  path: paths.serviceAssurance,
  title: 'Service Assurance',
  description:
    'A premium support offer: a team of four, on a 24-hour model, for critical events and the weeks around them. £100 per hour.',
}

const opening = {
  title: 'Four of us on watch for the hours that matter',
  lead: 'Service Assurance is premium support for one event: a team beside yours, round the clock, that knows your runbook.',
}

const why = {
  title: 'Why Service Assurance',
  claim: 'Support closes on Friday at 18:00. Cutovers start on Saturday at 22:00.',
  text: 'Standard support is for the working week, and most of the year that is enough. A cutover, a failover or a recovery is the one time when an hour’s wait costs more than everything else on the plan.',
}

const what = {
  title: 'What is Service Assurance',
  claim: 'A premium support offer on a 24-hour model.',
  text: 'You name the event and the weeks around it. We agree who is on watch when, and for those hours the team works to your runbook and your change control.',
  facts: [
    { name: 'Hours', text: '24 a day, for as long as the event needs' },
    {
      name: 'Team',
      text: `Four people, from ${departments.slice(0, -1).join(', ')} and ${departments.at(-1)}`,
    },
    { name: 'Scope', text: 'The application, its integrations, and the runbook that it runs' },
  ],
  rota: sampleRota,
  rotaTitle: `A team of ${teamSize}, one day`,
  note: sampleNote,
}

const doing = {
  title: 'What they will do',
  claim: 'Six activities, from the quiet weeks to the worst hour.',
  items: activities,
}

const bringing = {
  title: 'What they will bring',
  claim: 'Eight things that a ticket queue cannot hold.',
  items: contributions,
}

const fees = {
  title: 'Fees',
  price: `£${fee.pounds}`,
  per: `per ${fee.per}`,
  text: 'Tell us the event and its dates. We answer with a rota and the hours in it, so that you know the sum before you decide.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <BreadcrumbLine trail={trail} />
      <AssuranceOpening {...opening}>
        <BookingLink to={chiefExecutiveBooking} className="btn btn-light">
          Get in Touch
        </BookingLink>
      </AssuranceOpening>
      <WhyAssurance {...why} />
      <WhatAssurance {...what} />
      <Activities {...doing} />
      <Contributions {...bringing} />
      <Fees {...fees}>
        <BookingLink to={chiefExecutiveBooking} className="btn bg-ink! text-ground! border-ink!">
          Contact Our Team
        </BookingLink>
      </Fees>
    </>
  )
}
