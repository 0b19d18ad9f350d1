import { WayBackChart, WayBackTable } from '../../product/scenario-runbooks/way-back-chart.tsx'
import { WayBackSmall } from '../../product/scenario-runbooks/way-back-small.tsx'
import { sampleNote } from '../../content/sample.ts'

type Props = { title: string; text: string; points: readonly string[] }

/** The planned change as its way back: the chart across the band, what it says, and its figures. */
export function WayBack({ title, text, points }: Props) {
  return (
    <section className="ruled on-dark">
      <div className="page band">
        <div className="cols items-end">
          <h2 className="col-span-12 md:col-span-7">{title}</h2>
          <p className="col-span-12 md:col-span-5 mt-5 md:mt-0 text-on-bottle-2">{text}</p>
        </div>
        <WayBackChart />
        <WayBackSmall />
        <div className="cols mt-10 items-start">
          <div className="col-span-12 lg:col-span-5 mb-10 lg:mb-0">
            <ul className="way-back-points">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p className="sample-dark mt-7">{sampleNote}: Payments migration, Saturday 22:00</p>
          </div>
          <div className="col-span-12 lg:col-span-7">
            <WayBackTable />
          </div>
        </div>
      </div>
    </section>
  )
}
