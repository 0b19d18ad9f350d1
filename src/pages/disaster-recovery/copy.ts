import { defineFaqs } from '../../content/faq-item.ts'
import { scenarioHead, type Gains, type Reasons, type Cases } from '../../content/scenarios.ts'
import { clockTime, duration } from '@cuewright/runbook/words'
import { keepTogether } from '../../lib/keep-together.ts'
import { paths } from '../../paths.ts'
import { failbackCourse, paymentsFailback } from '../../events/payments-failback.ts'
import { failoverTimes, paymentsFailover } from '../../events/payments-failover.ts'
import { paymentsService } from '../../events/payments-service.ts'

export const head = {
  ...scenarioHead('disaster-recovery'),
  description:
    'Failover runbooks in order of dependency, with named invocation authorities, a measured recovery time and data loss, and a rehearsed failback.',
}

export const opening = {
  title: 'Know your real recovery time before you need it',
  lead: `Start the clock at the first failed payment. Stop it when ${paymentsService.restoredWhen}. That’s your recovery time.`,
}

const { estimated, measured, unestimated, rto, impactTolerance } = failoverTimes
const { dataLost, tasks } = paymentsFailover
const [invokes, accepts] = tasks.flatMap(({ gate }) => gate?.decidedBy ?? [])
const { name, rpo } = paymentsService

export const failover = {
  estimate: `On paper, ${keepTogether(duration(estimated))}.`,
  clock: `On the clock, ${keepTogether(duration(measured))}.`,
  title: 'Every tier waits for the one above it',
  text: `The dashed outline is each team’s estimate. The solid bar is what an exercise measured. Nobody had estimated the decision or the call, so every later tier started late. Nobody had estimated the reconciliation or the acceptance either. The ${invokes} invokes. The service is ${name}, and its owner, the ${accepts}, signs off.`,
  objectives: [
    { name: `RTO ${keepTogether(duration(rto))}`, text: 'The target for restoring the service.' },
    {
      name: `Impact tolerance ${keepTogether(duration(impactTolerance))}`,
      text: 'The longest that an outage may last before it does intolerable harm to customers or the market.',
    },
    {
      name: `RPO ${keepTogether(duration(rpo))}`,
      text: `How much data you can afford to lose, in minutes. The exercise lost ${dataLost}, which was better than planned.`,
    },
  ],
}

const { t0, windowEnd } = paymentsFailback
const { finish } = failbackCourse

export const failback = {
  title: 'Plan and time the failback too',
  text: 'A failback has its own window, its own go/no-go gates and an easy backout: stay where you are.',
  plan: `The one below is planned from ${t0} to ${clockTime(t0, finish)}, with ${keepTogether(duration(windowEnd - finish))} of its window left.`,
}

export const cases: Cases = {
  title: 'Plan it, test it by losing everything, then invoke it',
  cards: [
    {
      title: 'DR Planning',
      text: 'Decide who may invoke. Write down which tier depends on which, and each team’s estimate. The runbook adds it all up, and shows the waiting that the estimates leave out.',
      fact: {
        name: 'Kept current',
        text: 'When a system changes, its tasks are reviewed with the change',
      },
    },
    {
      title: 'DR Stress Tests',
      text: `Lose everything at once, and time it until ${paymentsService.restoredWhen}.`,
      fact: {
        name: 'At least yearly',
        text: 'EU financial entities must test their plans (DORA, Article 11). Losing everything at once is our advice',
      },
    },
    {
      title: 'DR Invocation',
      text: 'One formal decision opens the event, recorded with the name and the time. Cues to start go out tier by tier.',
      fact: {
        name: 'On the day',
        text: 'Only the named authority or a named deputy can invoke. Your administrators give them that role',
      },
    },
  ],
}

export const why: Reasons = {
  title: 'Why Disaster Recovery Matters',
  points: {
    'An RTO is only a target': 'You have a recovery time once you’ve timed the whole thing.',
    'The time isn’t all technical': `In the exercise above, deciding, calling, reconciling and accepting took ${unestimated} of ${measured} minutes.`,
    'A plan is only as good as its deputies':
      'The one person who may invoke might be on a flight. The runbook asks for a deputy when you write it.',
    'Failback is half of the job':
      'It’s a planned change made by tired people. Rehearse it with the people who ran the failover, and time it separately.',
  },
}

export const roles = {
  gets: {
    'business-continuity-director': 'A tested, dated continuity plan that shows who acts when.',
    'disaster-recovery-manager': 'Estimated and measured times side by side, for every tier.',
    'head-of-operational-resilience':
      'An audit trail of each exercise, with its scope, times and findings.',
    'chief-technology-officer': 'Which tier delays the rest, and by how many minutes.',
    'chief-risk-officer': 'The recovery time and data loss you achieved, with a date.',
    'content-author': 'A runbook for each system, linked by dependency.',
    'task-owner': 'A cue when your tier may start, with instructions for deputies.',
  } satisfies Gains,
}

export const faqs = {
  title: 'Questions about disaster recovery',
  items: defineFaqs({
    'What if the disaster takes our platform down as well?':
      'Ask this before you buy. The application runs in your platform’s instance. When your instance is down, the runbook is down too. If you could plausibly lose both, keep a dated export or print of the invocation runbook off the platform, and rehearse from it once a year.',
    'What is the difference between an RTO and the recovery time actual?':
      'An RTO is an agreed target. The recovery time actual (RTA) is measured, in an exercise or a real event. The runbook keeps both, task by task, and shows where the time went.',
    'Does it carry out the failover itself?':
      'No. It tells people what to do next, from invocation to failback. Cloud Recovery Integrations is an optional accessory. With it, failover and restore jobs start in your cloud when their task starts. The runbook doesn’t replicate data and can’t improve an RPO. It can show how much data you actually lost.',
  }),
}

export const closing = {
  title: 'Bring us your failover plan',
  read: {
    href: paths.post('a-declared-rto-is-a-wish'),
    label: 'Read why a declared RTO is a wish until it’s timed',
  },
}
