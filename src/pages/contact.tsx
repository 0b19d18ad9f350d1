import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.contact,
  title: 'Contact',
  description:
    'Talk to the Cuewright team by phone, e-mail, WhatsApp or live chat, or send a message. UK business hours, Monday to Friday.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="Talk to us"
        lead="By phone, e-mail, WhatsApp or live chat, from 08:00 to 18:00 UK time, Monday to Friday."
      />
    </>
  )
}
