import { personaImage, personas } from '../../content/personas.ts'
import type { RoleHere } from '../../content/scenario.ts'

type Props = { lead: string; roles: readonly RoleHere[] }

/** Who is this for: the roles of the scenario, and what each gets from the runbook. */
export function Roles({ lead, roles }: Props) {
  return (
    <section className="ruled">
      <div className="page band">
        <div className="cols">
          <h2 className="col-span-12 md:col-span-5">Who is this for</h2>
          <p className="lead col-span-12 md:col-span-7 mt-5 md:mt-0">{lead}</p>
        </div>
        <ul className="roles">
          {roles.map(({ slug, gets }) => (
            <li key={slug}>
              {/* The picture adds nothing to the title beside it. */}
              <img src={personaImage(slug)} alt="" width="112" height="112" loading="lazy" />
              <h3>{personas[slug]}</h3>
              <p>{gets}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
