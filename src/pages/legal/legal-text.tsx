import { LongRead } from '../../components/long-read.tsx'
import { PrintButton } from '../../components/print-button.tsx'
import type { LegalDocument } from '../../content/legal.ts'
import { counselNote, inForceNote, isSample } from '../../content/sample.ts'
import { britishDate } from '@cuewright/runbook/words'
import { company } from '../../site.ts'
import { labels } from './copy.ts'

export function LegalText({ legal }: { legal: LegalDocument }) {
  const facts = [
    { name: labels.category, text: legal.category },
    { name: labels.version, text: legal.version },
    { name: labels.date, text: <time dateTime={legal.date}>{britishDate(legal.date)}</time> },
    { name: labels.issuer, text: company },
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
        {isSample(legal) && (
          <p className="sample flex-[1_1_320px] max-w-29.8em">
            {legal.inForce ? inForceNote : counselNote}
          </p>
        )}
        <PrintButton>{labels.print}</PrintButton>
      </div>
    </LongRead>
  )
}

const TITLE = /(<h2[^>]*>)(\d+\.) /g
const CLAUSE = /<p>(\d+)\.(\d+) /g

function number(text: string) {
  return `<span class="clause-number">${text}</span> `
}

/** Wraps the numbers of titles ('7. …') and clauses ('7.3 …'), to put them in the margin. Clauses get an id, 'clause-7-3'. */
export function numberClauses(html: string): string {
  return html
    .replace(TITLE, (_, tag: string, title: string) => tag + number(title))
    .replace(
      CLAUSE,
      (_, title: string, clause: string) =>
        `<p class="clause" id="clause-${title}-${clause}">${number(`${title}.${clause}`)}`,
    )
}
