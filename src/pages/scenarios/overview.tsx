import { duration } from '../../lib/clock.ts'
import { NightSketch, lengths, type Sketch } from '../../product/scenario-runbooks/night-sketch.tsx'
import { sampleNote } from '../../content/sample.ts'
import { scenarios } from '../../content/scenarios.ts'

type Props = {
  title: string
  cards: readonly { sketch: Sketch; text: string; limit: string }[]
}

const keys: readonly Sketch[] = ['planned', 'service', 'disaster', 'cyber']

/** The four scenarios as four nights of one payments estate, each with the shape of its own page. */
export function Overview({ title, cards }: Props) {
  return (
    <section className="ruled">
      <div className="page pb-[var(--band)]">
        <h2 className="sr-only">{title}</h2>
        <ul className="nights">
          {cards.map(({ sketch, text, limit }) => {
            const { name, path } = scenarios[keys.indexOf(sketch)]!
            return (
              <li key={sketch}>
                <NightSketch of={sketch} />
                <h3>{name}</h3>
                <p>{text}</p>
                <dl className="data">
                  <dt>{lengths[sketch].name}</dt>
                  <dd>
                    {duration(lengths[sketch].minutes)} {limit}
                  </dd>
                </dl>
                <a href={path} className="link">
                  Learn More<span className="sr-only"> about {name}</span>
                </a>
              </li>
            )
          })}
        </ul>
        <p className="sample mt-8">{sampleNote}: four fictional events of one payments estate</p>
      </div>
    </section>
  )
}
