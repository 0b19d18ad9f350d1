import { Island } from '../../components/island.tsx'
import { sampleNote } from '../../content/sample.ts'
import { migration, wayBack as stretches } from '../../events/way-back.ts'
import BackoutCall from '../../islands/backout-call/index.tsx'
import { chartSpan, WayBackChart, WayBackTable } from '../../screens/charts/way-back-chart.tsx'
import type { wayBack } from './copy.ts'

const { t0, windowEnd, gate, plan } = migration
const call = {
  t0,
  windowEnd,
  finish: plan.finish,
  first: gate,
  stretches: stretches.map(({ from, to, minutes }) => ({ from, to, minutes })),
}

/** One statement above the window's end, which runs through the whole screen, and a handle to try it. */
export function WayBack({ inside, outside, text, withoutScript }: typeof wayBack) {
  return (
    <section className="ruled on-dark overflow-x-clip" data-band="Backout">
      <div className="pl-$left print:pl-0 pb-$band">
        <div className="way-back relative" style={{ ...chartSpan, '--finish': plan.finish }}>
          <h2 className="text-statement pt-10 pr-6 pb-6 lg:absolute lg:z-1 lg:pt-9 lg:max-w-3/5">
            <span className="block">{inside}</span>
            <span className="block text-late-d">{outside}</span>
          </h2>
          <div className="relative">
            <WayBackChart />
            <Island name="backout-call" of={BackoutCall} props={call} wake="intent" />
          </div>
          <p className="max-w-36.7em mt-2 pr-6 text-on-bottle-2">{text}</p>
          <noscript>
            <p className="mt-2 text-small text-on-bottle-2">{withoutScript}</p>
          </noscript>
          <p className="sample-dark mt-5">{sampleNote}: Payments migration, Saturday 22:00</p>
          <div className="sr-only">
            <WayBackTable />
          </div>
        </div>
      </div>
    </section>
  )
}
