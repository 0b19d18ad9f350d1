type Props = {
  title: string
  lead: string
  note?: string
  rules: readonly { name: string; text: string }[]
}

/** The tool's name, and beside it what the model may touch and what it may not. */
export function PhotosOpening({ title, lead, note, rules }: Props) {
  return (
    <section className="ruled">
      <div className="page grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-y-12 gap-x-[clamp(32px,5vw,96px)] items-end pt-opening pb-band-half">
        <div>
          <h1>{title}</h1>
          <p className="lead mt-7">{lead}</p>
          {note && <p className="sample mt-8">{note}</p>}
        </div>
        <dl className="edge-t-3-ink">
          {rules.map(({ name, text }) => (
            <div key={name} className="grid label-26 gap-4 py-2.5 edge-b-rule text-small">
              <dt className="fw-600">{name}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
