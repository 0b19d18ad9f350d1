import { company, email, phone, supportEmail, whatsapp, type Status } from '../site.ts'

export type Channel = {
  title: 'Phone' | 'Email' | 'WhatsApp' | 'Live chat'
  description: string
  /** What the link says; for the chat, what its button says. */
  action: string
  /** Absent for the live chat, which opens on the page. */
  link?: string
  isExternal?: boolean
  /** A design token: the mark beside the channel. */
  colour: 'done' | 'rehearse' | 'link' | 'ink'
  status: Status
}

const chat: Channel = {
  title: 'Live chat',
  description: 'For a short question, while you’re at your screen, during the hours of service.',
  action: 'Open live chat',
  colour: 'ink',
  // Until its portal is configured, a visitor cannot open it.
  status: 'sample',
}

/** For customers with a question about the product that they run. */
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
    description: 'For anything that needs a screenshot, a version number or a longer explanation.',
    action: supportEmail.label,
    link: supportEmail.uri,
    colour: 'rehearse',
    status: supportEmail.status,
  },
  {
    title: 'WhatsApp',
    description: 'For when you’re away from your desk. We’ve written the first message for you.',
    action: `Message ${whatsapp.label}`,
    link: whatsapp.uri,
    isExternal: true,
    colour: 'link',
    status: whatsapp.status,
  },
  chat,
]

/** For everyone else: buyers, partners, people who are curious. */
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
  { ...chat, description: 'Opens here, on this page, during business hours.' },
]
