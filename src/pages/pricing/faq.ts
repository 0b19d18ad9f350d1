import { defineFaqs } from '../../content/faq-item.ts'

export const pricingFaqs = defineFaqs('pricing.ts', 8, [
  {
    question: 'What does a package cost?',
    answer:
      'Packages run from £25k to £100k a year: S with 10 Content Creators, M with 25, L with 50 and XL with 75. A smaller start, XS, covers 3 Content Creators for £10,000. Prices are per annum and exclude VAT and other sales tax.',
  },
  {
    question: 'How and when do we pay?',
    answer:
      'Once a year, in full, in advance, against an invoice due within 30 days. There is no monthly plan and no usage charge to reconcile. The figure in your order is the figure for the year, so finance can book it once. No refunds are given.',
  },
  {
    question: 'What happens if we go over our number of Content Creators?',
    answer:
      'Nothing during the year: there are no overage fees, and nobody is cut off in the middle of an event. Usage is measured only at renewal. If you have outgrown the package by then, the next year’s order is for the size that fits.',
  },
  {
    question: 'Can we move up a size before renewal?',
    answer:
      'Yes. The upgrade is co-terminus: it ends on the date your present term ends. You pay the price difference pro rata, by days, for what remains. Moving from S to M with 183 of 366 days left costs £12,500.00, excluding VAT.',
  },
  {
    question: 'We would start on XS. What happens when we outgrow it?',
    answer:
      'A new 12-month plan starts, and the remaining balance of your XS package is credited towards it. With 183 of 366 days left, £5,000 of the £10,000 is unused. The first year on S then costs £20,000.00, excluding VAT.',
  },
  {
    question: 'Who counts as a Content Consumer, and is there a limit?',
    answer:
      'Anyone who follows or carries out the work rather than designing it: task owners, service delivery and incident managers, senior executives and C-suite members. They are unlimited and free in every package. A thousand people on one cutover cost the same as ten.',
  },
  {
    question: 'What do accessories cost, and how do they renew?',
    answer:
      'Each is a fixed £5k per year, whatever the package size, and renews with the subscription. There are four: Cloud Recovery Integrations, Collaboration Platform Connections, Custom Integrations and Advanced Analytics. Moving to another package does not change their price. VAT is extra.',
  },
  {
    question: 'Are some features kept for the larger packages?',
    answer:
      'No. All features and future releases are included in every package; sizes differ only in the number of Content Creators. The four accessories are separate because they connect or analyse beyond the application. If you need more than 75 Content Creators, talk to us about a price.',
  },
])
