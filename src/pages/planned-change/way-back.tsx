import { sampleNote } from '../../content/sample.ts'
import { WayBackChart, WayBackTable } from '../../screens/charts/way-back-chart.tsx'
import type { wayBack } from './copy.ts'

export function WayBack({ title, text, points }: typeof wayBack) {
  return (
    <section className="ruled on-dark" data-band="Backout">
      <div className="pl-$left print:pl-0">
        <div className="relative">
          <div className="pt-7 pr-6 pb-5 lg:absolute lg:z-1 lg:max-w-58%">
            <h2>{title}</h2>
            <p className="mt-2 text-on-bottle-2">{text}</p>
          </div>
          <WayBackChart />
        </div>
      </div>
      <div className="page pt-10 pb-$band cols gap-y-8 items-start">
        <div className="col-span-12 lg:col-span-5">
          <ul className="grid gap-3 pl-4.5 [list-style:disc_outside]! text-small">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className="sample-dark mt-6">{sampleNote}: Payments migration, Saturday 22:00</p>
        </div>
        <div className="col-span-12 lg:col-span-7">
          <WayBackTable />
        </div>
      </div>
    </section>
  )
}
