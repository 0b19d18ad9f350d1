import type { Accessory } from '../../content/packages.ts'

type Props = { title: string; lead: string; accessories: readonly Accessory[] }

/** The optional accessories as lines of an order. */
export function Accessories({ title, lead, accessories }: Props) {
  return (
    <section className="ruled">
      <div className="page pb-[var(--band)] cols">
        <div className="col-span-12 md:col-span-8">
          <h2>{title}</h2>
          <p className="lead mt-6">{lead}</p>
        </div>
        <ul className="accessories">
          {accessories.map(({ id, name, icon, description }) => (
            <li key={id}>
              <span className={icon} aria-hidden />
              <h3>{name}</h3>
              <p>{description}</p>
              <p className="accessory-price">
                £5k <span>per year</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
