type Props = { title: string; lead: string; note?: string; rules: readonly (readonly string[])[] }

/** The tool's name, and beside it what the model may touch and what it may not. */
export function PhotosOpening({ title, lead, note, rules }: Props) {
  return (
    <section className="ruled">
      <div className="page photo-opening">
        <div>
          <h1>{title}</h1>
          <p className="lead mt-7">{lead}</p>
          {note && <p className="sample mt-8">{note}</p>}
        </div>
        <dl className="photo-rules">
          {rules.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
