import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.solution,
  title: 'Solution',
  description:
    'Eleven screens of one runbook application, from the event record to issue management, drawn from a single payments migration.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="One application for the whole event"
        lead="Eleven screens, one payments migration: the same tasks, owners and times from the event record to the last closed issue."
      />
    </>
  )
}
