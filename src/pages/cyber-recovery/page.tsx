import { Band } from '../../components/band.tsx'
import { CaseList } from '../../components/scenario/case-list.tsx'
import { ReasonList } from '../../components/scenario/reason-list.tsx'
import { ScenarioPage } from '../../components/scenario/scenario-page.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'
import type { ReactNode } from 'react'
import { sampleNote } from '../../content/sample.ts'
import { LockFlight } from '../../screens/charts/lock-flight.tsx'
import { RebuildLocks } from '../../screens/charts/rebuild-locks.tsx'
import * as copy from './copy.ts'

export function Component() {
  return (
    <>
      <PageHead {...copy.head} nodes={[faqPage(copy.faqs.items)]} />
      <ScenarioPage id="cyber-recovery" copy={copy} isDark>
        <Rebuild {...copy.rebuild} />
        <SideBySide band="Steps" title={copy.cases.title}>
          <CaseList
            cards={copy.cases.cards}
            className="zones edge-l-6-ink"
            itemClass="px-6 py-5 grid gap-3 [&+&]:edge-t-6-ink"
          />
        </SideBySide>
        <SideBySide band="Why" title={copy.why.title}>
          <ReasonList
            of={copy.why}
            className="grid sm:grid-cols-2 gap-x-6 [&_p]:text-ink-2"
            itemClass="pt-4 pb-6 edge-t-rule-strong"
          />
        </SideBySide>
      </ScenarioPage>
    </>
  )
}

type SideProps = { band: string; title: string; children: ReactNode }

/** The heading stays in view while the parts scroll past. */
function SideBySide({ band, title, children }: SideProps) {
  return (
    <Band name={band} className="band cols gap-y-8 items-start">
      <h2 className="col-span-12 lg:col-span-5 lg:sticky lg:top-[calc(var(--header)+24px)] lg:pr-8">
        {title}
      </h2>
      <div className="col-span-12 lg:col-span-7">{children}</div>
    </Band>
  )
}

function Rebuild({ title, text }: typeof copy.rebuild) {
  return (
    <section className="ruled on-dark" data-band="Stages">
      <div className="relative page edge-y-on-bottle-2 max-lg:flex max-lg:flex-col-reverse">
        <div className="lg:absolute lg:max-w-34em py-7 pr-6">
          <h2>{title}</h2>
          <p className="mt-2 text-on-bottle-2">{text}</p>
        </div>
        <LockFlight />
      </div>
      <div className="page pt-10 pb-$band">
        <RebuildLocks />
        <p className="sample-dark mt-6">{sampleNote}: Payments rebuild, declared Sunday 05:00</p>
      </div>
    </section>
  )
}
