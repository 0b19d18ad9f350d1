import { serviceRecoveryFaqs } from './faq.ts'
import { serviceRecovery } from './copy.ts'
import { paths, trailTo } from '../../paths.ts'
import { Faq } from '../../components/faq.tsx'
import { ScenarioCards } from '../../components/scenario/cards.tsx'
import { Connections } from '../../components/scenario/connections.tsx'
import { Opening } from '../../components/scenario/opening.tsx'
import { Restore, RestoreNumbers } from './restore.tsx'
import { Roles } from '../../components/scenario/roles.tsx'
import { Why } from '../../components/scenario/why.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'

const { name, cards, why, roles } = serviceRecovery

const trail = trailTo(
  { name: 'Scenarios', path: paths.scenarios },
  { name, path: paths.serviceRecovery },
)

const head = {
  trail,
  nodes: [faqPage(serviceRecoveryFaqs)],
  path: paths.serviceRecovery,
  title: name,
  description:
    'Recovery runbooks for important business services: severe but plausible scenarios tested on the clock, and time to restore against the impact tolerance.',
}

const opening = {
  trail,
  title: 'Back inside the tolerance, in an order you have tried',
  lead: 'Something that customers depend on has stopped. The order in which it comes back was settled, owned and rehearsed long before anybody needed it.',
}

const restore = {
  title: 'A payment passes six stations; recovery takes them in another order',
  text: 'The first six lines are the important business service, as a payment meets it; the last two command and tell. The heavy line is the critical path: it decides when customers are served.',
  notes: [
    {
      title: 'The limit is drawn first',
      text: 'The impact tolerance stands at 08:40 before the first task does. What matters all morning is the space between the last station and that line.',
    },
    {
      title: 'Fraud before replay',
      text: 'Replaying the queue before the fraud engine has caught up doubles the later work. The dependency holds it back, so nobody has to remember.',
    },
    {
      title: 'Updates have a cue',
      text: 'Stakeholders hear at 07:10, 07:40 and 08:10. The first two are due whatever has been found; the last one closes.',
    },
  ],
}

/** Service recovery, told as a train graph of one important business service. */
export function Component() {
  return (
    <>
      <PageHead {...head} />
      <Opening {...opening}>
        <RestoreNumbers />
      </Opening>
      <Restore {...restore} />
      <ScenarioCards title="Before, between and on the day" cards={cards} shape="steps" />
      <Why {...why} shape="across" />
      <Roles
        lead="A recovery has more readers than doers. Executives and stakeholders follow the same page, and stop ringing the bridge."
        roles={roles}
      />
      <Faq title="About recovering a service" items={serviceRecoveryFaqs} />
      <Connections
        here={name}
        title="When the whole site is gone"
        read={{
          href: paths.post('what-a-runbooks-record-answers'),
          label: 'Read: what a runbook’s record answers',
        }}
      />
    </>
  )
}
