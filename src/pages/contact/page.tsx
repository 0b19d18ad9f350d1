import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { ChatWidget } from '../../components/live-chat.tsx'
import { contactChannels } from '../../content/channels.ts'
import { trailTo } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { Company } from './company.tsx'
import { company, head, message, opening } from './copy.ts'
import { Message } from './message.tsx'
import { ContactOpening } from './contact-opening.tsx'

const trail = trailTo({ name: head.title, path: head.path })

export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} />
      <BreadcrumbLine trail={trail} />
      <ContactOpening {...opening} channels={contactChannels}>
        <Message {...message} />
      </ContactOpening>
      <Company {...company} />
      <ChatWidget />
    </>
  )
}
