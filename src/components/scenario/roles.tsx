import { personaImage, personas, type PersonaSlug } from '../../content/personas.ts'
import type { Gains } from '../../content/scenarios.ts'

type Props = { lead: string; gets: Gains }

/** Who is this for: the roles of the scenario in one row on a rule, and what each gets. */
export function Roles({ lead, gets }: Props) {
  const roles = Object.entries(gets) as [PersonaSlug, string][]
  return (
    <section className="ruled">
      <div className="page band">
        <div className="cols">
          <h2 className="col-span-12 md:col-span-5">Who is this for</h2>
          <p className="lead col-span-12 md:col-span-7 mt-3 md:mt-0">{lead}</p>
        </div>
        <ul
          className={`roles ${roles.length > 5 ? 'roles-seven lg:grid-cols-7' : 'roles-five lg:grid-cols-5'}`}
        >
          {roles.map(([slug, gain]) => (
            <li key={slug}>
              {/* The picture adds nothing to the title beside it. */}
              <img src={personaImage(slug)} alt="" width="96" height="96" loading="lazy" />
              <h3>{personas[slug].name}</h3>
              <p>{gain}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
