import { company, email, phone, supportEmail, whatsapp, type Status } from '../site.ts'

export type Channel = {
  title: 'Phone' | 'Email' | 'WhatsApp' | 'Live chat'
  description: string
  action: string
  /** The live chat has none: it opens on the page. */
  link?: string
  isExternal?: boolean
  /** The design token of its mark: one for all, since green, blue and red say how a task stands. */
  colour: 'ink'
  status: Status
}

type Way = { label: string; uri: string; status: Status }

function by(title: Channel['title'], to: Way, description: string): Channel {
  return { title, description, action: to.label, link: to.uri, colour: 'ink', status: to.status }
}

function byWhatsApp(description: string): Channel {
  return { ...by('WhatsApp', whatsapp, description), isExternal: true }
}

const chat: Channel = {
  title: 'Live chat',
  description: 'For a short question, during business hours.',
  action: 'Open live chat',
  colour: 'ink',
  status: 'sample',
}

export const supportChannels: Channel[] = [
  by(
    'Phone',
    phone,
    'The quickest way to reach us. One of your named contacts should always call about a P1 Critical, even if it’s logged.',
  ),
  by('Email', supportEmail, 'For anything that needs a screenshot or a longer explanation.'),
  {
    ...byWhatsApp(
      'For a question when you’re away from your desk. The first message is written for you.',
    ),
    action: `Message ${whatsapp.label}`,
  },
  chat,
]

export const contactChannels: Channel[] = [
  by('Phone', phone, `In business hours a person at ${company} picks up. There’s no menu.`),
  by(
    'Email',
    email,
    'We read it every working day. Attach a runbook if you like, with its data blanked out.',
  ),
  byWhatsApp('Opens with a first message. Send it as it is, or change it.'),
  chat,
]
