import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.features,
  title: 'Features',
  description:
    'What Cuewright does when you plan, rehearse and execute a critical event, what evidence it leaves, and where its limits are.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="What it does, screen by screen"
        lead="Plan with dependencies, rehearse against the clock, execute from one timetable, and keep the record that an auditor will ask for."
      />
    </>
  )
}
