import { Band } from '../../components/band.tsx'
import { ScenarioGlyph } from '../../components/scenario-glyph/scenario-glyph.tsx'
import { sampleNote } from '../../content/sample.ts'
import { scenarios } from '../../content/scenarios.ts'
import { keepTogether } from '../../lib/keep-together.ts'
import type { overview } from './copy.ts'
import { ToScale } from './to-scale.tsx'

export function Overview({ title, scale, cards }: typeof overview) {
  return (
    <Band name="Events" className="pb-12">
      <h2 className="sr-only">{title}</h2>
      <ToScale {...scale} />
      <ul className="swipe sm:grid sm:grid-cols-2 lg:grid-cols-4 sm:edge-y-ink">
        {scenarios.map(({ id, name, path }) => (
          <li key={id} className="scenario-event">
            <ScenarioGlyph id={id} className="w-30 md:w-36 [--glyph-stroke:3px]" />
            <h3 className="mt-5">{name}</h3>
            <p className="mt-2 mb-4 text-ink-2 leading-normal grow">{keepTogether(cards[id])}</p>
            <a href={path} className="link self-start fw-560 leading-11 whole-card">
              Learn More<span className="sr-only"> about {name}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="sample mt-6">{sampleNote}: four fictional events of one payments estate</p>
    </Band>
  )
}
