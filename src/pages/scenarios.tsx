import { BookingLink } from '../components/booking-link.tsx'
import { DemoButton } from '../components/demo-button.tsx'
import { rules } from '../content/scenarios/rules.ts'
import {
  closing,
  overview,
  pressures,
  rulesWords,
  singlePlatform,
  summary,
  trust,
} from '../content/scenarios/overview.ts'
import { discoveryBooking } from '../integrations/booking.ts'
import { paths } from '../paths.ts'
import { GoNoGo } from '../sections/go-no-go.tsx'
import { PageIntro } from '../sections/page-intro.tsx'
import { Overview } from '../sections/scenarios/overview.tsx'
import { Pressures } from '../sections/scenarios/pressures.tsx'
import { RulesTable } from '../sections/scenarios/rules-table.tsx'
import { SinglePlatform } from '../sections/scenarios/single-platform.tsx'
import { Summary } from '../sections/scenarios/summary.tsx'
import { Trust } from '../sections/scenarios/trust.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { trailTo } from '../lib/trail.ts'
import { Trail } from '../sections/trail.tsx'

const trail = trailTo({ name: 'Scenarios', path: paths.scenarios })

const head = {
  trail,
  path: paths.scenarios,
  title: 'Scenarios',
  description:
    'Planned Change, Service Recovery, Disaster Recovery and Cyber Recovery: four kinds of critical event run from one platform.',
}

const intro = {
  title: 'Four nights, one way to run them',
  lead: 'Planned change, service recovery, disaster recovery and cyber recovery differ in what goes wrong. They need the same thing from a runbook: order, owners and a clock.',
}

/** The four scenarios, what they share, and the rules that they answer to. */
export function Component() {
  return (
    <>
      <PageHead {...head} />
      <Trail trail={trail} />
      <PageIntro {...intro} />
      <Overview {...overview} />
      <Pressures {...pressures} />
      <SinglePlatform {...singlePlatform} />
      <Trust {...trust} />
      <Summary {...summary} />
      <RulesTable {...rulesWords} rules={rules} />
      <GoNoGo {...closing}>
        <DemoButton />
        <BookingLink to={discoveryBooking} className="btn btn-dark">
          Discovery call
        </BookingLink>
      </GoNoGo>
    </>
  )
}
