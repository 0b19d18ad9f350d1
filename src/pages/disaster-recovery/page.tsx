import { disasterRecoveryFaqs } from './faq.ts'
import { disasterRecovery } from './copy.ts'
import { paths, trailTo } from '../../paths.ts'
import { Faq } from '../../components/faq.tsx'
import { ScenarioCards } from '../../components/scenario/cards.tsx'
import { Connections } from '../../components/scenario/connections.tsx'
import { Failover, FailoverNumbers } from './failover.tsx'
import { Opening } from '../../components/scenario/opening.tsx'
import { Roles } from '../../components/scenario/roles.tsx'
import { Why } from '../../components/scenario/why.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'

const { name, cards, why, roles } = disasterRecovery

const trail = trailTo(
  { name: 'Scenarios', path: paths.scenarios },
  { name, path: paths.disasterRecovery },
)

const head = {
  trail,
  nodes: [faqPage(disasterRecoveryFaqs)],
  path: paths.disasterRecovery,
  title: name,
  description:
    'Failover runbooks in the order of dependency: invocation authority, RTO and RPO measured rather than declared, and a rehearsed failback.',
}

const opening = {
  trail,
  title: 'An RTO counts once somebody has timed it',
  lead: 'Invoke by the named authority, fail over tier by tier, and let one clock run from the first failed payment to the first good one.',
}

const failover = {
  title: 'Six tiers, each standing on the one above',
  text: 'The dashed outline is what the plan had declared; the solid bar is what an exercise measured. Deciding, calling and reconciling had been given no time at all, and they moved every tier below them. The RPO fared better: 15 minutes declared, 9 read from the replica.',
  failback: {
    title: 'Going home is a planned change',
    text: 'The stairs are climbed from the other side, with a window, a gate and a backout: staying where you are. It is timed apart from the failover, because it needs another kind of night.',
  },
}

/** Disaster recovery, told as a flight of stairs: declared against measured, tier by tier. */
export function Component() {
  return (
    <>
      <PageHead {...head} />
      <Opening {...opening}>
        <FailoverNumbers />
      </Opening>
      <Failover {...failover} />
      <ScenarioCards
        title="Plan it, lose everything on purpose, then invoke"
        cards={cards}
        shape="halves"
      />
      <Why {...why} shape="beside" />
      <Roles
        lead="A failover asks the same of seven roles: to know what they wait for, and to have done it before."
        roles={roles}
      />
      <Faq title="About recovering from a disaster" items={disasterRecoveryFaqs} />
      <Connections
        here={name}
        title="When the copy cannot be trusted"
        read={{
          href: paths.post('a-declared-rto-is-a-wish'),
          label: 'Read: a declared RTO is a wish until somebody times it',
        }}
      />
    </>
  )
}
