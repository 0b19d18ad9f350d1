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
      <div className="page cols items-end gap-y-5 pt-opening pb-band-half">
        <div className="col-span-12 md:col-span-8">
          <h1>{title}</h1>
          <p className="lead mt-5">
            {lead} {documents.some(isSample) && intent}
          </p>
        </div>
        <p className="col-span-12 md:col-span-4 md:text-right no-print">
          <a href="#documents" className="btn">
            {skip}
            <span className="i-lucide-arrow-down" aria-hidden />
          </a>
        </p>
      </div>
    </div>
  )
}
