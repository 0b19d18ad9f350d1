import { Band } from '../../components/band.tsx'
import type { Extra } from '../../content/not-included.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
import type * as copy from './copy.ts'

type Props = typeof copy.included & {
  wholeCost: typeof copy.wholeCost & { extras: readonly Extra[] }
}

export function Included({ title, text, items, wholeCost }: Props) {
  return (
    <Band name="Included">
      <div className="window grid md:parts-4-8">
        <div className="p-6 md:p-8 bg-ground-2 edge-b-rule md:edge-r-rule md:edge-b-0">
          <h2>{title}</h2>
          <p className="text-small mt-3 text-ink-2">{text}</p>
        </div>
        <ul className="included grid sm:grid-cols-2 list-none -mr-px -mb-px">
          {items.map((item) => (
            <li
              key={item.name}
              className="px-6 py-2.5 sm:py-3.25 leading-snug edge-r-rule edge-b-rule"
            >
              <p>
                <b className="sm:block fw-600">{item.name}</b>
                {item.text && (
                  <span className="text-small text-ink-2 max-sm:before:content-[':_']">
                    {item.text}
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className="cols gap-y-4 mt-9">
        <div className="col-span-12 md:col-span-4">
          <h3>{wholeCost.title}</h3>
          {wholeCost.extras.some(isSample) && <p className="sample mt-3">{sampleNote}</p>}
        </div>
        <dl className="col-span-12 md:col-span-8 grid gap-x-6 gap-y-3 sm:gap-y-6 sm:grid-cols-3">
          {wholeCost.extras.map((extra) => (
            <div key={extra.name} className="pt-3.5 edge-t-rule">
              <dt className="fw-600 leading-tight">{extra.name}</dt>
              <dd className="text-small mt-1 sm:mt-2 text-ink-2">{extra.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  )
}
