import { Faq } from '../../components/faq.tsx'
import { Connections } from '../../components/scenario/connections.tsx'
import { ScenarioOpening } from '../../components/scenario/scenario-opening.tsx'
import { Roles } from '../../components/scenario/roles.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'
import {
  cases,
  connections,
  faqTitle,
  head,
  opening,
  restore,
  roles,
  serviceRecoveryFaqs,
  why,
} from './copy.ts'
import { Reasons } from './reasons.tsx'
import { Restore } from './restore.tsx'
import { Stops } from './stops.tsx'

/** Service recovery, told as a train graph of one important business service. */
export function Component() {
  return (
    <>
      <PageHead {...head} nodes={[faqPage(serviceRecoveryFaqs)]} />
      <ScenarioOpening trail={head.trail} {...opening} />
      <Restore {...restore} />
      <Reasons {...why} />
      <Stops {...cases} />
      <Roles {...roles} of="service-recovery" />
      <Faq title={faqTitle} items={serviceRecoveryFaqs} />
      <Connections {...connections} here="service-recovery" />
    </>
  )
}
