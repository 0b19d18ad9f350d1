import { Statement } from '../../components/statement.tsx'
import { Band } from '../../components/band.tsx'
import { CaseList } from '../../components/scenario/case-list.tsx'
import { sampleNote } from '../../content/sample.ts'
import type { Cases } from '../../content/scenarios.ts'
import { FailoverStairs } from '../../screens/charts/failover-stairs.tsx'
import type { failover } from './copy.ts'

type Props = typeof failover & { cases: Cases }

export function Failover({ estimate, clock, title, text, figures, cases }: Props) {
  return (
    <>
      <section className="bg-ground-2 ruled" data-band="Tiers">
        <div className="page edge-y-ink">
          <Statement first={estimate} second={clock} tone="text-late" className="pt-8 pb-4" />
          <FailoverStairs />
        </div>
        <div className="page pt-10 pb-$band cols gap-y-8 items-start">
          <div className="col-span-12 lg:col-span-6">
            <h2>{title}</h2>
            <p className="mt-4 text-ink-2">{text}</p>
            <p className="sample mt-6">{sampleNote}: Payments failover, Wednesday 14:05</p>
          </div>
          <dl className="col-span-12 lg:col-span-6 lg:pl-6">
            {figures.map(({ name, value, isMissed }) => (
              <div
                key={name}
                className="flex items-baseline justify-between gap-6 py-2.5 edge-t-rule-strong"
              >
                <dt className="text-ink-2">{name}</dt>
                <dd
                  className={`text-claim fw-520 narrow whitespace-nowrap ${isMissed ? 'text-late' : ''}`}
                >
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <Band name="Steps">
        <h2>{cases.title}</h2>
        <CaseList
          cards={cases.cards}
          className="grid md:grid-cols-3 mt-8"
          itemClass="grid grid-rows-[auto_1fr_auto] gap-3 px-6 pt-5 pb-6 edge-t-3-ink edge-l-ink md:nth-2:mt-14 md:nth-3:mt-28 md:not-last:mb-auto"
        />
      </Band>
    </>
  )
}
