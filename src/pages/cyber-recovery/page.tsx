import { Faq } from '../../components/faq.tsx'
import { CaseList } from '../../components/scenario/case-list.tsx'
import { Connections } from '../../components/scenario/connections.tsx'
import { ScenarioOpening } from '../../components/scenario/scenario-opening.tsx'
import { ReasonList } from '../../components/scenario/reason-list.tsx'
import { Roles } from '../../components/scenario/roles.tsx'
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
  why,
} from './copy.ts'
import { Rebuild } from './rebuild.tsx'
import { SideBySide } from './side-by-side.tsx'

/** Cyber recovery, told as a flight of locks that open in order. */
export function Component() {
  return (
    <>
      <PageHead {...head} nodes={[faqPage(cyberRecoveryFaqs)]} />
      <ScenarioOpening trail={head.trail} {...opening} isDark />
      <Rebuild {...rebuild} />
      <SideBySide band="Steps" title={cases.title}>
        <CaseList
          cards={cases.cards}
          className="zones edge-l-6-ink"
          itemClass="px-6 py-5 grid gap-3 [&+&]:edge-t-6-ink"
        />
      </SideBySide>
      <SideBySide band="Why" title={why.title}>
        <ReasonList
          points={why.points}
          className="grid sm:grid-cols-2 gap-x-6 [&_p]:text-ink-2"
          itemClass="pt-4 pb-6 edge-t-rule-strong"
        />
      </SideBySide>
      <Roles {...roles} of="cyber-recovery" />
      <Faq title={faqTitle} items={cyberRecoveryFaqs} />
      <Connections {...connections} here="cyber-recovery" />
    </>
  )
}
