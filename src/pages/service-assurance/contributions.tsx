type Props = { title: string; claim: string; items: readonly string[] }

/** Eight points as a kit list: ticked off, in two columns. */
export function Contributions({ title, claim, items }: Props) {
  return (
    <section className="ruled on-dark">
      <div className="page band cols gap-y-10">
        <div className="col-span-12 lg:col-span-4">
          <h2>{title}</h2>
          <p className="text-on-bottle-2 mt-6">{claim}</p>
        </div>
        <ul className="kit grid sm:grid-cols-2 gap-x-6 col-span-12 lg:col-span-8">
          {items.map((item) => (
            <li
              key={item}
              className="relative py-3.5 pl-11 border-0 border-l border-solid border-bottle-rule"
            >
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
