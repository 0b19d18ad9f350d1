import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.plannedChange,
  title: 'Planned Change',
  description:
    'Cutover runbooks with go/no-go gates, a point of no return and a backout that has been rehearsed: migrations, mergers and releases.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="A cutover that knows when to turn back"
        lead="Plan the change window to the minute, agree the go/no-go criteria before the night, and keep a rehearsed backout one decision away."
      />
    </>
  )
}
