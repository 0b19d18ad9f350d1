type Props = { title: string; items: readonly { name: string; text: string }[] }

/** Included in every package: one panel, ticked off as a task list is. */
export function Included({ title, items }: Props) {
  return (
    <section className="ruled">
      <div className="page pb-[var(--band)]">
        <div className="window included">
          <h2>{title}</h2>
          <ul>
            {items.map(({ name, text }) => (
              <li key={name}>
                <b>{name}</b>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
