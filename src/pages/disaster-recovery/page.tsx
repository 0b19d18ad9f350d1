import { Faq } from '../../components/faq.tsx'
import { Connections } from '../../components/scenario/connections.tsx'
import { ScenarioOpening } from '../../components/scenario/scenario-opening.tsx'
import { Roles } from '../../components/scenario/roles.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'
import {
  cases,
  connections,
  disasterRecoveryFaqs,
  failback,
  failover,
  faqTitle,
  head,
  opening,
  roles,
  why,
} from './copy.ts'
import { Failover } from './failover.tsx'
import { WayHome } from './way-home.tsx'

/** Disaster recovery, told as a flight of stairs down, and the climb home. */
export function Component() {
  return (
    <>
      <PageHead {...head} nodes={[faqPage(disasterRecoveryFaqs)]} />
      <ScenarioOpening trail={head.trail} {...opening} />
      <Failover {...failover} cases={cases} />
      <WayHome failback={failback} why={why} />
      <Roles {...roles} of="disaster-recovery" />
      <Faq title={faqTitle} items={disasterRecoveryFaqs} />
      <Connections {...connections} here="disaster-recovery" />
    </>
  )
}
