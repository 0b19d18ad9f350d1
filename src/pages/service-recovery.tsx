import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.serviceRecovery,
  title: 'Service Recovery',
  description:
    'Recover an important business service inside its impact tolerance, with severe but plausible scenarios tested beforehand.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="Restore the service, not just the server"
        lead="Severe but plausible scenarios, tested beforehand and run from the view of the important business service that your customers depend on."
      />
    </>
  )
}
