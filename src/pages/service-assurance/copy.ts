import { sampleNote } from '../../content/sample.ts'
import { paths } from '../../paths.ts'

/** The offer's constants. */
const fee = { pounds: 100, per: 'hour' }
const teamSize = 4
const departments = ['Customer Success', 'Product Engineering', 'Cloud Services']

export const head = {
  path: paths.serviceAssurance,
  title: 'Service Assurance',
  description:
    'A premium support offer: a team of four, on a 24-hour model, for critical events and the weeks around them. £100 per hour.',
}

export const opening = {
  title: 'Four of us on watch for the hours that matter',
  lead: 'Service Assurance is premium support for one event: a team beside yours, round the clock, that knows your runbook.',
  action: 'Get in Touch',
}

export const why = {
  title: 'Why Service Assurance',
  claim: 'Support closes on Friday at 18:00. Cutovers start on Saturday at 22:00.',
  text: 'Standard support is for the working week, and most of the year that is enough. A cutover, a failover or a recovery is the one time when an hour’s wait costs more than everything else on the plan.',
  days: ['Thursday', 'Friday', 'Saturday', 'Sunday'],
  lanes: { standard: 'Standard support', event: 'A cutover', assured: 'Service Assurance' },
  caption:
    'Standard support: weekdays, 08:00 to 18:00. The cutover: Saturday 22:00 to Sunday 04:30. Service Assurance: here from Friday evening, through the night, to the end of Sunday.',
}

export const what = {
  title: 'What is Service Assurance',
  claim: 'A premium support offer on a 24-hour model.',
  text: 'You name the event and the weeks around it. We agree who is on watch when, and for those hours the team works to your runbook and your change control.',
  facts: [
    { name: 'Hours', text: '24 a day, for as long as the event needs' },
    {
      name: 'Team',
      text: `Four people, from ${departments.slice(0, -1).join(', ')} and ${departments.at(-1)}`,
    },
    { name: 'Scope', text: 'The application, its integrations, and the runbook that it runs' },
  ],
  /** One way to cover a day with a team of four; hours from midnight. */
  rota: [
    { seat: 'Customer Success', from: 6, to: 14 },
    { seat: 'Product Engineering', from: 12, to: 20 },
    { seat: 'Product Engineering', from: 18, to: 26 },
    { seat: 'Cloud Services', from: 24, to: 32 },
  ],
  rotaTitle: `A team of ${teamSize}, one day`,
  note: sampleNote,
}

export const doing = {
  title: 'What they will do',
  claim: 'Six activities, from the quiet weeks to the worst hour.',
  /** In the order in which an event would call on them. */
  items: [
    {
      name: 'Proactive monitoring',
      text: 'Watch the application and its integrations from before the freeze, so that the first sign is ours to find.',
    },
    {
      name: 'Trend diagnosis',
      text: 'Read response times, queue depths and rehearsal timings together, and say which of them is drifting.',
    },
    {
      name: 'Pre-emptive action',
      text: 'Put right what would fail on the night, under your change control, while there is time.',
    },
    {
      name: 'Immediate response',
      text: 'Answer at once when something breaks, at any hour of the event. Nobody starts by asking what the system does.',
    },
    {
      name: 'Recovery',
      text: 'Bring the application back with you, and the runbook to the minute at which it stopped.',
    },
    {
      name: 'Invoking a disaster recovery site',
      text: 'If the primary site is lost, carry the event over to the recovery site once your authority has invoked it.',
    },
  ],
}

export const bringing = {
  title: 'What they will bring',
  claim: 'Eight things that a ticket queue cannot hold.',
  items: [
    'Engineers who wrote the scheduling engine, not only people who use it',
    'A name and a number for each hour, agreed before the event',
    'Your runbook read beforehand, with its critical path and its gates',
    'A seat at the dress rehearsal, on the real clock',
    'Knowledge of the platform underneath: upgrades, integrations, access controls',
    'A written hand-over between watches, in the event record',
    'A direct line into engineering for a fix during the event',
    'A written account afterwards: what was seen, what was done, what to change',
  ],
}

export const fees = {
  title: 'Fees',
  price: `£${fee.pounds}`,
  per: `per ${fee.per}`,
  text: 'Tell us the event and its dates. We answer with a rota and the hours in it, so that you know the sum before you decide.',
  action: 'Contact Our Team',
}
