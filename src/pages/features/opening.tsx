import { DemoButton } from '../../components/demo-button.tsx'
import type { PhaseFacts, PhaseName } from './copy.ts'

type Props = {
  title: string
  lead: string
  note: string
  phases: Readonly<Record<PhaseName, PhaseFacts>>
  checkTitle: string
}

/** The claim, and under it the page as a line with four stations and what stops at each. */
export function FeaturesOpening({ title, lead, note, phases, checkTitle }: Props) {
  return (
    <div className="ruled">
      <div className="page cols feat-opening">
        <h1>{title}</h1>
        <div className="feat-claim">
          <p className="lead">{lead}</p>
          <p className="flex flex-wrap items-center gap-3 mt-7">
            <DemoButton />
            <a href="#spreadsheet-check" className="btn">
              Check a spreadsheet
            </a>
          </p>
        </div>
        <nav aria-label="On this page" className="feat-line">
          <ol className="feat-stations">
            {Object.entries(phases).map(([name, { station, facts }]) => (
              <li key={name}>
                <a href={`#${name}`}>{station}</a>
                <ul className="small">
                  {facts.map((fact) => (
                    <li key={fact.name}>{fact.name}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
          <p className="feat-branch">
            <a href="#limits">What it does not do</a>
            <a href="#spreadsheet-check">{checkTitle}</a>
          </p>
        </nav>
        <p className="sample">{note}</p>
      </div>
    </div>
  )
}
