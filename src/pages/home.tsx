import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.home,
  title: 'Run the night that must not go wrong',
  description:
    'Digital runbooks inside your IT service management platform: plan, rehearse and execute change and recovery to one clock.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="Run the night that must not go wrong to one clock."
        lead="Cuewright turns the spreadsheet runbook into a live timetable inside your IT service management platform: owners, dependencies, the critical path, and a finish time that everyone can see move."
      />
    </>
  )
}
