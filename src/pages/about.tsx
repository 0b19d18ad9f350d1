import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.about,
  title: 'About',
  description:
    'Who builds Cuewright, what we are here to do, and what sets a native runbook application apart from a spreadsheet.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="We build for the people on the bridge call"
        lead="Who we are, what we set out to do, and why the runbook belongs inside the platform that your organisation already trusts."
      />
    </>
  )
}
