import { Band } from '../../components/band.tsx'
import { getLegalDocument } from '../../content/legal.ts'
import { isSample } from '../../content/sample.ts'
import type { promise } from './copy.ts'

export function PricePromise({ title, text, term, agreement }: typeof promise) {
  const isDraft = isSample(getLegalDocument('subscription-agreement')!)
  return (
    <Band name="Promise" className="band print:break-inside-avoid">
      <h2 className="text-item!">{title}</h2>
      <p className="headings-face text-statement mt-4 mb-12 text-balance">{text}</p>
      <div className="cols gap-y-6">
        <p className="col-span-12 md:col-span-7 measure text-ink-2">{term}</p>
        <p className="col-span-12 md:col-span-5 text-ink-2">
          {agreement.before}
          <a href={agreement.link.href} className="link">
            {agreement.link.label}
          </a>
          {isDraft ? agreement.draft : agreement.final}
        </p>
      </div>
    </Band>
  )
}
