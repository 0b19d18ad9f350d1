import { Band } from '../../components/band.tsx'
import { BandHead } from '../../components/band-head.tsx'
import type { forArchitects } from './copy.ts'

const item = 'pt-3.5 pb-8 edge-t-rule break-inside-avoid'

export function ArchitectsAnswers({
  title,
  lead,
  sample,
  answers,
  integrations,
}: typeof forArchitects) {
  return (
    <Band name="Answers" id="answers">
      <BandHead title={title} lead={lead}>
        {sample && <p className="sample mt-3">{sample}</p>}
      </BandHead>
      <div className="mt-9 sm:columns-2 lg:columns-3 gap-x-6 [column-rule:1px_solid_var(--rule)]">
        <dl>
          {answers.map(({ question, paragraphs }) => (
            <div key={question} className={item}>
              <dt className="fw-600 leading-tight">{question}</dt>
              {paragraphs.map((paragraph) => (
                <dd key={paragraph} className="mt-2 leading-normal text-ink-2">
                  {paragraph}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <div className={item}>
          <h3 className="text-body leading-tight">{integrations.title}</h3>
          <ul className="list-none mt-2">
            {integrations.items.map(({ name, state }) => (
              <li key={name} className="flex justify-between gap-4 py-2 edge-b-rule">
                <span>{name}</span>
                <span className="shrink-0 text-ink-3">{state}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  )
}
