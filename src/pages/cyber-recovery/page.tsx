import { Statement } from '../../components/statement.tsx'
import { Band } from '../../components/band.tsx'
import { BandHead } from '../../components/band-head.tsx'
import { CaseList } from '../../components/scenario/case-list.tsx'
import { ReasonList } from '../../components/scenario/reason-list.tsx'
import { ScenarioPage } from '../../components/scenario/scenario-page.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'
import type { ReactNode } from 'react'
import { sampleNote } from '../../content/sample.ts'
import { relativeTime } from '@cuewright/runbook/words'
import { Island } from '../../components/island.tsx'
import { chambers } from '../../events/rebuild-chambers.ts'
import LockOpening from '../../islands/lock-opening/index.tsx'
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
            itemClass="px-4.5 md:px-6 py-4 md:py-5 grid gap-2 md:gap-3 [&+&]:edge-t-6-ink"
          />
        </SideBySide>
        <SideBySide band="Why" title={copy.why.title}>
          <ReasonList
            of={copy.why}
            className="grid sm:grid-cols-2 gap-x-6 [&_p]:text-ink-2"
            itemClass="pt-4 pb-6 max-sm:last:pb-0 edge-t-rule-strong"
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

const locks = chambers.map(({ opensAt, opensWhen, decidedBy }) => ({
  hour: relativeTime(opensAt),
  opensWhen,
  decidedBy,
}))

function Rebuild({ tolerated, needed, title, text, end, withoutScript }: typeof copy.rebuild) {
  return (
    <section className="flight ruled on-dark" data-band="Stages">
      <div className="flight-band relative page edge-y-on-bottle-2">
        <div className="flight-words">
          <Statement
            first={tolerated}
            second={needed}
            tone="text-late-d"
            className="py-7 lg:pb-4 pr-6"
          />
          <Island name="lock-opening" of={LockOpening} props={{ locks, end }} wake="intent" />
        </div>
        <LockFlight />
      </div>
      <div className="page band">
        <noscript>
          <p className="mb-8 text-small text-on-bottle-2">{withoutScript}</p>
        </noscript>
        <BandHead title={title} lead={text} className="mb-10" />
        <RebuildLocks />
        <p className="sample-dark mt-6">{sampleNote}: Payments rebuild, declared Sunday 05:00</p>
      </div>
    </section>
  )
}
