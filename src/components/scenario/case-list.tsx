import type { Cases } from '../../content/scenarios.ts'

type Props = {
  cards: Cases['cards']
  className: string
  itemClass: string
  factClass?: string
}

export function CaseList({ cards, className, itemClass, factClass = '' }: Props) {
  return (
    <ul className={`cases ${className}`}>
      {cards.map(({ title, text, fact }) => (
        <li key={title} className={itemClass}>
          <h3 className="text-topic">{title}</h3>
          <p className="leading-normal text-ink-2">{text}</p>
          {fact && (
            <dl className={`text-small ${factClass}`}>
              <dt className="text-ink-3">{fact.name}</dt> <dd className="fw-560">{fact.text}</dd>
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}
