import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.support,
  title: 'Support',
  description:
    'Support for runbook teams: hours of service, direct channels, self-service resources and answers to common questions.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="How Can We Help?"
        lead="Reach a person during UK business hours, or find the answer in the portal, the knowledge base or a course."
      />
    </>
  )
}
