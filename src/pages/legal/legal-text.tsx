import { LongRead } from '../../components/long-read.tsx'
import { PrintButton } from '../../components/print-button.tsx'
import type { LegalDocument } from '../../content/legal.ts'
import { counselNote, isSample } from '../../content/sample.ts'
import { britishDate } from '../../lib/dates.ts'
import { company } from '../../site.ts'
import { labels } from './copy.ts'
import { numberClauses } from './number-clauses.ts'

/** One legal document: its control block, its status, and its clauses with hanging numbers. */
export function LegalText({ legal }: { legal: LegalDocument }) {
  const facts = [
    { name: labels.category, value: legal.category },
    { name: labels.version, value: legal.version },
    { name: labels.date, value: <time dateTime={legal.date}>{britishDate(legal.date)}</time> },
    { name: labels.issuer, value: company },
  ]
  const entries = legal.headings
    .filter(({ depth }) => depth === 2)
    .map(({ id, text }) => {
      const [, mark = '', name = text] = /^(\d+)\. (.*)$/.exec(text) ?? []
      return { id, text: name, mark }
    })
  return (
    <LongRead
      back={labels.back}
      title={legal.title}
      lead={legal.description}
      facts={facts}
      contents={{ label: labels.contents, entries }}
      html={numberClauses(legal.html)}
      isNumbered
    >
      <div className="reading-between md:col-start-5 md:col-end-13 lg:col-start-4 lg:col-end-11 flex flex-wrap items-center gap-x-8 gap-y-5">
        {isSample(legal) && <p className="sample flex-[1_1_320px] max-w-29.8em">{counselNote}</p>}
        <PrintButton>{labels.print}</PrintButton>
      </div>
    </LongRead>
  )
}
