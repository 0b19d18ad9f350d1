import { ExternalLink } from '../../components/external-link.tsx'

type Expectation = {
  topic: string
  claim: string
  text: string
  date: string
  sources: { label: string; href: string }[]
}
type Props = { title: string; items: readonly Expectation[] }

/** What changed for the reader, each tied to a dated rule and its source. */
export function Expectations({ title, items }: Props) {
  return (
    <section className="ruled on-dark" data-band="Regulators">
      <div className="page band">
        <h2 className="max-w-10.9em">{title}</h2>
        <ul className="swipe mt-6 sm:mt-9">
          {items.map(({ topic, claim, text, date, sources }) => (
            <li
              key={topic}
              className="cols gap-y-3.5 py-6 max-sm:py-4 max-sm:content-start edge-t-bottle-rule"
            >
              <div className="col-span-12 md:col-span-4">
                <h3>{claim}</h3>
                <p className="text-small text-on-bottle-2 mt-2">{topic}</p>
              </div>
              <p className="col-span-12 md:col-span-5 measure text-on-bottle-2">{text}</p>
              <p className="col-span-12 md:col-span-3 text-small">
                <b className="fw-560">{date}</b>
                {sources.map(({ label, href }) => (
                  <ExternalLink
                    key={label}
                    href={href}
                    className="flex items-center min-h-7 text-on-bottle-2 underline-offset-3"
                  >
                    {label}
                  </ExternalLink>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
