import { Faq } from '../../components/faq.tsx'
import { ScenarioCards } from '../../components/scenario/cards.tsx'
import { Connections } from '../../components/scenario/connections.tsx'
import { Roles } from '../../components/scenario/roles.tsx'
import { Why } from '../../components/scenario/why.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'
import {
  cases,
  connections,
  disasterRecoveryFaqs,
  failover,
  faqTitle,
  head,
  opening,
  roles,
  scenario,
  trail,
  why,
} from './copy.ts'
import { Opening } from '../../components/scenario/opening.tsx'
import { Failover, FailoverNumbers } from './failover.tsx'

/** Disaster recovery, told as a flight of stairs: declared against measured, tier by tier. */
export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} nodes={[faqPage(disasterRecoveryFaqs)]} />
      <Opening trail={trail} {...opening}>
        <FailoverNumbers />
      </Opening>
      <Failover {...failover} />
      <ScenarioCards {...cases} shape="halves" />
      <Why {...why} shape="beside" />
      <Roles {...roles} personas={scenario.personas} />
      <Faq title={faqTitle} items={disasterRecoveryFaqs} />
      <Connections {...connections} here={scenario.id} />
    </>
  )
}
