import { Band } from '../../components/band.tsx'
import { getLegalDocument } from '../../content/legal.ts'
import { isSample } from '../../content/sample.ts'
import type { promise } from './copy.ts'

export function PricePromise({ title, text, caption, terms, agreement }: typeof promise) {
  const isDraft = isSample(getLegalDocument('subscription-agreement')!)
  return (
    <Band name="Promise" className="band cols gap-y-8 print:break-inside-avoid">
      <div className="col-span-12 md:col-span-6">
        <h2 className="text-item">{title}</h2>
        <p className="mt-4 text-heading fw-520 text-balance">{text}</p>
      </div>
      <div className="col-span-12 md:col-span-6 col-rule">
        <table className="edge-b-rule">
          <caption className="sr-only">{caption}</caption>
          <tbody>
            {terms.map((term) => (
              <tr key={term.clause} className="edge-t-rule">
                <th scope="row" className="w-14 py-2.5 align-baseline fw-600">
                  {term.clause}
                </th>
                <td className="py-2.5 align-baseline leading-normal">{term.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-small mt-3.5 text-ink-2">
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
