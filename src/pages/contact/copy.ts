import type { Status } from '../../content/sample.ts'
import { messageLimit } from '../../lib/check-contact.ts'
import { paths } from '../../paths.ts'
import {
  company as companyName,
  demoMinutes,
  email,
  privacyEmail,
  product,
  securityEmail,
  supportEmail,
} from '../../site.ts'

export const head = {
  path: paths.contact,
  title: 'Contact',
  description:
    'Talk to the Cuewright team by phone, e-mail, WhatsApp or live chat, or send a message. UK business hours, Monday to Friday.',
}

export const opening = {
  title: 'Talk to us before the date is fixed',
  lead: 'An event is easiest to help with while its date can still move. Choose whichever way suits you.',
  sample: 'numbers and addresses',
}

export type CompanyCard = {
  title: string
  text: string
  link: { label: string; uri: string; status: Status }
}

/** Who is behind the product, and who to write to. */
export const company: {
  title: string
  hours: string
  demo: string
  about: string
  cards: readonly CompanyCard[]
} = {
  title: 'Which address reaches whom',
  hours: 'Business hours',
  demo: `Schedule a demo (${demoMinutes} mins)`,
  about: 'Learn About Us',
  cards: [
    {
      title: companyName,
      text: `Makes ${product}, and nothing else. In the United Kingdom.`,
      link: email,
    },
    {
      title: 'Support',
      text: 'For customers: questions, faults, and events under way.',
      link: supportEmail,
    },
    {
      title: 'Privacy',
      text: 'What we hold about you, and what you want done with it.',
      link: privacyEmail,
    },
    {
      title: 'Security',
      text: 'A weakness in the site or the application. Tell us before anyone else.',
      link: securityEmail,
    },
  ],
}

export const message = {
  title: 'Write a message',
  lead: 'Say what is moving, failing or being tested, and roughly when. You need not know yet what you want from us.',
  privacy: {
    before: 'What becomes of it is in the ',
    link: { href: paths.legal('website-privacy-policy'), label: 'website privacy policy' },
  },
  /** Above HubSpot's form, which arrives from elsewhere. */
  instead: { write: 'If no form appears below, write to', call: 'or call' },
}

export const form = {
  sent: {
    title: 'Your message is with us',
    text: 'A person answers it by e-mail, on the next working day at the latest. If your event is sooner than that, please call.',
    again: 'Write another message',
  },
  honeypot: 'Leave this empty',
  name: 'Name',
  email: 'Work e-mail',
  organisation: 'Organisation',
  optional: '(optional)',
  message: 'Message',
  hint: `Up to ${messageLimit.toLocaleString('en-GB')} characters. A date helps: when is the event?`,
  send: 'Send message',
}
