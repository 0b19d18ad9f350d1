import { DemoButton } from '../../components/demo-button.tsx'
import { Island } from '../../components/island.tsx'
import LiveRunbook from '../../islands/live-runbook/index.tsx'
import type { hero } from './copy.ts'

export function Hero({ eyebrow, title, lead, tryIt, noScript, facts }: typeof hero) {
  return (
    <>
      <div className="ruled">
        <div className="page hero pt-4 pb-4.5 md:pt-6 md:pb-7">
          <p className="mb-2 text-small leading-5 text-ink-2">{eyebrow}</p>
          <h1 className="max-w-12.5em text-hero">{title}</h1>
          <div className="flex flex-wrap lg:flex-nowrap items-end gap-4 mt-3.5">
            <p className="text-ink-2 leading-normal max-sm:text-small lg:flex-1">{lead}</p>
            <div className="hero-actions flex gap-2 lg:ml-auto max-sm:w-full max-sm:text-small">
              <DemoButton look="btn btn-now min-h-12 px-3 sm:px-4 whitespace-nowrap" />
              <a
                href="#live-runbook"
                data-press="delay-a-task"
                className="btn min-h-12 px-2 sm:px-4 max-sm:flex-1 sm:whitespace-nowrap"
              >
                {tryIt}
              </a>
            </div>
          </div>
        </div>
      </div>
      <section
        id="live-runbook"
        className="ruled on-dark overflow-x-clip"
        data-band="Runbook"
        aria-label="A live runbook to try"
      >
        <Island name="live-runbook" of={LiveRunbook} props={{}} wake="intent" />
        <noscript>
          <p className="page pb-8 text-on-bottle-2">{noScript}</p>
        </noscript>
      </section>
      <dl className="facts-strip page">
        {facts.map(({ name, text, note }) => (
          <div key={name}>
            <dt className="fw-600">{name}</dt>
            <dd className="text-ink-2">
              {text}
              {note && <small className="text-ink-3 text-small"> {note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
