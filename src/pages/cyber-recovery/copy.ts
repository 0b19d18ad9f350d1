import { defineFaqs } from '../../content/faq-item.ts'
import { scenarioHead, type Gains, type Reasons, type Cases } from '../../content/scenarios.ts'
import { sources } from '../../content/sources.ts'
import { capitalised, duration, relativeTime } from '@cuewright/runbook/words'
import { keepTogether } from '../../lib/keep-together.ts'
import { inWords } from '../../lib/in-words.ts'
import { paymentsRebuild } from '../../events/payments-rebuild.ts'
import { paths } from '../../paths.ts'
import { paymentsService } from '../../events/payments-service.ts'
import { chambers, reconnectsAt } from '../../events/rebuild-chambers.ts'

export const head = {
  ...scenarioHead('cyber-recovery'),
  description:
    'Rebuild runbooks for the day after an attack: contain, prove backups clean, rebuild identity, restore in isolation, rotate credentials and reconnect.',
}

export const opening = {
  title: 'After an attack, rebuild in an order you can trust',
  lead: 'Trust nothing until it’s proved. Contain the attack, prove one backup clean, rebuild identity, restore in isolation and rotate every credential. Only then reconnect.',
}

const gates = paymentsRebuild.tasks.filter(({ gate }) => gate).length

export const rebuild = {
  tolerated: `The bank tolerates ${keepTogether(duration(paymentsService.impactTolerance))}.`,
  end: `All ${inWords(chambers.length)} are open. Customers can pay again at ${relativeTime(reconnectsAt)}.`,
  withoutScript: 'To open the locks one by one needs JavaScript; everything else here does not.',
  needed: `Trust takes ${keepTogether(duration(reconnectsAt))}.`,
  title: `A rebuild in ${inWords(chambers.length)} stages, each behind a lock that opens on evidence`,
  text: `T0 is the declaration of the attack. The impact tolerance of ${paymentsService.name} is ${duration(paymentsService.impactTolerance)}. It’s the longest that an outage may last before it does intolerable harm to customers or the market. Its clock started earlier still, at the first failed payment. Customers can pay again ${duration(reconnectsAt)} after T0. Better to learn that from a plan than from an attacker. ${capitalised(inWords(gates))} of the ${inWords(chambers.length)} locks are go/no-go gates in the runbook.`,
}

export const cases: Cases = {
  title: 'Plan the order, contain the attack, recover stage by stage',
  cards: [
    {
      title: 'Cyber Recovery Planning',
      text: 'Agree the order while it’s quiet. Which copies will you examine first? When may a service join the new directory? How large must the isolated environment be?',
      fact: {
        name: 'Keep',
        text: 'A dated copy of the runbook outside the estate, and sealed break-glass accounts on the platform, which work without your directory',
      },
    },
    {
      title: 'Ransomware Response',
      text: 'In the first hours, named people cut the links at both ends and protect the restore points from deletion. The playbook helps you decide. The runbook says who does what, and when.',
    },
    {
      title: 'Breach Containment & Recovery',
      text: 'The rebuild goes stage by stage. The evidence that opens a lock may be a copy proved clean, or balances that agree. If a copy proves infected, seal off the rebuild and start again from another copy.',
      fact: {
        name: 'Before reconnecting',
        text: 'Every credential rotated, including partners’ keys and the passwords in scripts',
      },
    },
  ],
}

export const why: Reasons = {
  title: 'Why Cyber Recovery Matters',
  points: {
    'A fast restore of the wrong copy isn’t a recovery':
      'Replication copies encrypted blocks as faithfully as any others. Wait until a copy is proved clean.',
    'Delays reach real people':
      'The ransomware attack on Synnovis on 3 June 2024 delayed over 11,000 appointments, the minister Ian Murray told the Commons at the second reading of the Cyber Security and Resilience Bill.',
    'EU rules require isolation':
      'When EU financial entities restore backups on their own systems, DORA Article 12(3) requires those systems to be physically and logically segregated from the source.',
    'The disclosure clock is running too':
      'SEC Form 8-K Item 1.05 allows US domestic registrants four business days from determining materiality. That judgement and the filing are yours. The audit trail shows who decided what, and when.',
  },
  sources: {
    'Delays reach real people': { name: 'Hansard, 6 January 2026', href: sources.hansardSynnovis },
  },
}

export const roles = {
  gets: {
    'information-security-officer': 'Locks that open only on a named person’s decision.',
    'disaster-recovery-manager': 'A separate runbook for when the copy is in doubt.',
    'chief-technology-officer': 'How many hours pass before any business service returns.',
    'chief-risk-officer': 'What was known at each decision, for counsel and supervisors.',
    'head-of-operational-resilience': 'Which service waits behind which lock, and when it’s due.',
    'service-delivery-manager': 'What to tell customers and partners at each stage.',
    'event-support-analyst': 'Each access request and handover as a task with a cue.',
  } satisfies Gains,
}

export const faqs = {
  title: 'Questions about cyber recovery',
  items: defineFaqs({
    'How does cyber recovery differ from disaster recovery?':
      'In a disaster you trust your copies and want them back fast. After an attack the copies themselves are in doubt, and one has to be proved clean before you restore anything.',
    'Why is identity rebuilt before any service?':
      'Every later step depends on knowing who is asking. If you restore servers first, an intruder with a privileged account follows you in. Rebuild the directory, issue fresh administrator accounts and rotate credentials before you reconnect anything.',
    'What if the attacker is already in our platform?':
      'Then treat its contents as suspect, including the runbook. Keep a printed or exported copy offline and a separate channel for the team, and test both. A tool inside the estate can’t be your only plan.',
    'Does it detect ransomware or check our backups?':
      'No. Your security tools detect, and your backup and forensic teams prove a backup clean. The runbook makes that proof a task, and no restore task gets its cue before a named person has recorded the result.',
  }),
}

export const closing = {
  title: 'Bring us the estate you’d have to rebuild',
  read: {
    href: paths.post('identity-comes-back-first'),
    label: 'Read why identity comes back first after ransomware',
  },
}
