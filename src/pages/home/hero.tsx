import { DemoButton } from '../../components/demo-button.tsx'
import { Island } from '../../components/island.tsx'
import LiveRunbook from '../../islands/live-runbook/index.tsx'

type Props = { title: string; lead: string; facts: { name: string; text: string }[] }

/** The claim, the two things to do about it, and below them the product itself, running. */
export function Hero({ title, lead, facts }: Props) {
  return (
    <>
      <div className="ruled">
        <div className="page hero">
          <h1>{title}</h1>
          <p className="lead hero-lead">{lead}</p>
          <div className="hero-actions">
            <DemoButton />
            <a href="#live-runbook" className="btn">
              Play the run below
            </a>
          </div>
          <dl className="hero-facts">
            {facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <section id="live-runbook" className="on-dark" aria-label="A live runbook to try">
        <Island name="live-runbook" of={LiveRunbook} props={{}} wake="intent" />
        <noscript>
          <p className="wide pb-8 text-on-bottle-2">
            This is the run at 23:02. Playing it needs JavaScript; everything else here does not.
          </p>
        </noscript>
      </section>
    </>
  )
}
