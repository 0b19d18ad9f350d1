import { BookingLink } from '../../components/booking-link.tsx'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { DemoButton } from '../../components/demo-button.tsx'
import { GoNoGo } from '../../components/go-no-go.tsx'
import { PageIntro } from '../../components/page-intro.tsx'
import { discoveryBooking } from '../../integrations/booking.ts'
import { PageHead } from '../../seo/page-head.tsx'
import {
  closing,
  head,
  intro,
  overview,
  pressures,
  rulesWords,
  singlePlatform,
  summary,
  trail,
  trust,
} from './copy.ts'
import { Overview } from './overview.tsx'
import { Pressures } from './pressures.tsx'
import { rules } from './rules.ts'
import { RulesTable } from './rules-table.tsx'
import { SinglePlatform } from './single-platform.tsx'
import { Summary } from './summary.tsx'
import { Trust } from './trust.tsx'

/** The four scenarios, what they share, and the rules that they answer to. */
export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} />
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
