type Props = { title: string; items: readonly { question: string; answer: string }[] }

/** What a security reviewer asks of the technology, each answered in a sentence or two. */
export function Trust({ title, items }: Props) {
  return (
    <section className="bg-ground-2 ruled">
      <div className="page band">
        <h2 className="max-w-[13.3em]">{title}</h2>
        <dl className="trust">
          {items.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
