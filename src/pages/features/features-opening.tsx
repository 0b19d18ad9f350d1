import { DemoButton } from '../../components/demo-button.tsx'
import type { PhaseFacts, PhaseName } from './copy.ts'

type Props = {
  title: string
  lead: string
  note: string
  phases: Readonly<Record<PhaseName, PhaseFacts>>
  tryTitle: string
}

/** The claim, and under it the page as a line with four stations and what stops at each. */
export function FeaturesOpening({ title, lead, note, phases, tryTitle }: Props) {
  return (
    <div className="ruled">
      <div className="page pt-4 pb-band-half">
        <h1 className="max-w-15em">{title}</h1>
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 mt-4.5">
          <p className="lead md:max-w-44em">{lead}</p>
          <p className="flex flex-wrap items-center gap-3">
            <DemoButton />
            <a href="#try-your-runbook" className="btn">
              {tryTitle}
            </a>
          </p>
        </div>
        <nav aria-label="Phases of an event" className="mt-10">
          <ol className="stations md:edge-t-3-ink max-md:ml-1.75 max-md:edge-l-3-ink ruled-columns grid md:grid-cols-4 gap-x-6">
            {Object.entries(phases).map(([name, { station, facts }]) => (
              <li
                key={name}
                className="relative md:pt-4 max-md:pl-6 max-md:pb-5 line-stop before:w-4.75 before:h-4.75 before:edge-3-ink max-md:before:top-1.75 max-md:before:-left-2.75"
              >
                <a
                  href={`#${name}`}
                  className="inline-flex items-center min-h-8 text-item fw-560 underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {station}
                </a>
                <ul className="mt-1 p-0 text-small text-ink-2 sm:max-md:columns-2 [&>li]:py-0.5">
                  {facts.map((fact) => (
                    <li key={fact.name}>{fact.name}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
          <p className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 mt-6 pt-3 edge-t-rule">
            <a href="#limits" className="link fw-560 inline-flex items-center min-h-8">
              What it does not do
            </a>
            <span className="sample">{note}</span>
          </p>
        </nav>
      </div>
    </div>
  )
}
