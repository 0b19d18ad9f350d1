import { Faq } from '../../components/faq.tsx'
import type { forArchitects } from './copy.ts'

export function ArchitectsAnswers({ title, sample, answers, integrations }: typeof forArchitects) {
  return (
    <Faq title={title} items={answers} name="Answers" id="answers">
      {sample && <p className="sample mt-4">{sample}</p>}
      <h3 className="mt-8 text-body">{integrations.title}</h3>
      <dl className="mt-2 text-small">
        {integrations.items.map(({ name, state }) => (
          <div key={name} className="flex justify-between gap-4 py-2 edge-t-rule">
            <dt>{name}</dt>
            <dd className="shrink-0 text-ink-3">{state}</dd>
          </div>
        ))}
      </dl>
    </Faq>
  )
}
