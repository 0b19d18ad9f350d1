import type { LegalDocument } from '../../content/legal.ts'
import { isSample } from '../../content/sample.ts'
import type { intro } from './copy.ts'

export function LegalsIntro({
  title,
  lead,
  intent,
  skip,
  documents,
}: typeof intro & { documents: readonly LegalDocument[] }) {
  return (
    <div className="ruled">
      <div className="page pt-opening pb-band-half">
        <h1>{title}</h1>
        <p className="lead mt-5">
          {lead} {documents.some(isSample) && intent}
        </p>
        <p className="mt-6 no-print">
          <a href="#documents" className="btn">
            {skip}
            <span className="i-lucide-arrow-down" aria-hidden />
          </a>
        </p>
      </div>
    </div>
  )
}
