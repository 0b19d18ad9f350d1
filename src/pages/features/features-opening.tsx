import { DemoButton } from '../../components/demo-button.tsx'
import type { capabilities, forecast as sampleWords, opening } from './copy.ts'
import { SampleForecast } from './sample-forecast.tsx'

/** A station, and the line to the next. */
const stop =
  'relative pt-3 md:pr-6 edge-t-3-ink last:border-transparent line-stop before:w-4.75 before:h-4.75 before:edge-3-ink'
const stopLink =
  'inline-flex items-center min-h-11 max-[399px]:text-small text-topic fw-560 underline decoration-1 underline-offset-4 hover:decoration-2'

export function FeaturesOpening({
  title,
  lead,
  note,
  phases,
  tryTitle,
  forecast,
}: typeof opening & { phases: typeof capabilities; forecast: typeof sampleWords }) {
  return (
    <div className="ruled">
      <div className="page pt-4 pb-band-tight">
        <div className="grid lg:grid-cols-[minmax(0,1fr)_40rem] gap-x-12 gap-y-8 items-end">
          <div>
            <h1>{title}</h1>
            <p className="lead text-balance mt-4.5">{lead}</p>
            <p className="btn-pair mt-6">
              <DemoButton />
              <a href="#try-your-runbook" className="btn">
                {tryTitle}
              </a>
            </p>
          </div>
          <SampleForecast {...forecast} />
        </div>
        <nav
          aria-label="Phases of an event, and limits"
          className="mt-10 grid sm:grid-cols-[1fr_auto] md:parts-4-1 gap-x-6 items-end"
        >
          <ol className="stations grid grid-cols-4">
            {Object.entries(phases).map(([name, { station }]) => (
              <li key={name} className={stop}>
                <a href={`#${name}`} className={stopLink}>
                  {station}
                </a>
              </li>
            ))}
          </ol>
          <a href="#limits" className={stopLink}>
            What it does not do
          </a>
        </nav>
        <p className="sample mt-5">{note}</p>
      </div>
    </div>
  )
}
