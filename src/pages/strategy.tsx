import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.strategy,
  title: 'Digital marketing strategy',
  description:
    'An internal planning document on search and digital marketing: budget by phase, keyword tiers, targets and publishing cadence.',
  isIndexable: false,
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro title="Digital marketing strategy" lead="Internal planning document." />
    </>
  )
}
