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
  cyberRecoveryFaqs,
  faqTitle,
  head,
  opening,
  rebuild,
  roles,
  scenario,
  trail,
  why,
} from './copy.ts'
import { Rebuild } from './rebuild.tsx'

/** Cyber recovery, told as a flight of locks that open in order. */
export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} nodes={[faqPage(cyberRecoveryFaqs)]} />
      <Rebuild trail={trail} {...opening} figure={rebuild} />
      <ScenarioCards {...cases} shape="zones" />
      <Why {...why} shape="pairs" />
      <Roles {...roles} personas={scenario.personas} />
      <Faq title={faqTitle} items={cyberRecoveryFaqs} />
      <Connections {...connections} here={scenario.id} />
    </>
  )
}
