import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.stories,
  title: 'Success stories',
  description:
    'How runbook teams planned, rehearsed and executed: eleven illustrative stories by scenario, each with its three measurements.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="How the night went"
        lead="Eleven accounts of planned change and recovery, with what was measured before and after."
      />
    </>
  )
}
