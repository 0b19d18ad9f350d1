type Props = { title: string; text: string; items: readonly { name: string; text: string }[] }

/** Included in every package: one panel, ticked off as a task list is. */
export function Included({ title, text, items }: Props) {
  return (
    <section className="ruled">
      <div className="page band">
        <div className="window grid md:grid-cols-[4fr_8fr]">
          <div className="p-6 md:p-8 bg-ground-2 border-0 border-b border-solid border-rule md:border-b-0 md:border-r">
            <h2>{title}</h2>
            <p className="small mt-3 text-ink-2">{text}</p>
          </div>
          <ul className="included grid sm:grid-cols-[1fr_1fr]">
            {items.map((item) => (
              <li key={item.name}>
                <b className="fw-600">{item.name}</b>
                <span className="col-start-2 text-[.9375rem] text-ink-2">{item.text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
