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
  faqTitle,
  head,
  opening,
  restore,
  roles,
  scenario,
  serviceRecoveryFaqs,
  trail,
  why,
} from './copy.ts'
import { Opening } from '../../components/scenario/opening.tsx'
import { Restore, RestoreNumbers } from './restore.tsx'

/** Service recovery, told as a train graph of one important business service. */
export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} nodes={[faqPage(serviceRecoveryFaqs)]} />
      <Opening trail={trail} {...opening}>
        <RestoreNumbers />
      </Opening>
      <Restore {...restore} />
      <ScenarioCards {...cases} shape="steps" />
      <Why {...why} shape="across" />
      <Roles {...roles} personas={scenario.personas} />
      <Faq title={faqTitle} items={serviceRecoveryFaqs} />
      <Connections {...connections} here={scenario.id} />
    </>
  )
}
