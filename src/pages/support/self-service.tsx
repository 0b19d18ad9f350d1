import { ExternalLink } from '../../components/external-link.tsx'
import type { Resource } from './self-service-copy.ts'
import { paths } from '../../paths.ts'

type Props = { title: string; lead: string; resources: readonly Resource[] }

/** What answers without a person. A resource whose address is not set says how one gets in. */
export function SelfService({ title, lead, resources }: Props) {
  return (
    <section className="ruled">
      <div className="page band cols gap-y-10">
        <div className="col-span-12 md:col-span-4">
          <h2>{title}</h2>
          <p className="text-ink-2 mt-6">{lead}</p>
        </div>
        <ul className="resources col-span-12 md:col-span-8 lg:col-span-7 lg:col-start-6">
          {resources.map(({ title: name, description, variable }) => {
            const href = import.meta.env[variable]
            return (
              <li key={variable}>
                <h3>{name}</h3>
                <p className="text-ink-2">{description}</p>
                {href ? (
                  <ExternalLink href={href} className="btn">
                    Access Now
                    <span className="sr-only">: {name}</span>
                  </ExternalLink>
                ) : (
                  <p className="small text-ink-2">
                    Access comes with your subscription.{' '}
                    <a href={paths.contact} className="link">
                      Ask for it
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
