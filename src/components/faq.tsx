import { useId } from 'react'
import type { FaqItem } from '../content/faq-item.ts'

type Props = { title: string; items: readonly FaqItem[] }

/** Questions as a ruled list beside their heading: one open at a time, by the browser alone. */
export function Faq({ title, items }: Props) {
  const group = useId()
  return (
    <section className="ruled">
      <div className="page band cols">
        <h2 className="faq-title">{title}</h2>
        <div className="faq">
          {items.map(({ question, answer }) => (
            <details key={question} name={group}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
