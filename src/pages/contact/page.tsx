import { ChatWidget } from '../../components/live-chat.tsx'
import { contactChannels } from '../../content/channels.ts'
import { PageTop } from '../page-top.tsx'
import { Company } from './company.tsx'
import { company, head, message, opening } from './copy.ts'
import { Message } from './message.tsx'
import { ContactOpening } from './contact-opening.tsx'

export function Component() {
  return (
    <>
      <PageTop {...head} />
      <ContactOpening {...opening} channels={contactChannels}>
        <Message {...message} />
      </ContactOpening>
      <Company {...company} />
      <ChatWidget />
    </>
  )
}
