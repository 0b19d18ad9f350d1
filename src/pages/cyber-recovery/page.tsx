import { cyberRecoveryFaqs } from './faq.ts'
import { cyberRecovery } from './copy.ts'
import { paths, trailTo } from '../../paths.ts'
import { Faq } from '../../components/faq.tsx'
import { ScenarioCards } from '../../components/scenario/cards.tsx'
import { Connections } from '../../components/scenario/connections.tsx'
import { Rebuild } from './rebuild.tsx'
import { Roles } from '../../components/scenario/roles.tsx'
import { Why } from '../../components/scenario/why.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'

const { name, cards, why, roles } = cyberRecovery

const trail = trailTo(
  { name: 'Scenarios', path: paths.scenarios },
  { name, path: paths.cyberRecovery },
)

const head = {
  trail,
  nodes: [faqPage(cyberRecoveryFaqs)],
  path: paths.cyberRecovery,
  title: name,
  description:
    'Rebuild runbooks for the day after an attack: contain, prove backups clean, identity first, restore in isolation, rotate credentials, reconnect.',
}

const rebuild = {
  trail,
  title: 'Rebuild in the order that trust comes back',
  lead: 'After an attack nothing is believed until it is proved. Contain, prove a copy clean, rebuild identity, restore in isolation, rotate every credential, and only then reconnect.',
  figure: {
    title: 'Six locks, thirty-four hours',
    text: 'Times count from the declaration. A lock opens on its condition and never on the hour; the hours say what the plan expects.',
  },
}

/** Cyber recovery, told as a flight of locks that open in order. */
export function Component() {
  return (
    <>
      <PageHead {...head} />
      <Rebuild {...rebuild} />
      <ScenarioCards
        title="Plan the order, hold the line, open zone by zone"
        cards={cards}
        shape="zones"
      />
      <Why {...why} shape="pairs" />
      <Roles
        lead="For hours no business service returns, and many people ask why. Each of these roles can see the lock that is being worked on, and what opens it."
        roles={roles}
      />
      <Faq title="About rebuilding after an attack" items={cyberRecoveryFaqs} />
      <Connections
        here={name}
        title="When you choose the night yourself"
        read={{
          href: paths.post('identity-comes-back-first'),
          label: 'Read: after ransomware, identity comes back first',
        }}
      />
    </>
  )
}
