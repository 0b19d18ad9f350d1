import { company, email, phone, supportEmail, whatsapp, type Status } from '../site.ts'

export type Channel = {
  title: 'Phone' | 'Email' | 'WhatsApp' | 'Live chat'
  description: string
  action: string
  /** The live chat has none: it opens on the page. */
  link?: string
  isExternal?: boolean
  /** The mark's design token. */
  colour: 'done' | 'rehearse' | 'link' | 'ink'
  status: Status
}

const chat: Channel = {
  title: 'Live chat',
  description: 'For a short question, during business hours.',
  action: 'Open live chat',
  colour: 'ink',
  status: 'sample',
}

export const supportChannels: Channel[] = [
  {
    title: 'Phone',
    description:
      'The quickest way to reach us. Always call about a P1 Critical, even if you’ve logged it.',
    action: phone.label,
    link: phone.uri,
    colour: 'done',
    status: phone.status,
  },
  {
    title: 'Email',
    description: 'For anything that needs a screenshot or a longer explanation.',
    action: supportEmail.label,
    link: supportEmail.uri,
    colour: 'rehearse',
    status: supportEmail.status,
  },
  {
    title: 'WhatsApp',
    description: 'For when you’re away from your desk. The first message is written for you.',
    action: `Message ${whatsapp.label}`,
    link: whatsapp.uri,
    isExternal: true,
    colour: 'link',
    status: whatsapp.status,
  },
  chat,
]

export const contactChannels: Channel[] = [
  {
    title: 'Phone',
    description: `A person at ${company} picks up. There’s no menu.`,
    action: phone.label,
    link: phone.uri,
    colour: 'done',
    status: phone.status,
  },
  {
    title: 'Email',
    description:
      'We read it every working day. Attach a runbook if you like, with its data blanked out.',
    action: email.label,
    link: email.uri,
    colour: 'rehearse',
    status: email.status,
  },
  {
    title: 'WhatsApp',
    description: 'Opens with a first message. Send it as it is, or change it.',
    action: whatsapp.label,
    link: whatsapp.uri,
    isExternal: true,
    colour: 'link',
    status: whatsapp.status,
  },
  chat,
]
