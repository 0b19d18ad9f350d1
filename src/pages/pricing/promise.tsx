import { getLegalDocument } from '../../content/legal.ts'
import { isSample } from '../../content/sample.ts'
import type { promise } from './copy.ts'

export function PricePromise({ title, text, term, agreement }: typeof promise) {
  const isDraft = isSample(getLegalDocument('subscription-agreement')!)
  return (
    <div className="col-span-12 lg:col-span-6 lg:pr-6 print:break-inside-avoid">
      <h2>{title}</h2>
      <p className="claim mt-5">{text}</p>
      <p className="measure mt-4 text-ink-2">{term}</p>
      <p className="measure mt-2 text-ink-2">
        {agreement.before}
        <a href={agreement.link.href} className="link">
          {agreement.link.label}
        </a>
        {isDraft ? agreement.draft : agreement.final}
      </p>
    </div>
  )
}
