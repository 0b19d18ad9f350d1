import { plannedChangeFaqs } from './faq.ts'
import { plannedChange } from './copy.ts'
import { paths, trailTo } from '../../paths.ts'
import { Faq } from '../../components/faq.tsx'
import { ScenarioCards } from '../../components/scenario/cards.tsx'
import { Connections } from '../../components/scenario/connections.tsx'
import { Explainer } from './explainer.tsx'
import { Opening } from '../../components/scenario/opening.tsx'
import { Roles } from '../../components/scenario/roles.tsx'
import { WayBack } from './way-back.tsx'
import { Why } from '../../components/scenario/why.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'

const { name, cards, why, roles } = plannedChange

const trail = trailTo(
  { name: 'Scenarios', path: paths.scenarios },
  { name, path: paths.plannedChange },
)

const head = {
  trail,
  nodes: [faqPage(plannedChangeFaqs)],
  path: paths.plannedChange,
  title: name,
  description:
    'Cutover runbooks with go/no-go gates, a point of no return and a backout that has been rehearsed: migrations, mergers and releases.',
}

const opening = {
  trail,
  title: 'A cutover that knows when to turn back',
  lead: 'Plan the change window to the minute, agree the go/no-go criteria before the night, and keep a rehearsed backout one decision away.',
}

const wayBack = {
  title: 'The way back gets longer in steps',
  text: 'The line answers one question for every minute of the night: if we called the backout now, when would the old service be running again?',
  points: [
    'The freeze starts with the window, so until 22:30 only the freeze has to be lifted: 20 minutes.',
    'From 22:45 the way back takes 95 minutes and stays there for nearly four hours, although the load of the ledger is still to come.',
    'At the gate, 02:30, a backout still ends inside the window. A minute later the feeds are open, customers’ payments have been accepted, and it no longer does.',
    'After that there is hypercare, watched for two settlement cycles, and fifty minutes to spare.',
  ],
}

const explainer = {
  title: 'Plan, rehearse, execute, in one film',
  text: 'The same event from its first draft to the record it leaves: how a spreadsheet becomes a runbook, what the dress rehearsal changes, and how the night is run from one screen.',
  video: {
    title: 'Planned change, explained',
    describes: 'Follows one cutover from its draft through a dress rehearsal to the gate at 02:30.',
  },
}

/** Planned change, told by how long the way back is at every minute of its night. */
export function Component() {
  return (
    <>
      <PageHead {...head} />
      <Opening {...opening} />
      <WayBack {...wayBack} />
      <Explainer {...explainer} />
      <ScenarioCards
        title="Six changes, and the gate that decides each"
        lead="The window, the freeze and the backout are the same tools every time. What has to be true for a go is not."
        cards={cards}
        shape="ledger"
      />
      <Why {...why} shape="panel" />
      <Roles
        lead="One event, seven views of it. Those who author are Content Creators; everyone else is a Content Consumer, unlimited and free."
        roles={roles}
      />
      <Faq title="Before a planned change" items={plannedChangeFaqs} />
      <Connections
        here={name}
        title="When it was not planned"
        read={{
          href: paths.post('the-backout-plan-is-a-runbook'),
          label: 'Read: the backout plan is a runbook',
        }}
      />
    </>
  )
}
