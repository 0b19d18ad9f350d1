import { Island } from '../../components/island.tsx'
import SpreadsheetCheck from '../../islands/spreadsheet-check/index.tsx'

type Props = {
  title: string
  lead: string
  looksFor: readonly string[]
  reads: string
}

/** The check: what it looks for beside the place to drop a file; the report takes the whole width. */
export function SpreadsheetSection({ title, lead, looksFor, reads }: Props) {
  return (
    <section className="ruled check-section" id="spreadsheet-check">
      <div className="page band">
        <div className="cols check-intro">
          <h2>{title}</h2>
          <div className="check-what">
            <p className="lead">{lead}</p>
            <ul className="check-looks small">
              {looksFor.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <p className="small text-ink-2 measure">{reads}</p>
          </div>
        </div>
        <noscript>
          <p className="check-noscript">
            The check runs in your browser, so it needs JavaScript, which is switched off here.
            Nothing else on this page does.
          </p>
        </noscript>
        <Island name="spreadsheet-check" of={SpreadsheetCheck} props={{}} wake="visible" />
      </div>
    </section>
  )
}
