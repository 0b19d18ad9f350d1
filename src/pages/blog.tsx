import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.blog,
  title: 'Cuewright blog',
  description:
    'Writing on cutovers, rehearsals, recovery times and the evidence that regulators ask of banks and other careful organisations.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="The Cuewright blog"
        lead="On cutovers, rehearsals, recovery times and the evidence they leave behind."
      />
    </>
  )
}
