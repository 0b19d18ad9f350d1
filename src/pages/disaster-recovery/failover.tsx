import { BandHead } from '../../components/band-head.tsx'
import { Band } from '../../components/band.tsx'
import { CaseList } from '../../components/scenario/case-list.tsx'
import { NoteList } from '../../components/scenario/note-list.tsx'
import { Statement } from '../../components/statement.tsx'
import { sampleNote } from '../../content/sample.ts'
import type { Cases } from '../../content/scenarios.ts'
import { FailoverStairs } from '../../screens/charts/failover-stairs.tsx'
import type { failover } from './copy.ts'

type Props = typeof failover & { cases: Cases }

export function Failover({ estimate, clock, title, text, objectives, cases }: Props) {
  return (
    <>
      <section className="bg-ground-2 ruled" data-band="Tiers">
        <div className="page edge-y-ink">
          <Statement first={estimate} second={clock} tone="text-late" className="pt-8 pb-4" />
          <FailoverStairs />
        </div>
        <div className="page band">
          <BandHead title={title} lead={text} />
          <NoteList notes={objectives} className="sm:grid-cols-3" />
          <p className="sample mt-7">{sampleNote}: Payments failover, Wednesday 14:05</p>
        </div>
      </section>
      <Band name="Steps">
        <h2>{cases.title}</h2>
        <CaseList
          cards={cases.cards}
          className="swipe max-sm:gap-0 sm:grid md:grid-cols-3 mt-8"
          itemClass="grid grid-rows-[auto_1fr_auto] gap-3 px-6 pt-5 pb-6 edge-t-3-ink edge-l-ink md:nth-2:mt-14 md:nth-3:mt-28 md:not-last:mb-auto"
        />
      </Band>
    </>
  )
}
