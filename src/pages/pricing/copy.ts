import { paths } from '../../paths.ts'
import { businessHours } from '../../site.ts'

export const head = {
  path: paths.pricing,
  title: 'Pricing',
  description:
    'Package sizes from £25k to £100k a year by number of Content Creators, and XS at £10,000. Unlimited free Content Consumers, no overage fees.',
}

export const hero = {
  title: 'Pay for the authors. Everyone else is free.',
  lead: 'A package is a number of Content Creators: from £25k to £100k a year for ten to seventy-five of them, with a smaller start at £10,000. Whoever follows, carries out or watches a runbook costs nothing, however many they are.',
  crowd: {
    creators: 10,
    consumers: 190,
    paid: '10 Content Creators: package S, £25,000 a year',
    free: '190 Content Consumers on the night: free',
  },
}

export const video = {
  title: 'The price, explained',
  questions: [
    'Who counts as a Content Creator, and who never does?',
    'Which of the five sizes holds your team?',
    'What happens in the year when you outgrow it?',
  ],
}

export const budget = {
  title: 'One invoice, then a year in which nothing is added',
  lead: 'Finance books one figure once. There is no meter to watch, so nobody has to keep people out of a runbook to stay inside a budget.',
  moments: [
    {
      when: 'Day 1',
      title: 'One invoice',
      text: 'Annual, in full, in advance; due within 30 days. The sum in the order is the sum on the invoice, plus VAT.',
    },
    {
      when: 'Every day of the year',
      title: 'No overage fees',
      text: 'An eleventh author on a package for ten is not charged for and not cut off, least of all during an event.',
    },
    {
      when: 'Any day you choose',
      title: 'Up, by the day',
      text: 'A larger size costs the difference for the days that are left. What has been paid is not refunded, so start small if in doubt.',
    },
    {
      when: 'Renewal',
      title: 'Usage is measured, once',
      text: 'Only now do we count creators, and only to agree the size of the next year. Notice of non-renewal: 30 days before.',
    },
  ],
}

export const userTypes = {
  title: 'Two kinds of user, and one of them is paid for',
  types: [
    {
      name: 'Content Creators',
      price: 'paid, by package',
      text: 'They make runbooks and keep them right.',
      roles: [
        { name: 'Administrators', does: 'set up access, groups and templates' },
        { name: 'Event and runbook managers', does: 'plan the event, decide at the gates' },
        {
          name: 'Runbook designers and authors',
          does: 'write tasks, owners, dependencies, backout',
        },
        { name: 'Integration engineers', does: 'connect tasks to the systems that do them' },
      ],
    },
    {
      name: 'Content Consumers',
      price: 'unlimited, free',
      text: 'They carry runbooks out, or need to know how the night stands.',
      roles: [
        { name: 'Task owners', does: 'take their cue, start, finish, raise an issue' },
        {
          name: 'Service delivery and incident managers',
          does: 'follow every task and the finish time',
        },
        { name: 'Senior executives', does: 'see go, at risk or no-go without a call' },
        { name: 'C-suite members', does: 'read what was planned and what happened' },
      ],
    },
  ],
} as const

export const grid = {
  title: 'Five sizes. Take the smallest that holds your creators.',
  lead: 'Sizes differ in the number of Content Creators and in nothing else.',
  note: 'Prices are per annum and exclude VAT and other sales tax. With more than 75 Content Creators, the number and the price are agreed in the order.',
}

export const included = {
  title: 'Included in all packages',
  text: 'Clause 2.3 of the subscription agreement: all features and future releases, in every size.',
  items: [
    { name: 'All features', text: 'no edition, no tier, nothing held back for a larger size' },
    { name: 'All future releases', text: 'from the day they are in the platform’s store' },
    {
      name: 'Unlimited Content Consumers',
      text: 'a thousand people on a cutover cost what ten do',
    },
    { name: 'All four scenarios', text: 'planned change; service, disaster and cyber recovery' },
    { name: 'Plan, rehearse, execute', text: 'with the backout and its own tasks' },
    { name: 'The record', text: 'planned and actual times of every run, to help you evidence it' },
    { name: 'Your platform', text: 'your users, groups, CMDB and access controls, as they are' },
    {
      name: 'Support',
      text: `${businessHours.days}, ${businessHours.opens} to ${businessHours.closes} ${businessHours.zone}; P1 answered within 4 hours`,
    },
  ],
}

export const extras = {
  title: 'Four optional accessories at £5k per year each',
  lead: 'The price is fixed, whatever the package size, and renews with the subscription. Moving to a larger package does not change it.',
}

export const finder = {
  title: 'Work out your size',
  lead: 'Set the number of Content Creators and tick what you need. The address of this page keeps your choice, so you can send it to whoever signs.',
  creators: 10,
}

export const promise = {
  title: 'The price promise',
  text: 'The figure in your order is the figure for the year, whoever joins the bridge.',
  terms: [
    {
      clause: '4.3',
      text: 'Each accessory is a fixed £5,000 a year and renews with the subscription.',
    },
    { clause: '5.1', text: 'Payment is annual, in full, in advance.' },
    { clause: '5.3', text: 'Fees are not refundable, whatever the extent of use.' },
    { clause: '6.1', text: 'Usage is measured only at renewal. There are no overage fees.' },
    {
      clause: '7.3',
      text: 'An upgrade is co-terminus, and costs the difference for the days that are left.',
    },
    { clause: '7.4', text: 'What is left of an XS package is credited towards the larger one.' },
    { clause: '8.4', text: 'A change of price is announced 60 days before your term ends.' },
  ],
  agreement: { href: paths.legal('subscription-agreement'), label: 'subscription agreement' },
}

export const closing = {
  title: 'Three facts are enough for a price in writing',
  lead: 'The conversation is with a person, and commits you to nothing.',
  agenda: [
    {
      name: 'Who writes',
      text: 'How many people will create or change runbooks in the first year.',
    },
    { name: 'What it touches', text: 'Which accessories the first event needs, if any.' },
    { name: 'When it starts', text: 'The first date in the diary that must not go wrong.' },
  ],
}
