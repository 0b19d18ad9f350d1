import type { NavLink } from '../../components/layout/navigation.ts'
import { onPlatform } from '../../content/platform-words.ts'
import type { ScenarioId } from '../../content/scenarios.ts'
import { duration } from '@cuewright/runbook/words'
import { paths } from '../../paths.ts'
import { paymentsMigration } from '../../events/payments-migration.ts'
import { paymentsService } from '../../events/payments-service.ts'
import { eventMinutes } from '../../events/scenario-events.ts'

const { impactTolerance, rto } = paymentsService
const { windowEnd } = paymentsMigration

export const head = {
  path: paths.scenarios,
  title: 'Scenarios',
  description:
    'Planned Change, Service Recovery, Disaster Recovery and Cyber Recovery: four kinds of critical event, run from one platform.',
}

export const intro = {
  title: 'Every kind of event. One way to run it.',
  lead: 'A cutover, a restore, a failover and a rebuild begin and end in different ways. Each needs a runbook that says what comes first, who does it and how long it takes.',
}

export const overview = {
  title: 'The four scenarios',
  scale: {
    title: 'The four events on one scale',
    tolerance: impactTolerance,
    /** Added where the clock does not start at the first failed payment. */
    counted: { 'cyber-recovery': ' from the declaration' } as Partial<Record<ScenarioId, string>>,
    /** `limit` in minutes from the start. */
    events: {
      'planned-change': {
        limit: windowEnd,
        verdict: `${duration(windowEnd - eventMinutes['planned-change'])} before the window ends`,
      },
      'service-recovery': {
        limit: impactTolerance,
        verdict: `${duration(impactTolerance - eventMinutes['service-recovery'])} within the impact tolerance of ${duration(impactTolerance)}`,
      },
      'disaster-recovery': {
        limit: rto,
        verdict: `${duration(eventMinutes['disaster-recovery'] - rto)} past the RTO, ${duration(impactTolerance - eventMinutes['disaster-recovery'])} within the tolerance`,
      },
      'cyber-recovery': {
        limit: impactTolerance,
        verdict: `at least ${duration(eventMinutes['cyber-recovery'] - impactTolerance)} past the tolerance`,
      },
    } satisfies Record<ScenarioId, { limit: number; verdict: string }>,
  },
  cards: {
    'planned-change':
      'A system moves inside an agreed window, past go/no-go gates and a point of no return.',
    'service-recovery':
      'An important business service has stopped. Its impact tolerance is the longest that an outage may last before it does intolerable harm to customers or the market.',
    'disaster-recovery': 'The site is lost and the second one takes over, tier by tier.',
    'cyber-recovery':
      'After an attack the copy is in doubt, so you rebuild trust first. Each stage is behind a lock that opens on evidence.',
  } satisfies Record<ScenarioId, string>,
}

export const pressures = {
  title: 'Why critical events are hard',
  points: [
    {
      id: 'order',
      title: 'Only a few people know the order',
      text: 'Two or three colleagues know it, and one is always on leave.',
    },
    {
      id: 'typing',
      title: 'Everyone waits while one person types',
      text: 'In a spreadsheet, status is as old as the last call. Typing it in takes your best coordinator away.',
    },
    {
      id: 'guess',
      title: 'The finish time is a guess',
      text: 'Without dependencies, a plan can’t show what a twenty-minute delay does to the finish.',
    },
    {
      id: 'supplier',
      title: 'You depend on suppliers',
      text: 'A third party’s task still needs a name, a duration and a cue to start. If it’s late, you’ll be the one explaining.',
    },
  ],
} as const

export const singlePlatform = {
  title: 'Run every scenario on one platform',
  rows: [
    {
      question: 'Starts from',
      answers: [
        'An approved change record',
        'A major-incident record',
        'An invocation by the named authority',
        'A declaration by the named authority',
      ],
    },
    {
      question: 'Clock starts at',
      answers: [
        'The opening of the window',
        'The first failed transaction',
        'The first failed transaction',
        'The declaration',
      ],
    },
    {
      question: 'Limit',
      answers: [
        'The end of the window',
        'The impact tolerance',
        'The RTO (target time), the RPO (data loss) and the impact tolerance',
        'The impact tolerance',
      ],
    },
    {
      question: 'Decided by',
      answers: [
        'The gate’s decision-maker',
        'The service owner',
        'The invocation authority',
        'Each lock’s decision-maker',
      ],
    },
    {
      question: 'How you turn back',
      answers: [
        'The backout',
        'A workaround, kept ready',
        'Failback, as a planned change',
        'Seal off the rebuild, and start again from another copy',
      ],
    },
  ],
  same: {
    title: 'The same for all',
    text: 'Your users and groups own the tasks. Your configuration records show what depends on what.',
  },
} as const

export const trust = {
  title: 'Answers for your security review',
  items: [
    {
      question: 'Where does it run?',
      answer: `In your own instance of ${onPlatform.yours}. Its region, backups and retention apply.`,
    },
    {
      question: 'Who can see an event?',
      answer:
        'Anyone your administrators give a role in the application. There’s no second directory.',
    },
    {
      question: 'What can leave the instance?',
      answer:
        'What you connect or export, the notifications you choose, and what you show us for support or Service Assurance.',
      link: { href: paths.legals, label: 'See everything that can leave it' },
    },
  ] as readonly { question: string; answer: string; link?: NavLink }[],
} as const

export const summary = {
  title: 'Learn the screens once',
  text: 'Run one event, and you can run the next kind.',
} as const

export const rulesWords = {
  title: 'The rules behind these events',
  lead: 'No product makes a firm compliant.',
  note: 'This isn’t legal advice. Which rules apply to you, and what satisfies them, is for your firm and its supervisors to judge.',
} as const

export const closing = {
  title: 'Bring the event you worry about',
  lead: 'Send us a sheet first, with its data blanked out, and we outline it with you in the demo’s half hour. Not ready for a demo? Talk your event through with us.',
  ways: [
    { href: paths.tryRunbook, label: 'Try your runbook' },
    { href: paths.stories, label: 'Read how other events went' },
  ],
} as const
