import { personaImage, personas as names, type PersonaSlug } from '../../content/personas.ts'

type Props<Slug extends PersonaSlug> = {
  lead: string
  personas: readonly Slug[]
  /** What each of them gets from the runbook. */
  gets: Readonly<Record<Slug, string>>
}

/** Who is this for: the roles of the scenario in one row on a rule, and what each gets. */
export function Roles<Slug extends PersonaSlug>({ lead, personas, gets }: Props<Slug>) {
  return (
    <section className="ruled">
      <div className="page band">
        <div className="cols">
          <h2 className="col-span-12 md:col-span-5">Who is this for</h2>
          <p className="lead col-span-12 md:col-span-7 mt-3 md:mt-0">{lead}</p>
        </div>
        <ul
          className={`roles ${personas.length > 5 ? 'roles-seven lg:grid-cols-7' : 'roles-five lg:grid-cols-5'}`}
        >
          {personas.map((slug) => (
            <li key={slug}>
              {/* The picture adds nothing to the title beside it. */}
              <img src={personaImage(slug)} alt="" width="96" height="96" loading="lazy" />
              <h3>{names[slug]}</h3>
              <p>{gets[slug]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
