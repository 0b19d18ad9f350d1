import { BookingLink } from '../../components/booking-link.tsx'
import { DemoButton } from '../../components/demo-button.tsx'
import { rules } from './rules.ts'
import { closing, overview, pressures, rulesWords, singlePlatform, summary, trust } from './copy.ts'
import { discoveryBooking } from '../../integrations/booking.ts'
import { paths, trailTo } from '../../paths.ts'
import { GoNoGo } from '../../components/go-no-go.tsx'
import { PageIntro } from '../../components/page-intro.tsx'
import { Overview } from './overview.tsx'
import { Pressures } from './pressures.tsx'
import { RulesTable } from './rules-table.tsx'
import { SinglePlatform } from './single-platform.tsx'
import { Summary } from './summary.tsx'
import { Trust } from './trust.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'

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
      <BreadcrumbLine trail={trail} />
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
