type Props = { title: string; text: string; items: readonly { name: string; text: string }[] }

/** Included in every package: one panel, ticked off as a task list is. */
export function Included({ title, text, items }: Props) {
  return (
    <section className="ruled">
      <div className="page pb-[var(--band)]">
        <div className="window included">
          <div className="included-head">
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
          <ul>
            {items.map((item) => (
              <li key={item.name}>
                <b>{item.name}</b>
                <span>{item.text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
