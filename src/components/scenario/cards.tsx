import type { Cases } from '../../content/scenarios.ts'

type Props = Cases & {
  /** ledger: a line for each; steps: each further to the right; halves: the fact first, large; zones: one frame with locks between. */
  shape: 'ledger' | 'steps' | 'halves' | 'zones'
}

/** What a scenario covers, each case with the one fact that settles it. */
export function ScenarioCards({ title, lead, cards, shape }: Props) {
  return (
    <section className="ruled">
      <div className="page band">
        <div className="cols">
          <h2 className="col-span-12 md:col-span-7">{title}</h2>
          {lead && (
            <p className="col-span-12 md:col-span-5 md:col-start-8 text-ink-2 mt-5 md:mt-2">
              {lead}
            </p>
          )}
        </div>
        <ul className="cases" data-shape={shape}>
          {cards.map(({ title: name, text, fact }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
              <dl>
                <dt>{fact.name}</dt>
                <dd>{fact.text}</dd>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
