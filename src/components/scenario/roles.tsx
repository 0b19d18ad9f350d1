import { personaImage, personas as names, type PersonaSlug } from '../../content/personas.ts'

type Props<Slug extends PersonaSlug> = {
  lead: string
  personas: readonly Slug[]
  /** What each of them gets from the runbook. */
  gets: Readonly<Record<Slug, string>>
}

/** Who is this for: the roles of the scenario, and what each gets from the runbook. */
export function Roles<Slug extends PersonaSlug>({ lead, personas, gets }: Props<Slug>) {
  return (
    <section className="ruled">
      <div className="page band">
        <div className="cols">
          <h2 className="col-span-12 md:col-span-5">Who is this for</h2>
          <p className="lead col-span-12 md:col-span-7 mt-5 md:mt-0">{lead}</p>
        </div>
        <ul className="roles">
          {personas.map((slug) => (
            <li key={slug}>
              {/* The picture adds nothing to the title beside it. */}
              <img src={personaImage(slug)} alt="" width="112" height="112" loading="lazy" />
              <h3>{names[slug]}</h3>
              <p>{gets[slug]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
