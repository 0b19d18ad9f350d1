import { PrintButton } from '../../components/print-button.tsx'
import type { Strategy } from './strategy.ts'
import { britishDate } from '../../lib/dates.ts'
import { company } from '../../site.ts'

/** The internal plan as the sheet of A4 that it becomes in print. */
export function StrategySheet({ strategy }: { strategy: Strategy }) {
  return (
    <div className="desk">
      <div className="desk-bar no-print">
        <p className="small">Internal document. Nothing in it may be quoted to a customer.</p>
        <PrintButton>Download as PDF</PrintButton>
      </div>
      <article className="sheet">
        <p className="sheet-line">
          <b>{strategy.classification}</b>
          <span>{company}</span>
          <span>Version {strategy.version}</span>
          <time dateTime={strategy.date}>{britishDate(strategy.date)}</time>
        </p>
        <h1>{strategy.title}</h1>
        <nav aria-label="Contents" className="sheet-contents">
          <ol>
            {strategy.headings
              .filter(({ depth }) => depth === 2)
              .map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
          </ol>
        </nav>
        <div className="prose" dangerouslySetInnerHTML={{ __html: strategy.html }} />
      </article>
    </div>
  )
}
