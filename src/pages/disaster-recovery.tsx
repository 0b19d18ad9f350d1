import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.disasterRecovery,
  title: 'Disaster Recovery',
  description:
    'Disaster recovery runbooks that measure RTO and RPO in every test: invocation, failover in dependency order, and failback.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="Measure the recovery time you declared"
        lead="Invocation authority, failover in dependency order, and recovery times taken from the clock instead of from a document."
      />
    </>
  )
}
