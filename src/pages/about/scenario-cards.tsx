import { Band } from '../../components/band.tsx'
import { DemoButton } from '../../components/demo-button.tsx'
import { ScenarioGlyph } from '../../components/scenario-glyph/scenario-glyph.tsx'
import { paths } from '../../paths.ts'
import type { scenarioCards } from './copy.ts'

type Props = typeof scenarioCards

export function ScenarioCards({ title, explore, cards }: Props) {
  return (
    <Band name="Scenarios" on="bg-ground-2" className="band-tight">
      <h2>{title}</h2>
      <ul className="grid grid-cols-2 md:grid-cols-4 gap-6 mt-8 print:break-inside-avoid">
        {cards.map(({ id, name, path, question }) => (
          <li key={id} className="relative pl-5 edge-l-rule-strong">
            <ScenarioGlyph
              id={id}
              className="block max-w-30 md:max-w-36 mb-4 [--glyph-stroke:3px]"
            />
            <h3>
              <a href={path} className="decoration-1 underline-offset-4 whole-card">
                {name}
              </a>
            </h3>
            <p className="mt-1.5 text-ink-2">{question}</p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3.5 mt-8">
        <DemoButton />
        <a href={paths.scenarios} className="btn">
          {explore}
        </a>
      </div>
    </Band>
  )
}
