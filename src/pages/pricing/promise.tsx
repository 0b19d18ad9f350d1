type Props = {
  title: string
  text: string
  terms: readonly { text: string; clause: string }[]
  agreement: { href: string; label: string }
}

/** The promise in one breath, and the clauses that hold us to it. */
export function PricePromise({ title, text, terms, agreement }: Props) {
  return (
    <section className="ruled">
      <div className="page band promise">
        <h2>{title}</h2>
        <p className="promise-text">{text}</p>
        <table>
          <caption className="sr-only">Commercial terms and their clauses</caption>
          <tbody>
            {terms.map((term) => (
              <tr key={term.text}>
                <th scope="row">{term.clause}</th>
                <td>{term.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small">
          Clauses of the{' '}
          <a href={agreement.href} className="link">
            {agreement.label}
          </a>
          , which binds us both.
        </p>
      </div>
    </section>
  )
}
