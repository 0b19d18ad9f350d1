import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.serviceAssurance,
  title: 'Service Assurance',
  description:
    'A premium support offer: a team of four, on a 24-hour model, for critical events and the weeks around them. £100 per hour.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="Service Assurance"
        lead="A named team beside yours for the hours that matter: a premium support offer on a 24-hour model."
      />
    </>
  )
}
