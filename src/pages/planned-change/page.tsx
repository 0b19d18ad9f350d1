import { ScenarioPage } from '../../components/scenario/scenario-page.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'
import * as copy from './copy.ts'
import { FilmAndReasons } from './film-and-reasons.tsx'
import { WayBack } from './way-back.tsx'
import { Band } from '../../components/band.tsx'
import { BandHead } from '../../components/band-head.tsx'
import { CaseList } from '../../components/scenario/case-list.tsx'
import type { Cases } from '../../content/scenarios.ts'

export function Component() {
  return (
    <>
      <PageHead {...copy.head} nodes={[faqPage(copy.faqs.items)]} />
      <ScenarioPage id="planned-change" copy={copy}>
        <WayBack {...copy.wayBack} />
        <FilmAndReasons film={copy.explainer} why={copy.why} />
        <Gates {...copy.cases} />
      </ScenarioPage>
    </>
  )
}

function Gates({ title, lead, cards }: Cases) {
  return (
    <Band name="Gates" on="bg-ground-2">
      <BandHead title={title} lead={lead} />
      <CaseList
        cards={cards}
        className="gates swipe mt-8 sm:edge-b-ink"
        itemClass="md:[&>*+*]:pl-5 md:[&>*+*]:edge-l-rule-strong grid md:parts-3-6-4 gap-x-6 gap-y-2 max-md:py-4 md:[&>*]:py-4 edge-t-rule-strong"
        factClass="max-md:[&>*]:inline relative pl-9 md:pl-13! before:content-empty before:absolute before:top-1.5 before:left-1 md:before:top-7.5 md:before:left-5.5 before:w-3.25 before:h-3.25 before:diamond before:edge-1.5-ink before:bg-paper"
      />
    </Band>
  )
}
