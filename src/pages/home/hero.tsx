import { DemoButton } from '../../components/demo-button.tsx'
import { Island } from '../../components/island.tsx'
import LiveRunbook from '../../islands/live-runbook/index.tsx'
import type { hero } from './copy.ts'

export function Hero({ title, forWhom, lead, tryIt, noScript, facts }: typeof hero) {
  return (
    <>
      <section id="live-runbook" className="night ruled on-dark" aria-label="A live runbook to try">
        <div className="night-say">
          <h1 className="text-hero">{title}</h1>
          <p>
            <b>{forWhom}</b> {lead}
          </p>
          <div className="night-actions">
            <DemoButton look="btn btn-now" />
            <a href="#live-runbook" data-press="delay-a-task" className="btn btn-dark">
              {tryIt}
            </a>
          </div>
          <noscript>
            <p className="mt-3 text-small">{noScript}</p>
          </noscript>
        </div>
        <Island name="live-runbook" of={LiveRunbook} props={{}} wake="intent" />
      </section>
      <dl className="facts-strip page">
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt className="fw-600">{name}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
