import { assuranceHourly, assuranceWeekend } from '../../content/packages.ts'
import { assurancePrice } from '../../content/prices.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
import type { Status } from '../../site.ts'
import { formatPence } from '../../lib/pricing/money.ts'
import { paths } from '../../paths.ts'

const teamSize = 4
const departments = ['Customer Success', 'Product Engineering', 'Cloud Services']

export const head = {
  path: paths.serviceAssurance,
  title: 'Service Assurance',
  description: `A premium support offer: a team of four, on a 24-hour model, for critical events and the weeks around them. ${assurancePrice} per hour.`,
}

export const opening = {
  title: 'Have our engineers beside you for the hours that matter',
  lead: 'A team that knows your runbook works with yours for the hours you agree, day or night.',
  action: 'Get in Touch',
}

export type Hours = readonly [from: number, to: number]
type Lane = {
  name: string
  kind: 'standard' | 'event' | 'watch'
  spans: readonly Hours[]
  label?: string
}

export const why = {
  title: 'Why Service Assurance',
  claim: 'Support closes on Friday at 18:00. Cutovers start on Saturday at 22:00.',
  text: 'Most of the year, support in working hours is enough. In a cutover or a recovery, waiting an hour can cost you the window.',
  days: ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday'],
  /** Hours from Thursday 00:00. */
  lanes: [
    {
      name: 'Standard support',
      kind: 'standard',
      spans: [
        [8, 18],
        [32, 42],
        [104, 114],
      ],
    },
    { name: 'A cutover', kind: 'event', spans: [[70, 76.5]], label: '22:00 to 04:30' },
    {
      name: 'Service Assurance',
      kind: 'watch',
      spans: [
        [68, 78],
        [103, 107],
      ],
      label: '20:00 to 06:00',
    },
  ] satisfies Lane[],
  gap: { span: [42, 104] as const, label: '62 hours without standard support' },
  caption:
    'Standard support is on weekdays, 08:00 to 18:00. The cutover is from Saturday 22:00 to Sunday 04:30. Service Assurance is on watch from Saturday 20:00 to Sunday 06:00, and on the first morning.',
}

export const what = {
  title: 'What is Service Assurance',
  claim: 'It’s a premium support offer on a 24-hour model.',
  text: 'Tell us the event and its dates. We agree who is on watch and when. During those hours the team works to your runbook and your change control, with the access that you grant.',
  facts: [
    { name: 'Hours', text: 'Any hours of the day or night that you agree' },
    {
      name: 'Team',
      text: `Four people, from ${departments.slice(0, -1).join(', ')} and ${departments.at(-1)}`,
    },
    { name: 'Scope', text: 'The application, its integrations and your runbook' },
  ],
  /** An example of covering a day with four people; hours from midnight. */
  rota: [
    { seat: 'Customer Success', from: 6, to: 14 },
    { seat: 'Product Engineering', from: 12, to: 20 },
    { seat: 'Product Engineering', from: 18, to: 26 },
    { seat: 'Cloud Services', from: 24, to: 32 },
  ],
  rotaTitle: `A team of ${teamSize}, one day`,
  note: 'For example',
}

export const doing = {
  title: 'What they will do',
  phases: ['Weeks before', 'Dress rehearsal', 'The event', 'First morning'],
  legend: { always: 'In the agreed hours', ifNeeded: 'If needed' },
  /** `span` counts phases: [0.5, 2] is from the middle of the first to the end of the second. */
  items: [
    {
      name: 'Proactive monitoring',
      text: 'We watch the application and its integrations from before the freeze.',
      span: [0, 4],
    },
    {
      name: 'Trend diagnosis',
      text: 'We watch response times, queue depths and rehearsal timings side by side, and tell you what’s getting worse.',
      span: [0, 2],
    },
    {
      name: 'Pre-emptive action',
      text: 'We fix what would fail on the night while there’s still time, under your change control.',
      span: [0.5, 2],
    },
    {
      name: 'Immediate response',
      text: 'When something breaks, we respond at once, in the hours agreed. We know your runbook by then.',
      span: [2, 4],
      isIfNeeded: true,
    },
    {
      name: 'Recovery',
      text: 'We restore the application with you, and pick the runbook up where it stopped.',
      span: [2, 3],
      isIfNeeded: true,
    },
    {
      name: 'Invoking a disaster recovery site',
      text: 'If you lose the primary site and your authority invokes recovery, we help your team run it.',
      span: [2, 3],
      isIfNeeded: true,
    },
  ] satisfies { name: string; text: string; span: Hours; isIfNeeded?: true }[],
}

export const bringing = {
  title: 'What they will bring',
  groups: [
    {
      name: 'Before',
      items: [
        'A name and a number for each hour',
        'A review of your runbook, with its critical path and its go/no-go gates',
        'A seat at the dress rehearsal',
      ],
    },
    {
      name: 'During',
      items: [
        'Engineers who wrote the scheduling engine',
        'Knowledge of the platform underneath, from upgrades to access controls',
        'A written handover between watches, in the event record',
        'A direct line into engineering for a fix during the event',
      ],
    },
    { name: 'After', items: ['A written report of what we saw, what we did and what to change'] },
  ],
}

/** An example rota; spans are hours from the start of each watch. */
const weekend = [
  {
    name: 'Dress rehearsal',
    when: 'The Saturday before, 21:00 to 04:00',
    seats: [
      { seat: 'Customer Success', span: [0, 7] },
      { seat: 'Product Engineering', span: [0, 4] },
      { seat: 'Product Engineering', span: [3, 7] },
    ],
    event: { name: 'Rehearsal, 22:00 to 03:51', span: [1, 6.85] },
  },
  {
    name: 'Cutover',
    when: 'Saturday 20:00 to Sunday 06:00',
    seats: [
      { seat: 'Customer Success', span: [0, 6] },
      { seat: 'Product Engineering', span: [0, 5] },
      { seat: 'Product Engineering', span: [5, 10] },
      { seat: 'Cloud Services', span: [2, 10] },
    ],
    event: { name: 'Cutover, 22:00 to 04:30', span: [2, 8.5] },
  },
  {
    name: 'First morning',
    when: 'Monday 07:00 to 11:00',
    seats: [
      { seat: 'Customer Success', span: [0, 4] },
      { seat: 'Cloud Services', span: [0, 4] },
    ],
    event: undefined,
  },
].map((watch, at) => ({ ...watch, hours: assuranceWeekend[at]! }))
const weekendHours = weekend.reduce((sum, { hours }) => sum + hours, 0)

/** The owner decides whether the fee buys an hour of the team or of one person. */
export const feeUnit: { name: string; unit: 'team' | 'person'; status: Status } = {
  name: 'the hour that the Service Assurance fee buys: the whole team’s, or one person’s',
  unit: 'team',
  status: 'sample',
}

export const fees = {
  title: 'Fees',
  price: assurancePrice,
  per: 'per hour',
  text: 'We’ll send you a rota first, so you know the total before you decide.',
  action: 'Contact Our Team',
  worked: {
    title: 'A cutover weekend, worked out',
    note: `${
      feeUnit.unit === 'team'
        ? `${assurancePrice} buys an hour of cover, whether one of us is on watch or all four.`
        : 'An hour is one person’s hour on watch. Two people for the same hour are two.'
    } Preparation, and monitoring before the event, are booked by the hour too and come on top of this example.`,
    sample: isSample(feeUnit) ? sampleNote : undefined,
    watches: weekend.map((watch) => ({
      ...watch,
      sum: formatPence(watch.hours * assuranceHourly),
    })),
    total: {
      name: 'All three, excluding VAT',
      hours: `${weekendHours} h`,
      sum: formatPence(weekendHours * assuranceHourly),
    },
  },
}
