import type { ReactNode } from 'react'
import type { ScenarioCard } from './scenario-cards.ts'

type Props = { title: string; cards: readonly ScenarioCard[]; children: ReactNode }

/** The four scenarios by the question that each is about, over a sketch of its timetable. */
export function ScenarioCards({ title, cards, children }: Props) {
  return (
    <section className="ruled bg-ground-2">
      <div className="page band">
        <h2 className="max-w-[12.1em]">{title}</h2>
        <ul className="scenario-cards mt-12">
          {cards.map(({ name, path, question, bars }) => (
            <li key={name}>
              <svg viewBox="0 0 100 46" aria-hidden>
                {bars.map(([start, length], i) => (
                  <rect key={i} x={start} y={i * 8} width={length} height={4} rx={0.5} />
                ))}
              </svg>
              <h3>
                <a href={path}>{name}</a>
              </h3>
              <p className="text-ink-2">{question}</p>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3.5 mt-12">{children}</div>
      </div>
    </section>
  )
}
