import { Statement } from '../../components/statement.tsx'
import { Band } from '../../components/band.tsx'
import { CaseList } from '../../components/scenario/case-list.tsx'
import { sampleNote } from '../../content/sample.ts'
import type { Cases } from '../../content/scenarios.ts'
import { FailoverStairs } from '../../screens/charts/failover-stairs.tsx'
import type { failover } from './copy.ts'

type Props = typeof failover & { cases: Cases }

export function Failover({ estimate, clock, title, text, cases }: Props) {
  return (
    <>
      <section className="bg-ground-2 ruled" data-band="Tiers">
        <div className="page edge-y-ink">
          <Statement first={estimate} second={clock} tone="text-late" className="pt-8 pb-4" />
          <FailoverStairs />
        </div>
        <div className="page band">
          <div className="cols gap-y-4 items-start">
            <h2 className="col-span-12 md:col-span-6">{title}</h2>
            <p className="col-span-12 md:col-span-6 lg:col-span-5 lg:col-start-8 text-ink-2">
              {text}
            </p>
          </div>
          <p className="sample mt-6">{sampleNote}: Payments failover, Wednesday 14:05</p>
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
