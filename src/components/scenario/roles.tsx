import { personaImage, personas, type PersonaSlug } from '../../content/personas.ts'
import type { Gains, ScenarioId } from '../../content/scenarios.ts'
import { WhoActs } from '../../screens/charts/who-acts.tsx'
import { Band } from '../band.tsx'

type Props = { lead: string; gets: Gains; of: ScenarioId }

/** The portraits of a row stand on one rule. Each has a line at its left; clip-path hides that of the first. */
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
            {/* Empty alt: the title beside it says the same. */}
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

/** The number of columns, `most` or fewer, that makes the rows most even. */
function evenColumns(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most))
}
