import { defineFaqs } from '../../content/faq-item.ts'
import { scenarioHead, type Gains, type Reasons, type Cases } from '../../content/scenarios.ts'
import { sources } from '../../content/sources.ts'
import { clockTime, duration } from '@cuewright/runbook/words'
import { paths } from '../../paths.ts'
import { paymentsRestore } from '../../events/payments-restore.ts'
import { paymentsService } from '../../events/payments-service.ts'
import { courseOf } from '@cuewright/runbook/model'

const { t0, serviceTasks } = paymentsRestore
const { impactTolerance, name, restoredWhen, rto } = paymentsService
const restoredAt = courseOf({ tasks: serviceTasks }).finish

function clock(minute: number) {
  return clockTime(t0, minute)
}

export const head = {
  ...scenarioHead('service-recovery'),
  description:
    'Recovery runbooks for important business services. Test severe but plausible scenarios on the clock, and compare time to restore with your impact tolerance.',
}

export const opening = {
  title: 'Restore the service within its impact tolerance',
  lead: 'Before a service stops, agree what to restore first. Put a name against every task, and rehearse the order.',
}

export const restore = {
  stopped: `Stopped at ${clock(0)}.`,
  restored: `Restored at ${clock(restoredAt)}.`,
  title: 'Follow the recovery of a payments service, task by task',
  text: `It takes ${duration(restoredAt)} from the first failed payment to the service owner’s sign-off. The important business service is ${name}. The first six lines are what it depends on, in the order a payment takes. The heavy line is the critical path.`,
  notes: [
    {
      name: 'The tolerance is on the chart from the start',
      text: `The impact tolerance is the longest that an outage may last before it does intolerable harm to customers or the market. It ends at ${clock(impactTolerance)}, and you watch the time left. The RTO is at ${clock(rto)}. It’s the target for restoring the service.`,
    },
    {
      name: 'The fraud check comes before the replay',
      text: 'Replay the queue before the fraud engine has caught up, and some payments have to be scored twice. A dependency makes the replay wait.',
    },
  ],
}

export const cases: Cases = {
  title: 'Prepare, test, then recover',
  cards: [
    {
      title: 'Plausible Scenarios',
      text: 'Start with the service as customers see it. List what it depends on, and ask which losses are severe but plausible, such as a queue store, a supplier or a site. Write a runbook for each loss, with a workaround until the service is back.',
      fact: {
        name: 'Before',
        text: 'A library of scenarios, each with a review date',
      },
    },
    {
      title: 'Scenario Testing',
      text: 'Run a scenario unannounced, with whichever shift is on. Compare the measured time with the impact tolerance, and turn what you learn into tasks.',
      fact: {
        name: 'After each test',
        text: 'Measured minutes for every task',
      },
    },
    {
      title: 'Service Recovery',
      text: 'The major-incident record opens the event. The incident manager takes command and picks the scenario. The runbook gives the order, sends the cues and records the times.',
      fact: {
        name: 'On the day',
        text: `Restored when ${restoredWhen}`,
      },
    },
  ],
}

export const why: Reasons = {
  title: 'Why Service Recovery Matters',
  points: {
    'Setting a tolerance is no longer enough':
      'UK firms in scope have had to set impact tolerances since March 2022. Since 31 March 2025 they must also be able to remain within them in severe but plausible disruption.',
    'Decide the order before the outage':
      'Every minute spent agreeing what to do first is a minute your customers wait.',
    'Send updates on time':
      'An update goes out every 30 minutes, whether or not there’s news, because customers notice silence too. Each update is a task with a cue.',
    'Compare one recovery with the next':
      'Rehearsals and live recoveries leave the same audit trail. Start every clock at the first failed payment, and stop it when the service owner signs off. Otherwise a mean time to restore isn’t worth reporting.',
  },
  sources: {
    'Setting a tolerance is no longer enough': {
      name: 'SYSC 15A.2, FCA Handbook',
      href: sources.sysc15a,
    },
  },
}

export const roles = {
  gets: {
    'head-of-operational-resilience':
      'Each service’s tolerance, beside its last measured time to restore.',
    'service-delivery-manager': 'What is down, back or waiting, as customers see it.',
    'event-support-analyst': 'The next person to call, and the next update to send.',
    'task-owner': 'A cue with the task and its instructions, on any shift.',
    'chief-risk-officer': 'The minutes left of the tolerance, and a timeline afterwards.',
  } satisfies Gains,
}

export const faqs = {
  title: 'Questions about service recovery',
  items: defineFaqs({
    'How does this differ from major-incident management?':
      'Your incident manager still commands, diagnoses and declares. The recovery runbook covers what you can prepare, which is the order of the tasks, who does each and who must be told. It links to the major-incident record and adds its times as it runs.',
    'Does it ensure that we meet SYSC 15A or DORA?':
      'No product can. It helps you evidence which scenario you tested, when and with whom, how long each task took and what you changed as a result. Whether your tolerances, mapping and governance are sound is for your firm and its supervisors to judge.',
  }),
}

export const closing = {
  title: 'Bring us the service that must come back first',
  read: {
    href: paths.post('what-a-runbooks-record-answers'),
    label: 'Read what a runbook’s audit trail can prove',
  },
}
