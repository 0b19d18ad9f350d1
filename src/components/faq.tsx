import { useId, type ReactNode } from 'react'
import type { FaqItem } from '../content/faq-item.ts'
import { Band } from './band.tsx'

type Props = {
  title: string
  items: readonly FaqItem[]
  /** The band's name on the ruler. */
  name?: string
  id?: string
  /** Stands below the title. */
  children?: ReactNode
}

/** One answer is open at a time: `name` groups the details, without a script. */
export function Faq({ title, items, name = 'FAQ', id, children }: Props) {
  const group = useId()
  return (
    <Band name={name} id={id} className="band cols">
      <div className="col-span-12 md:col-span-4 md:sticky md:top-[calc(var(--header)+32px)] self-start max-md:mb-6">
        <h2>{title}</h2>
        {children}
      </div>
      <div className="faq disclosures col-span-12 md:col-start-5 md:col-end-13 max-md:edge-t-rule col-rule">
        {items.map(({ question, answer }) => (
          <details key={question} name={group} className="edge-b-rule">
            <summary className="grid grid-cols-[1fr_20px] gap-6 items-center min-h-15 py-2.5 text-topic fw-560 text-balance cursor-pointer">
              {question}
            </summary>
            <p className="max-w-36.7em pr-11 pb-6 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </Band>
  )
}
