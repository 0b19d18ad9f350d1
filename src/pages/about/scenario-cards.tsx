import { DemoButton } from '../../components/demo-button.tsx'
import { paths } from '../../paths.ts'
import type { scenarioCards } from './copy.ts'

type Props = typeof scenarioCards

/** The four scenarios by the question that each is about, over a sketch of its timetable. */
export function ScenarioCards({ title, explore, cards }: Props) {
  return (
    <section className="ruled bg-ground-2">
      <div className="page band">
        <h2 className="max-w-[12.1em]">{title}</h2>
        <ul className="scenario-cards grid grid-cols-2 md:grid-cols-4 gap-6 mt-8 print:break-inside-avoid">
          {cards.map(({ name, path, question, bars }) => (
            <li
              key={name}
              className="group relative pl-5 border-0 border-l border-solid border-rule-strong"
            >
              <svg
                viewBox="0 0 100 46"
                className="w-full mb-5 pb-3.5 line-b border-rule-strong fill-ink-2 group-hover:fill-ink"
                aria-hidden
              >
                {bars.map(([start, length], i) => (
                  <rect key={i} x={start} y={i * 8} width={length} height={4} rx={0.5} />
                ))}
              </svg>
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
      </div>
    </section>
  )
}
