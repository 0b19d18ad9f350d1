import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.cyberRecovery,
  title: 'Cyber Recovery',
  description:
    'Cyber recovery runbooks: contain, prove backups clean, rebuild identity first, and restore in an isolated recovery environment.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="Rebuild in the right order, in the open"
        lead="Contain, prove the backups clean, rebuild identity first, restore in isolation, and rotate credentials before anything reconnects."
      />
    </>
  )
}
