import { assuranceHourly, assuranceWeekend } from '../../content/packages.ts'
import { assurancePrice } from '../../content/prices.ts'
import { isSample, sampleNote, type Status } from '../../content/sample.ts'
import { formatPence } from '../../lib/pricing/money.ts'
import { paths } from '../../paths.ts'

/** The offer's constants. */
const teamSize = 4
const departments = ['Customer Success', 'Product Engineering', 'Cloud Services']

export const head = {
  path: paths.serviceAssurance,
  title: 'Service Assurance',
  description: `A premium support offer: a team of four, on a 24-hour model, for critical events and the weeks around them. ${assurancePrice} per hour.`,
}

export const opening = {
  title: 'Have our engineers beside you for the hours that matter',
  lead: 'Service Assurance is premium support for one event: a team that knows your runbook, beside yours, round the clock.',
  action: 'Get in Touch',
}

export const why = {
  title: 'Why Service Assurance',
  claim: 'Support closes on Friday at 18:00. Cutovers start on Saturday at 22:00.',
  text: 'Most of the year, support in working hours is enough. In a cutover, a failover or a recovery, waiting an hour can cost you the window.',
  days: ['Thursday', 'Friday', 'Saturday', 'Sunday'],
  lanes: { standard: 'Standard support', event: 'A cutover', assured: 'Service Assurance' },
  caption:
    'Standard support: weekdays, 08:00 to 18:00. The cutover: Saturday 22:00 to Sunday 04:30. Service Assurance: here from Friday evening, through the night, to the end of Sunday.',
}

export const what = {
  title: 'What is Service Assurance',
  claim: 'A premium support offer on a 24-hour model.',
  text: 'You name the event and the weeks around it. We agree who is on watch and when. During those hours the team works to your runbook and your change control.',
  facts: [
    { name: 'Hours', text: '24 a day, for as long as the event lasts' },
    {
      name: 'Team',
      text: `Four people, from ${departments.slice(0, -1).join(', ')} and ${departments.at(-1)}`,
    },
    { name: 'Scope', text: 'The application, its integrations and your runbook' },
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
  claim: 'Six activities, from the quiet weeks before to the worst hour.',
  /** In the order in which an event would call on them. */
  items: [
    {
      name: 'Proactive monitoring',
      text: 'We watch the application and its integrations from before the freeze, so that we see the first sign of trouble.',
    },
    {
      name: 'Trend diagnosis',
      text: 'We read response times, queue depths and rehearsal timings together, and tell you what’s getting worse.',
    },
    {
      name: 'Pre-emptive action',
      text: 'We fix what would fail on the night while there’s still time, under your change control.',
    },
    {
      name: 'Immediate response',
      text: 'When something breaks, we respond at once, at any hour. You won’t have to explain your system first.',
    },
    {
      name: 'Recovery',
      text: 'We restore the application with you, and bring the runbook back to the minute at which it stopped.',
    },
    {
      name: 'Invoking a disaster recovery site',
      text: 'If you lose the primary site, we move the event to the recovery site once your authority has invoked it.',
    },
  ],
}

export const bringing = {
  title: 'What they will bring',
  claim: 'Eight things you won’t get from a ticket queue.',
  items: [
    'Engineers who wrote the scheduling engine',
    'A name and a number for each hour, agreed before the event',
    'A review of your runbook beforehand, with its critical path and its gates',
    'A seat at the dress rehearsal, on the real clock',
    'Knowledge of the platform underneath: upgrades, integrations, access controls',
    'A written handover between watches, in the event record',
    'A direct line into engineering for a fix during the event',
    'A written report afterwards: what we saw, what we did, what to change',
  ],
}

const weekend = [
  'Dress rehearsal, the Saturday before',
  'Cutover, Saturday 20:00 to Sunday 06:00',
  'First morning, Monday 07:00 to 11:00',
].map((name, at) => ({ name, hours: assuranceWeekend[at]! }))
const weekendHours = weekend.reduce((sum, { hours }) => sum + hours, 0)

/** Whether an hour is the whole team's or each person's is the owner's to settle. */
export const feeUnit: { name: string; unit: 'team' | 'person'; status: Status } = {
  name: 'the hour that the Service Assurance fee buys: the whole team’s, or one person’s',
  unit: 'team',
  status: 'sample',
}

export const fees = {
  title: 'Fees',
  price: assurancePrice,
  per: 'per hour',
  text: 'Tell us about the event and its dates. We’ll send you a rota with its hours, so you know the total before you decide.',
  action: 'Contact Our Team',
  worked: {
    title: 'A cutover weekend, worked out',
    note:
      feeUnit.unit === 'team'
        ? 'An hour is an hour of the team on watch, however many of the four are on.'
        : 'An hour is one person’s hour on watch. Two people for the same hour are two.',
    sample: isSample(feeUnit) ? sampleNote : undefined,
    lines: weekend.map(({ name, hours }) => ({
      name,
      hours: `${hours} h`,
      sum: formatPence(hours * assuranceHourly),
    })),
    total: {
      name: 'The weekend, excluding VAT',
      hours: `${weekendHours} h`,
      sum: formatPence(weekendHours * assuranceHourly),
    },
  },
}
