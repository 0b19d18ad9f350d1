import { defineFaqs } from '../../content/faq-item.ts'
import { scenarioOf, type Gains, type Reasons, type Cases } from '../../content/scenarios.ts'
import { sources } from '../../content/sources.ts'
import { paths, trailTo } from '../../paths.ts'

export const scenario = scenarioOf('cyber-recovery')

export const trail = trailTo(
  { name: 'Scenarios', path: paths.scenarios },
  { name: scenario.name, path: scenario.path },
)

export const head = {
  path: scenario.path,
  title: scenario.name,
  description:
    'Rebuild runbooks for the day after an attack: contain, prove backups clean, identity first, restore in isolation, rotate credentials, reconnect.',
}

export const opening = {
  title: 'Rebuild in the order that trust comes back',
  lead: 'After an attack nothing is believed until it is proved. Contain, prove a copy clean, rebuild identity, restore in isolation, rotate every credential, and only then reconnect.',
}

export const rebuild = {
  title: 'Six locks, thirty-four hours',
  text: 'Times count from the declaration. A lock opens on its condition and never on the hour; the hours say what the plan expects.',
}

export const cases: Cases = {
  title: 'Plan the order, hold the line, open zone by zone',
  cards: [
    {
      title: 'Cyber Recovery Planning',
      text: 'Settle the order while nobody is watching: which copies are examined first, what identity needs before anything may join it, how large the isolated environment has to be. Decide too how the team would work if the platform itself were lost.',
      fact: {
        name: 'Keep',
        text: 'A dated copy of the runbook, off the estate, with sealed accounts to open it',
      },
    },
    {
      title: 'Ransomware Response',
      text: 'Links are cut from both sides and restore points are locked against deletion within the first hours, by owners who were named before. The response playbook decides; the runbook carries out what was decided.',
      fact: {
        name: 'First hours',
        text: 'Contain, confirm it from the other side, protect the copies',
      },
    },
    {
      title: 'Breach Containment & Recovery',
      text: 'Services return zone by zone. Each zone opens on a condition that somebody answers for: a copy proved clean, a directory that can be trusted, balances that agree, credentials that the intruder never held.',
      fact: {
        name: 'Before reconnecting',
        text: 'Every credential rotated, partners’ keys and scripts included',
      },
    },
  ],
}

export const why: Reasons = {
  title: 'Why Cyber Recovery Matters',
  points: [
    {
      title: 'Speed towards the wrong copy is no recovery',
      text: 'Replication carries encrypted blocks as faithfully as any others. A runbook that waits for proof is slower and arrives.',
    },
    {
      title: 'The harm is counted in people',
      text: 'After the ransomware attack on Synnovis of 3 June 2024 over 11,000 appointments were delayed, as the Commons heard on 6 January 2026.',
      source: { name: 'Hansard, 6 January 2026', href: sources.hansardSynnovis },
    },
    {
      title: 'Isolation is asked for',
      text: 'DORA Article 12(3) asks for physically and logically segregated systems when backups are restored on a firm’s own systems.',
    },
    {
      title: 'The clock of disclosure runs alongside',
      text: 'SEC Form 8-K Item 1.05 allows four business days from determining materiality. The record gives those who judge it an order of events.',
    },
  ],
}

export const roles = {
  lead: 'For hours no business service returns, and many people ask why. Each of these roles can see the lock that is being worked on, and what opens it.',
  gets: {
    'information-security-officer':
      'Gates that hold until their evidence is there, and a record of who accepted it and when.',
    'disaster-recovery-manager':
      'A runbook of its own for the case in which the copy is in doubt, so that nobody runs the failover by reflex.',
    'chief-technology-officer':
      'The hours before any business service returns, stated beforehand and agreed with those who will ask.',
    'chief-risk-officer':
      'A timeline of decisions that helps evidence what was known at each of them, for counsel and for supervisors.',
    'head-of-operational-resilience':
      'Which important business services wait behind which lock, and the hour at which each is due.',
    'service-delivery-manager':
      'What may be told to customers and partners at each stage, sent on cue by someone who is not restoring servers.',
    'event-support-analyst':
      'Access requests, second factors and handovers as tasks in the order, in place of forty exceptions by Sunday evening.',
  } satisfies Gains<'cyber-recovery'>,
}

export const faqTitle = 'About rebuilding after an attack'

export const cyberRecoveryFaqs = defineFaqs('cyber-recovery/copy.ts', 5, [
  {
    question: 'How does cyber recovery differ from disaster recovery?',
    answer:
      'In a disaster you trust your copies and want them back fast. After an attack you trust nothing until it’s proved clean. So you contain first, rebuild identity before anything that relies on it, and restore in an isolated recovery environment, or IRE.',
  },
  {
    question: 'Why is identity rebuilt first?',
    answer:
      'Every later step depends on knowing who is asking. If you restore servers first, an intruder with a privileged account simply follows you in. Rebuild the directory, issue fresh administrator accounts and rotate credentials, including those of services, before you reconnect anything.',
  },
  {
    question: 'What if the attacker is already in our platform?',
    answer:
      'Then treat its contents as suspect, including the runbook. Decide beforehand how you’d work without the platform: a printed or exported copy kept offline, a separate channel for the team, and a test of both. A tool inside the estate can’t be your only plan.',
  },
  {
    question: 'Does it detect ransomware or check our backups?',
    answer:
      'No. Your security tools detect, and your backup and forensic teams prove a backup clean. The runbook makes that proof a task with an owner and a gate after it. A restore can’t start on an unverified copy unless somebody decides so, and the decision is recorded.',
  },
  {
    question: 'Does it help with regulatory reporting after an attack?',
    answer:
      'It supplies the timeline: who decided what, and when, in an order you can defend. In the United States, for example, SEC Form 8-K Item 1.05 allows four business days after an incident is determined to be material. The judgement of materiality and the filing are still yours.',
  },
])

export const connections = {
  title: 'When you choose the night yourself',
  read: {
    href: paths.post('identity-comes-back-first'),
    label: 'Read: after ransomware, identity comes back first',
  },
}
