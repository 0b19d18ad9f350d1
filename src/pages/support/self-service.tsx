import { Band } from '../../components/band.tsx'
import { BandHead } from '../../components/band-head.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { paths } from '../../paths.ts'
import type { selfService } from './copy.ts'

/** A resource whose address is not set says how to get access. */
export function SelfService({ title, lead, open, unset, ask, resources }: typeof selfService) {
  return (
    <Band name="Self-help" on="bg-ground-2" className="band-tight">
      <BandHead title={title} lead={lead} />
      <ul className="grid md:grid-cols-3 gap-6 mt-6">
        {resources.map(({ title: name, description, variable }) => {
          const href = import.meta.env[variable]
          return (
            <li key={variable} className="flex flex-col gap-2 pt-4 edge-t-rule-strong">
              <h3>{name}</h3>
              <p className="text-ink-2 grow">{description}</p>
              {href ? (
                <p className="mt-2">
                  <ExternalLink href={href} className="btn">
                    {open}
                    <span className="sr-only"> ({name})</span>
                  </ExternalLink>
                </p>
              ) : (
                <p className="text-small text-ink-2">
                  {unset}{' '}
                  <a href={paths.contact} className="link">
                    {ask}
                    <span className="sr-only"> ({name})</span>
                  </a>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </Band>
  )
}
