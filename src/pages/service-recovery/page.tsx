import { ScenarioPage } from '../../components/scenario/scenario-page.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'
import * as copy from './copy.ts'
import { Restore } from './restore.tsx'
import { Band } from '../../components/band.tsx'
import { ReasonList } from '../../components/scenario/reason-list.tsx'
import type { Reasons as Words, Cases } from '../../content/scenarios.ts'
import { CaseList } from '../../components/scenario/case-list.tsx'

export function Component() {
  return (
    <>
      <PageHead {...copy.head} nodes={[faqPage(copy.faqs.items)]} />
      <ScenarioPage id="service-recovery" copy={copy}>
        <Restore {...copy.restore} />
        <Reasons {...copy.why} />
        <Stops {...copy.cases} />
      </ScenarioPage>
    </>
  )
}

function Reasons(why: Words) {
  return (
    <Band name="Why" on="on-dark" className="band-tight">
      <h2>{why.title}</h2>
      <ReasonList
        of={why}
        className="grid sm:grid-cols-2 lg:grid-cols-4 gap-6 mt-8 [&_p]:text-on-bottle-2"
        itemClass="pt-4 edge-t-3-on-bottle-2"
      />
    </Band>
  )
}

/** Three stops on one line, which runs on to the page's edge. */
function Stops({ title, cards }: Cases) {
  return (
    <Band name="Steps">
      <h2>{title}</h2>
      <CaseList
        cards={cards}
        className="swipe max-sm:gap-0 max-sm:pt-3 sm:grid md:grid-cols-3 max-md:gap-6 mt-6 sm:mt-9"
        itemClass="relative edge-t-4-done md:edge-l-rule-strong pt-6 md:px-6 grid md:grid-rows-[auto_1fr_auto] gap-3 max-sm:pr-6 line-stop before:left-0 before:w-4.5 before:h-4.5 before:edge-4-done last:before:bg-done md:last:mr-[calc(-1*var(--right))] md:last:pr-[calc(24px+var(--right))]"
      />
    </Band>
  )
}
