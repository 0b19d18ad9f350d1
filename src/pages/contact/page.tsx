import { DemoButton } from '../../components/demo-button.tsx'
import { ChatWidget } from '../../components/live-chat.tsx'
import { contactChannels } from '../../content/channels.ts'
import { companyCards } from './company-cards.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
import { paths, trailTo } from '../../paths.ts'
import { Company } from './company.tsx'
import { Message } from './message.tsx'
import { ContactOpening } from './opening.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { demoMinutes } from '../../site.ts'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'

const trail = trailTo({ name: 'Contact', path: paths.contact })

const head = {
  trail,
  path: paths.contact,
  title: 'Contact',
  description:
    'Talk to the Cuewright team by phone, e-mail, WhatsApp or live chat, or send a message. UK business hours, Monday to Friday.',
}

const opening = {
  title: 'Talk to us before the date is fixed',
  lead: 'An event is easiest to help with while its date can still move. Choose whichever way suits you.',
  channels: contactChannels,
  note: contactChannels.some(isSample) ? `${sampleNote}: numbers and addresses` : undefined,
}

const companyBand = {
  title: 'Which address reaches whom',
  cards: companyCards,
  note: companyCards.some(isSample) ? sampleNote : undefined,
  hoursTitle: 'Business hours',
}

const message = {
  title: 'Write a message',
  lead: 'Say what is moving, failing or being tested, and roughly when. You need not know yet what you want from us.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <BreadcrumbLine trail={trail} />
      <ContactOpening {...opening} />
      <Company {...companyBand}>
        <DemoButton>Schedule a demo ({demoMinutes} mins)</DemoButton>
        <a href={paths.about} className="btn btn-dark">
          Learn About Us
        </a>
      </Company>
      <Message {...message} />
      <ChatWidget />
    </>
  )
}
