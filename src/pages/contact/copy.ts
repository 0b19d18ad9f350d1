import { contactChannels } from '../../content/channels.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
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
    'Talk to the Cuewright team by phone, email or WhatsApp, or send a message. UK business hours, Monday to Friday.',
}

export const company = {
  title: 'Who to contact',
  hours: 'Business hours',
  demo: `Schedule a demo (${demoMinutes} mins)`,
  about: 'Learn About Us',
  cards: [
    {
      title: companyName,
      text: `We make one product, ${product}, in the United Kingdom.`,
      link: email,
    },
    {
      title: 'Support',
      text: 'For customers with a question, a fault or an event in progress.',
      link: supportEmail,
    },
    {
      title: 'Privacy',
      text: 'For questions about the data we hold about you.',
      link: privacyEmail,
    },
    {
      title: 'Security',
      text: 'To report a vulnerability in the site or the application. Please tell us before anyone else.',
      link: securityEmail,
    },
  ],
}

const samples = [...contactChannels, ...company.cards.map(({ link }) => link)].some(isSample)

export const opening = {
  title: 'Talk to us early',
  lead: 'The earlier we see the plan, the more we can help. Choose the way that suits you.',
  sample: samples ? `${sampleNote}: numbers and addresses` : undefined,
}

export const message = {
  title: 'Write a message',
  lead: 'Tell us what you’re moving, recovering or testing, and roughly when. A rough idea is enough.',
  privacy: {
    before: 'We explain what happens to your message in the ',
    link: { href: paths.legal('website-privacy-policy'), label: 'website privacy policy' },
  },
  /** Shown above HubSpot's form, which may fail to load. */
  instead: { write: 'If no form appears below, write to', call: 'or call' },
}

export const form = {
  sent: {
    title: 'We’ve got your message',
    text: 'We’ll reply by email by the end of the next working day. If your event is sooner than that, please call.',
    again: 'Write another message',
  },
  honeypot: 'Leave this empty',
  name: 'Name',
  email: 'Work email',
  organisation: 'Organisation',
  optional: '(optional)',
  message: 'Message',
  hint: `Up to ${messageLimit.toLocaleString('en-GB')} characters. A date helps: when is the event?`,
  send: 'Send message',
}
