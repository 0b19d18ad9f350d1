import { personaImage, roleName, type PersonaSlug } from '../../content/personas.ts'
import type { Gains } from '../../content/scenarios.ts'
import { Band } from '../band.tsx'

export function Roles({ gets }: { gets: Gains }) {
  const roles = Object.entries(gets) as [PersonaSlug, string][]
  return (
    <Band name="Roles" className="band-tight">
      <h2>Who is this for</h2>
      <ul
        className="roles swipe sm:grid gap-y-8 mt-8"
        style={{
          '--columns': evenColumns(roles.length, 4),
          '--columns-wide': evenColumns(roles.length, 7),
        }}
      >
        {roles.map(([slug, gain]) => (
          <li key={slug}>
            {/* Empty alt: the title beside it says the same. */}
            <img src={personaImage(slug)} alt="" width="96" height="96" loading="lazy" />
            <h3 className="text-small">{roleName(slug)}</h3>
            <p className="text-small mt-1 text-ink-2">{gain}</p>
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
