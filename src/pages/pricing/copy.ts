import { defineFaqs } from '../../content/faq-item.ts'
import {
  accessoryPrice,
  moveCost,
  packageOf,
  price,
  priceRange,
  shortAccessoryPrice,
} from '../../content/prices.ts'
import { inWords } from '../../lib/in-words.ts'
import { halfYear } from '../../lib/pricing/upgrade.ts'
import { paths } from '../../paths.ts'
import { addendumHours, businessHours } from '../../site.ts'

const [small, large] = [packageOf('XS'), packageOf('XL')]
const halfYearMove = moveCost('S', 'M', halfYear)
const halfYearStart = moveCost('XS', 'S', halfYear)

export const head = {
  path: paths.pricing,
  title: 'Pricing',
  description: `Package sizes from ${priceRange} a year by number of Content Creators, and XS at ${small.price}. Unlimited free Content Consumers, no overage fees.`,
}

export const hero = {
  title: 'Pay for the authors. Everyone else is free.',
  lead: `Authors are the Content Creators: people who administer, build or manage runbooks. Anyone who only runs tasks, follows the event or decides at a gate is free.`,
}

export const grid = {
  title: 'Take the smallest size that fits',
  popular: 'Most Popular',
  per: 'a year',
  creators: 'Content Creators',
  each: 'each',
  note: `Prices are per annum and exclude VAT and other sales tax. Above ${large.creators} Content Creators, we’ll quote.`,
  book: 'Find Your Right Size',
  finder: 'Calculate it yourself',
}

export const finder = {
  title: 'Work out your size, and whether it pays',
  creators: packageOf('S').creators,
  withoutScript: {
    before: 'Choosing here needs JavaScript. The ',
    link: { href: '#packages', label: 'package grid' },
    after: ` tells you the same: take the smallest size that fits your Content Creators, and add ${accessoryPrice} for each accessory. The figures below are the example of ${packageOf('S').creators} creators.`,
  },
}

const crowd = { creators: packageOf('S').creators, consumers: 190 }

type UserType = {
  name: string
  price: string
  text: string
  roles: readonly { name: string; does?: string }[]
}

export const userTypes = {
  title: 'Who you pay for, and who is free',
  crowd: {
    ...crowd,
    statement: `Of ${crowd.creators + crowd.consumers} people in the event, you pay for ${inWords(crowd.creators)}.`,
    paid: `${crowd.creators} Content Creators on package S, ${price('S')} a year`,
    free: `${crowd.consumers} Content Consumers, free`,
  },
  types: [
    {
      name: 'Content Creators',
      price: 'paid, by package',
      text: 'Cutover managers are among them.',
      roles: [
        { name: 'Administrators', does: 'set up access, groups and templates' },
        { name: 'Event and runbook managers', does: 'plan the event and run its go/no-go gates' },
        { name: 'Runbook designers and authors', does: 'write tasks, dependencies and backouts' },
        { name: 'Integration engineers', does: 'connect tasks to other systems' },
      ],
    },
    {
      name: 'Content Consumers',
      price: 'unlimited and free',
      text: 'They run tasks, decide at gates and read the audit trail. Your suppliers’ people and your auditors are among them.',
      roles: [
        { name: 'Task owners' },
        { name: 'Service delivery and incident managers' },
        { name: 'Senior executives' },
        { name: 'C-suite members' },
      ],
    },
  ] as readonly UserType[],
}

export const budget = {
  title: 'A budget that holds until renewal',
  moments: [
    {
      when: 'Day 1',
      clauses: 'clauses 4.4, 5.1 and 5.2',
      title: 'A single invoice',
      text: 'You pay annually, in full, in advance. The invoice is for the sum in the order, plus VAT, and due within 30 days.',
    },
    {
      when: 'Every day of the year',
      clauses: 'clauses 6.1 and 6.3',
      title: 'No charge for extra authors',
      text: 'We charge no overage fees. If you have twelve authors on a package for ten, all twelve keep their access until your renewal.',
    },
    {
      when: 'Renewal',
      clauses: 'clauses 6.1, 6.2, 8.2 and 8.3',
      title: 'You tell us the number, once a year',
      text: 'Usage is measured only at renewal, to agree next year’s size. The subscription renews by itself, for as long as its first term, unless either of us gives notice at least 30 days before the term ends.',
    },
  ],
}

export const included = {
  title: 'Included in all packages',
  text: 'You get all features and future releases (clause\u00a02.3).',
  items: [
    { name: 'Unlimited Content Consumers' },
    { name: 'All four scenarios' },
    {
      name: 'Support',
      text: `${businessHours.days}, ${businessHours.opens} to ${businessHours.closes} ${businessHours.zone}, except on public holidays; first response to a critical case (P1) within 4\u00a0support hours. The draft support addendum still says ${addendumHours.text}.`,
    },
  ] as readonly { name: string; text?: string }[],
}

export const wholeCost = {
  title: 'Costs on top of the package',
}

export const extras = {
  title: `Optional accessories, ${shortAccessoryPrice} per year each`,
  lead: 'The price is the same for every package size, and renews with the subscription.',
}

export const video = {
  title: 'How to choose a size',
}

export const promise = {
  title: 'The price promise',
  text: 'The figure in your order is the figure for the year, however many people join the call.',
  term: 'If the price changes at renewal, we tell you at least 60 days before your term ends (clause\u00a08.4). Fees aren’t refundable, however much or little you use (clause\u00a05.3).',
  agreement: {
    before: 'Clauses here are those of the ',
    link: { href: paths.legal('subscription-agreement'), label: 'subscription agreement' },
    /** Used until counsel has reviewed the agreement. */
    draft: ': the terms that we plan to offer. Our lawyers haven’t reviewed them yet.',
    final: ', which binds us both.',
  },
}

export const faqs = {
  title: 'Questions about price',
  items: defineFaqs({
    'Can we move up a size before renewal?': `Yes. From S up, the upgrade is co-terminous. It ends when your current term ends. You pay the price difference for the days left (clause\u00a07.3). Moving from S to M with ${halfYear.daysLeft} of ${halfYear.daysInTerm} days left costs ${halfYearMove.cost}, excluding VAT.`,
    'We would start on XS. What happens when we outgrow it?': `Nothing before your renewal, unless you choose to move up. If you do, a new 12-month plan starts, and the remaining balance of your XS package is credited towards it (clause\u00a07.4). With ${halfYear.daysLeft} of ${halfYear.daysInTerm} days left, ${halfYearStart.credit} of the ${small.price} is unused. The first year on S then costs ${halfYearStart.cost}.`,
    'Is an incident manager free?':
      'Yes, while they follow an event or run its tasks. An incident manager who starts a runbook is its event manager, and needs a paid licence.',
  }),
}

export const closing = {
  title: 'Get a price in writing',
  book: 'Start the Conversation',
  lead: 'Bring the number of your Content Creators, and the first date that must not go wrong.',
}
