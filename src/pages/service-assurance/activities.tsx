type Props = { title: string; claim: string; items: readonly { name: string; text: string }[] }

/** Six activities as steps down a stair: each begins where the one before was not enough. */
export function Activities({ title, claim, items }: Props) {
  return (
    <section className="ruled">
      <div className="page band">
        <h2>{title}</h2>
        <p className="claim mt-6">{claim}</p>
        <ol className="stair mt-12">
          {items.map(({ name, text }, step) => (
            <li
              key={name}
              className="max-w-[29.8em] pb-7 pl-5 border-0 border-l-3 border-solid border-ink"
              style={{ '--step': step }}
            >
              <h3 className="mb-1">{name}</h3>
              <p className="text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
