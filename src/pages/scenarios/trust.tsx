type Props = { title: string; items: readonly { question: string; answer: string }[] }

/** What a security review asks of the technology, each with its answer. */
export function Trust({ title, items }: Props) {
  return (
    <section className="ruled bg-ground-2" data-band="Security">
      <div className="page py-14">
        <h2>{title}</h2>
        <dl className="ruled-columns grid sm:grid-cols-2 lg:grid-cols-3 gap-x-6 mt-6">
          {items.map(({ question, answer }) => (
            <div key={question} className="pt-4 pb-6 edge-t-rule-strong">
              <dt className="text-topic fw-560">{question}</dt>
              <dd className="mt-1.5 text-small text-ink-2">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
