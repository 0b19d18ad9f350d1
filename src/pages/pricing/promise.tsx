import { Band } from '../../components/band.tsx'
import { getLegalDocument } from '../../content/legal.ts'
import { isSample } from '../../content/sample.ts'
import type { promise } from './copy.ts'

export function PricePromise({ title, text, term, agreement }: typeof promise) {
  const isDraft = isSample(getLegalDocument('subscription-agreement')!)
  return (
    <Band name="Promise" className="band cols gap-y-4 print:break-inside-avoid">
      <h2 className="col-span-12 md:col-span-5">{title}</h2>
      <div className="col-span-12 md:col-span-7">
        <p className="claim">{text}</p>
        <p className="measure mt-4 text-ink-2">{term}</p>
        <p className="measure mt-2 text-ink-2">
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
