import { defineFaqs } from '../../content/faq-item.ts'
import { scenarioOf, type Gains, type Reasons, type Cases } from '../../content/scenarios.ts'
import { paths, trailTo } from '../../paths.ts'

export const scenario = scenarioOf('service-recovery')

export const trail = trailTo(
  { name: 'Scenarios', path: paths.scenarios },
  { name: scenario.name, path: scenario.path },
)

export const head = {
  path: scenario.path,
  title: scenario.name,
  description:
    'Recovery runbooks for important business services: severe but plausible scenarios tested on the clock, and time to restore against the impact tolerance.',
}

export const opening = {
  title: 'Back inside the tolerance, in an order you have tried',
  lead: 'Something that customers depend on has stopped. The order in which it comes back was settled, owned and rehearsed long before anybody needed it.',
}

export const restore = {
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

export const cases: Cases = {
  title: 'Before, between and on the day',
  cards: [
    {
      title: 'Plausible Scenarios',
      text: 'Take the service as its customers meet it, list what it stands on, and ask which losses are severe and still plausible: a queue store, a supplier, a site, a bad release. Each gets a runbook that shares its common parts with the others.',
      fact: {
        name: 'Before',
        text: 'A library of scenarios, each with an owner and a date of review',
      },
    },
    {
      title: 'Scenario Testing',
      text: 'Run one unannounced, on the real clock, with the shift that happens to be on. The measured time goes beside the impact tolerance, and what it shows becomes tasks with owners.',
      fact: {
        name: 'Between',
        text: 'Measured minutes, not a statement that the plan was discussed',
      },
    },
    {
      title: 'Service Recovery',
      text: 'The major-incident record opens the event. The incident manager commands and picks the scenario; the runbook gives the order, calls the owners and writes down the times as it goes.',
      fact: {
        name: 'On the day',
        text: 'Restored when the service owner says that customers are served',
      },
    },
  ],
}

export const why: Reasons = {
  title: 'Why Service Recovery Matters',
  points: [
    {
      title: 'Tolerance is now a duty',
      text: 'Since 31 March 2025 UK firms in scope must remain within their impact tolerances in severe but plausible disruption.',
    },
    {
      title: 'The order costs more than the fault',
      text: 'Much of an outage goes on agreeing what comes first. That can be settled on any quiet afternoon.',
    },
    {
      title: 'Silence is an outage too',
      text: 'An update due every 30 minutes is a task with a cue and an owner, so it goes out while the engineers keep working.',
    },
    {
      title: 'Two incidents are one lesson',
      text: 'Rehearsed and live recoveries leave the same record, so the time to restore can be compared and brought down.',
    },
  ],
}

export const roles = {
  lead: 'A recovery has more readers than doers. Executives and stakeholders follow the same page, and stop ringing the bridge.',
  gets: {
    'head-of-operational-resilience':
      'Every important business service with its tolerance, its last measured time to restore and the date of that test.',
    'service-delivery-manager':
      'The service as customers meet it, line by line: what is down, what is back and what waits for what.',
    'event-support-analyst':
      'The next owner to call and the next update to send, worked out from the plan and never from memory.',
    'task-owner':
      'A call with the task, its instructions and its place in the order, whichever shift they are on.',
    'chief-risk-officer':
      'Minutes left of the tolerance while the incident runs, and afterwards a timeline that nobody had to reconstruct.',
  } satisfies Gains<'service-recovery'>,
}

export const faqTitle = 'About recovering a service'

export const serviceRecoveryFaqs = defineFaqs('service-recovery/copy.ts', 4, [
  {
    question: 'How does this differ from major-incident management?',
    answer:
      'Your incident manager still commands, diagnoses and declares. The recovery runbook covers what you can prepare: the order in which a service comes back, who does each step and who must be told. It links to the major-incident record and adds its times as it runs.',
  },
  {
    question: 'How do we test a severe but plausible scenario?',
    answer:
      'Take an important business service and suppose you lose something it depends on: a supplier, a site, a data store. Rehearse the recovery and compare the recovery time actual with the impact tolerance. Turn each gap into a task with an owner, then run it again.',
  },
  {
    question: 'Does it ensure that we meet SYSC 15A or DORA?',
    answer:
      'No product can. It helps you evidence what you did: which scenario you tested, when and with whom, how long each step took and what you changed as a result. Whether your tolerances, mapping and governance are sound is for your firm and its supervisors to judge.',
  },
  {
    question: 'What does time to restore include?',
    answer:
      'You decide, and you should decide once. We recommend starting the clock at the first failed transaction and stopping it when the service’s owner confirms that customers are being served. Mean time to restore is only worth reporting if those two moments are the same every time.',
  },
])

export const connections = {
  title: 'When the whole site is gone',
  read: {
    href: paths.post('what-a-runbooks-record-answers'),
    label: 'Read: what a runbook’s record answers',
  },
}
