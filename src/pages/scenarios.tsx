import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.scenarios,
  title: 'Scenarios',
  description:
    'Planned Change, Service Recovery, Disaster Recovery and Cyber Recovery: four kinds of critical event run from one platform.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="Four nights, one way to run them"
        lead="Planned change, service recovery, disaster recovery and cyber recovery differ in what goes wrong. They need the same thing from a runbook: order, owners and a clock."
      />
    </>
  )
}
