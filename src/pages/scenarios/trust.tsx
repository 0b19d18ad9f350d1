import { Band } from '../../components/band.tsx'

type Props = { title: string; items: readonly { question: string; answer: string }[] }

/** What a security review asks of the technology, each with its answer. */
export function Trust({ title, items }: Props) {
  return (
    <Band name="Security" on="bg-ground-2" className="py-14">
      <h2>{title}</h2>
      <dl className="ruled-columns grid sm:grid-cols-2 lg:grid-cols-3 gap-x-6 mt-6">
        {items.map(({ question, answer }) => (
          <div key={question} className="pt-4 pb-6 edge-t-rule-strong">
            <dt className="text-topic fw-560">{question}</dt>
            <dd className="mt-1.5 text-small text-ink-2">{answer}</dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
