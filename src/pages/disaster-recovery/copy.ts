import { defineFaqs } from '../../content/faq-item.ts'
import { scenarioOf, type Gains, type Reasons, type Cases } from '../../content/scenarios.ts'
import { paths, trailTo } from '../../paths.ts'

export const scenario = scenarioOf('disaster-recovery')

export const trail = trailTo(
  { name: 'Scenarios', path: paths.scenarios },
  { name: scenario.name, path: scenario.path },
)

export const head = {
  path: scenario.path,
  title: scenario.name,
  description:
    'Failover runbooks in the order of dependency: invocation authority, RTO and RPO measured rather than declared, and a rehearsed failback.',
}

export const opening = {
  title: 'An RTO counts once somebody has timed it',
  lead: 'Invoke by the named authority, fail over tier by tier, and let one clock run from the first failed payment to the first good one.',
}

export const failover = {
  title: 'Six tiers, each standing on the one above',
  text: 'The dashed outline is what the plan had declared; the solid bar is what an exercise measured. Deciding, calling and reconciling had been given no time at all, and they moved every tier below them. The RPO fared better: 15 minutes declared, 9 read from the replica.',
  failback: {
    title: 'Going home is a planned change',
    text: 'The stairs are climbed from the other side, with a window, a gate and a backout: staying where you are. It is timed apart from the failover, because it needs another kind of night.',
  },
}

export const cases: Cases = {
  title: 'Plan it, lose everything on purpose, then invoke',
  cards: [
    {
      title: 'DR Planning',
      text: 'Who may invoke, and who if they are on a flight. Which tier stands on which. What each system has declared. Written as a runbook, the plan adds itself up, and shows where the declared hours leave out the waiting.',
      fact: {
        name: 'Kept current',
        text: 'When a system changes, its tasks are reviewed with the change',
      },
    },
    {
      title: 'DR Stress Tests',
      text: 'Lose everything at once, start the clock at the first failure and stop it at acceptance. Tests that recover one system at a time, with the supplier in the room, measure something else.',
      fact: {
        name: 'At least yearly',
        text: 'DORA Article 11 asks financial entities for no less',
      },
    },
    {
      title: 'DR Invocation',
      text: 'One formal decision opens the event, and the record keeps who took it and when. Owners are called in the order of the tiers, and nobody starts a tier on one that does not stand yet.',
      fact: {
        name: 'On the day',
        text: 'The named authority or a named deputy, and nobody else',
      },
    },
  ],
}

export const why: Reasons = {
  title: 'Why Disaster Recovery Matters',
  points: [
    {
      title: 'A declared RTO is a target',
      text: 'Until somebody has timed the whole of it, from the first failure to a service that its owner accepts, it says what was hoped.',
    },
    {
      title: 'More than two hours were not technical',
      text: 'In the exercise above, deciding, calling and reconciling took 130 of 335 minutes. No declared figure had room for them.',
    },
    {
      title: 'A plan is only as good as its deputies',
      text: 'The first finding of many exercises is that the one person who may invoke was away. A runbook without deputies says so when you write it.',
    },
    {
      title: 'Failback is half of the job',
      text: 'Going home means reversing replication, reconciling what was written since, and a window. It is rehearsed like any other change.',
    },
  ],
}

export const roles = {
  lead: 'A failover asks the same of seven roles: to know what they wait for, and to have done it before.',
  gets: {
    'business-continuity-director':
      'The step between a continuity plan and its execution: who acts in which minute, tested and dated.',
    'disaster-recovery-manager':
      'Declared and measured times side by side for every tier, and the tasks in which the difference lies.',
    'head-of-operational-resilience':
      'A record of each exercise that helps evidence testing to supervisors: the scope, the clock, the findings and their owners.',
    'chief-technology-officer':
      'Figures for the argument about what to spend: which tier holds up the rest, and by how many minutes.',
    'chief-risk-officer':
      'The RPO and RTO that were achieved, with a date, in place of the ones that were promised.',
    'content-author':
      'A runbook for each system, joined by dependency, so that a change to one does not mean a new plan.',
    'task-owner':
      'A cue when their tier may start, and instructions that can be followed by a deputy at the second site.',
  } satisfies Gains<'disaster-recovery'>,
}

export const faqTitle = 'About recovering from a disaster'

export const disasterRecoveryFaqs = defineFaqs('disaster-recovery/copy.ts', 5, [
  {
    question: 'What if the disaster takes our platform down as well?',
    answer:
      'Ask this before you buy. The application runs in your platform’s instance, so if your instance is down, so is the runbook. If you could plausibly lose both, keep a dated export or print of the invocation runbook off the platform, and rehearse from it once a year.',
  },
  {
    question: 'What is the difference between an RTO and the recovery time actual?',
    answer:
      'An RTO is a target that someone agreed. The recovery time actual (RTA) is measured: from the first failed transaction to a service that its owner accepts, in an exercise or a real event. The runbook keeps both, task by task, so you can see where the time went.',
  },
  {
    question: 'Does it carry out the failover itself?',
    answer:
      'It runs the order of work: invocation, failover by dependency, checks and failback, with a person owning each step. Cloud Recovery Integrations, an optional accessory, connects it to your cloud recovery tooling. It doesn’t replicate data, so it can’t improve an RPO. It can show how much data you actually lost.',
  },
  {
    question: 'Should failback have a runbook too?',
    answer:
      'Yes, and teams often leave it out. Going back to the primary site means reversing replication, reconciling data written since failover and choosing a window. It’s a planned change made by tired people. Rehearse it with the same owners, and record its times separately from the failover’s.',
  },
  {
    question: 'Who can start an invocation runbook?',
    answer:
      'Anyone with the right role in your platform’s access controls. Invocation is a formal decision with a named authority, and the audit trail shows who took it and when. Name deputies as well. In many exercises, the first finding is that the only authority was on leave.',
  },
])

export const connections = {
  title: 'When the copy cannot be trusted',
  read: {
    href: paths.post('a-declared-rto-is-a-wish'),
    label: 'Read: a declared RTO is a wish until somebody times it',
  },
}
