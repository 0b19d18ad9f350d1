import { personaImage, personas, type PersonaSlug } from '../../content/personas.ts'
import type { Gains, ScenarioId } from '../../content/scenarios.ts'
import { WhoActs } from '../../product/scenario-runbooks/who-acts.tsx'
import { Band } from '../band.tsx'

type Props = { lead: string; gets: Gains; of: ScenarioId }

/**
 * Who is this for: who acts when in the page's event, and below it the roles of the scenario in rows on a rule, and what each gets. The portraits of a
 * row share one rule, which runs on through the gaps between them. Each has its line at its left; that
 * of the first is cut off with the space before it.
 */
export function Roles({ lead, gets, of }: Props) {
  const roles = Object.entries(gets) as [PersonaSlug, string][]
  return (
    <Band name="Roles">
      <div className="cols">
        <h2 className="col-span-12 md:col-span-5">Who is this for</h2>
        <p className="lead col-span-12 md:col-span-7 mt-3 md:mt-0">{lead}</p>
      </div>
      <WhoActs of={of} />
      <ul
        className="roles grid gap-y-8 mt-8 sm:grid-cols-[repeat(var(--columns),1fr)] lg:grid-cols-[repeat(var(--columns-wide),1fr)] sm:-ml-4 sm:[clip-path:inset(0_0_0_16px)]"
        style={{
          '--columns': evenColumns(roles.length, 4),
          '--columns-wide': evenColumns(roles.length, 7),
        }}
      >
        {roles.map(([slug, gain]) => (
          <li
            className="pr-5 sm:pl-4 sm:[box-shadow:-1px_0_var(--rule)] sm:[background:linear-gradient(var(--ink)_0_0)_0_96px/100%_1px_no-repeat] max-sm:grid max-sm:label-18 max-sm:gap-x-4 max-sm:p-0 max-sm:edge-b-rule"
            key={slug}
          >
            {/* The picture adds nothing to the title beside it. */}
            <img
              className="max-sm:w-18 max-sm:h-18 max-sm:row-start-1 max-sm:row-end-3 max-sm:self-end"
              src={personaImage(slug)}
              alt=""
              width="96"
              height="96"
              loading="lazy"
            />
            <h3 className="text-small sm:mt-3.5">{personas[slug].name}</h3>
            <p className="text-small mt-1 text-ink-2 max-sm:col-start-2 max-sm:pb-3">{gain}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}

/** How many columns, of `most` at most, give rows as even as they go. */
function evenColumns(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most))
}
