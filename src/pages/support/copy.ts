import { defineFaqs } from '../../content/faq-item.ts'
import { assurancePrice } from '../../content/prices.ts'
import { paths } from '../../paths.ts'
import { addendumHours, businessHours, product } from '../../site.ts'
import { hour, momentOf, servedHours, type WeekSpan } from './week.ts'

const { zone } = businessHours

export const head = {
  path: paths.support,
  title: 'Support',
  description:
    'Support for runbook teams: hours of service, direct channels, self-service resources and answers to common questions.',
}

export const opening = {
  title: 'How Can We Help?',
  lead: 'Talk to people who know the product. Out of hours, send us a message and we’ll read it first thing.',
  hours: {
    title: 'Hours of Service',
    before: 'Nights, weekends and public holidays are covered only under ',
    link: { href: paths.serviceAssurance, label: 'Service Assurance' },
    after: `, ${assurancePrice} an hour.`,
  },
}

export const direct = {
  title: 'Reach a person directly',
  sample: 'numbers and addresses',
}

/** `variable` holds the address. If it is unset, the page says how to get access. */
export const selfService = {
  title: 'Help yourself, any time',
  lead: 'Everyone can use the knowledge base and the training. Content Creators log cases, and up to four of them may phone us.',
  open: 'Access Now',
  unset: 'Access comes with your subscription.',
  ask: 'Ask for it',
  resources: [
    {
      title: 'Customer portal',
      description: 'Log a case, follow it, and see the answers to earlier ones.',
      variable: 'VITE_CUSTOMER_PORTAL_URL',
    },
    {
      title: 'Knowledge base',
      description:
        'How each screen works, release notes, and patterns for backouts and go/no-go gates.',
      variable: 'VITE_KNOWLEDGE_BASE_URL',
    },
    {
      title: 'Online training',
      description: `Courses for ${product} authors, event managers and task owners, at your own pace.`,
      variable: 'VITE_TRAINING_URL',
    },
  ],
} as const

/** `hours` of service until a first response. */
function severity(priority: string, name: string, hours: number, means: string) {
  return { priority, name, hours, means }
}

const times = [
  severity(
    'P1',
    'Critical',
    4,
    'Production or a live event has stopped, and there’s no workaround.',
  ),
  severity('P2', 'High', 8, 'A main function fails, and the workaround is slow.'),
  severity('P3', 'Medium', 24, 'A function is impaired, with a reasonable workaround.'),
  severity('P4', 'Low', 48, 'A question, a cosmetic fault or a suggestion.'),
] as const

const [p1] = times
const addendumDue = addendumHours.opens + p1.hours

/** In hours from Saturday 00:00. The case is logged when a cutover begins. */
const logged = 22
const cutover: WeekSpan = [logged, 28.5]
const watch: WeekSpan = [20, 30]

/** `served` are the hours of service that pass before the first response is due. */
const drawn = times.map((time) => {
  const served = servedHours(logged, time.hours)
  return { ...time, served, due: served.at(-1)![1] }
})

export const responses = {
  title: 'Response times',
  lead: 'An example of a case logged on Saturday at 22:00, as your cutover starts.',
  columns: {
    severity: 'Severity',
    means: 'What it means',
    within: 'First response within',
    due: `Logged on ${momentOf(logged, ' at ')}, answered by`,
  },
  logged,
  times: drawn,
  cutover: { name: 'Your cutover', text: 'Saturday 22:00 to Sunday 04:30', span: cutover },
  assured: {
    name: 'Service Assurance',
    means: 'Engineers who know your runbook are on watch for the hours you agree.',
    within: 'At once',
    span: watch,
  },
  note: {
    before: 'Times are hours of service, from logging the case to a first response. The ',
    link: { href: paths.legal('customer-support-addendum'), label: 'Customer Support Addendum' },
    after: ` will be the contract, and is a draft. Until this page and the addendum agree, the addendum’s hours count: ${addendumHours.text}, without public holidays.`,
  },
  weekend: {
    title: `A P1 logged on ${momentOf(logged, ' at ')}`,
    text: `Standard support counts from ${momentOf(drawn[0]!.served[0]![0], ' at ')}, so the first answer is due by ${momentOf(drawn[0]!.due, ' at ')} ${zone}. By the addendum’s hours it’s due at ${hour(addendumDue)} GMT, which is ${hour(addendumDue + 1)} in summer.`,
    link: { href: paths.serviceAssurance, label: 'See Service Assurance' },
  },
}

export const faqs = {
  title: 'Support questions',
  items: defineFaqs({
    'How quickly will you respond?':
      'The times above are to a first response from the engineer working on your case, counted in support hours. We don’t promise a time to fix, because the cause is seldom known when a case is logged.',
    'Can you be on hand for our cutover weekend?': `Yes, under Service Assurance. It’s a premium offer with a 24-hour model and a team of four, charged at ${assurancePrice} per hour. Before your first rehearsal, tell us the date of the cutover.`,
    'What should I include when I report a problem?':
      'Say what you were doing, what you expected, what happened and when, with your application and platform versions. Tell us if an event is running now. Leave out personal and confidential data, and blank it in screenshots first.',
    'Do you need access to our instance?':
      'Not to start. If your case needs it, you grant supervised access, and end it afterwards.',
  }),
}

export const stillNeedHelp = {
  title: 'Still Need Help?',
  text: 'Write to the support team, or tell us what you’re about to do.',
  write: 'Email Support',
  contact: 'Contact Us',
}
