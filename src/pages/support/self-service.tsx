import { ExternalLink } from '../../components/external-link.tsx'
import { paths } from '../../paths.ts'
import type { selfService } from './copy.ts'

/** What answers without a person. A resource whose address is not set says how one gets in. */
export function SelfService({ title, lead, open, unset, ask, resources }: typeof selfService) {
  return (
    <section className="ruled bg-ground-2">
      <div className="page band cols gap-y-10">
        <div className="col-span-12 md:col-span-4">
          <h2>{title}</h2>
          <p className="text-ink-2 mt-6">{lead}</p>
        </div>
        <ul className="resources col-span-12 md:col-span-8 col-rule">
          {resources.map(({ title: name, description, variable }) => {
            const href = import.meta.env[variable]
            return (
              <li
                key={variable}
                className="grid sm:grid-cols-[1fr_184px] gap-x-8 gap-y-3 items-center py-5 line-b last:border-b-0"
              >
                <div>
                  <h3>{name}</h3>
                  <p className="text-ink-2">{description}</p>
                </div>
                {href ? (
                  <ExternalLink href={href} className="btn max-sm:justify-self-start">
                    {open}
                    <span className="sr-only">: {name}</span>
                  </ExternalLink>
                ) : (
                  <p className="small text-ink-2">
                    {unset}{' '}
                    <a href={paths.contact} className="link">
                      {ask}
                      <span className="sr-only">: {name}</span>
                    </a>
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
