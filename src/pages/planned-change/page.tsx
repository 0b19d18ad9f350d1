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
  explainer,
  faqTitle,
  head,
  opening,
  plannedChangeFaqs,
  roles,
  scenario,
  trail,
  wayBack,
  why,
} from './copy.ts'
import { Opening } from '../../components/scenario/opening.tsx'
import { Explainer } from './explainer.tsx'
import { WayBack } from './way-back.tsx'

/** Planned change, told by how long the way back is at every minute of its night. */
export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} nodes={[faqPage(plannedChangeFaqs)]} />
      <Opening trail={trail} {...opening} />
      <WayBack {...wayBack} />
      <Explainer {...explainer} />
      <ScenarioCards {...cases} shape="ledger" />
      <Why {...why} shape="panel" />
      <Roles {...roles} personas={scenario.personas} />
      <Faq title={faqTitle} items={plannedChangeFaqs} />
      <Connections {...connections} here={scenario.id} />
    </>
  )
}
