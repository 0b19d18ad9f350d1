import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.legals,
  title: 'Legal documents',
  description:
    'The website and app privacy policies, acceptable use policy, customer support addendum and subscription agreement.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="Legal documents"
        lead="The agreements and policies that apply to this website and to the Cuewright application."
      />
    </>
  )
}
