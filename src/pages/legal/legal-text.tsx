import { BackLink } from '../../components/back-link.tsx'
import { Contents } from '../../components/contents.tsx'
import { Facts } from '../../components/facts.tsx'
import { PrintButton } from '../../components/print-button.tsx'
import type { LegalDocument } from '../../content/legal.ts'
import { counselNote, isSample } from '../../content/sample.ts'
import { britishDate } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'
import { company } from '../../site.ts'
import { numberClauses } from './number-clauses.ts'

/** One legal document: its control block, its status, and its clauses with hanging numbers. */
export function LegalText({ legal }: { legal: LegalDocument }) {
  const facts = [
    { name: 'Category', value: legal.category },
    { name: 'Version', value: legal.version },
    { name: 'Date', value: <time dateTime={legal.date}>{britishDate(legal.date)}</time> },
    { name: 'Issued by', value: company },
  ]
  const entries = legal.headings
    .filter(({ depth }) => depth === 2)
    .map(({ id, text }) => {
      const [, mark = '', name = text] = /^(\d+)\. (.*)$/.exec(text) ?? []
      return { id, text: name, mark }
    })
  return (
    <div className="ruled">
      <article className="page reading legal">
        <header className="reading-head">
          <BackLink href={paths.legals}>Back to Legal Documents</BackLink>
          <h1>{legal.title}</h1>
          <p className="lead">{legal.description}</p>
        </header>
        <Facts facts={facts} className="reading-side" />
        <div className="legal-status">
          {isSample(legal) && <p className="sample">{counselNote}</p>}
          <PrintButton>Print this document</PrintButton>
        </div>
        <Contents label="Clauses" entries={entries} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: numberClauses(legal.html) }} />
      </article>
    </div>
  )
}
