import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.pricing,
  title: 'Pricing',
  description:
    'Five package sizes by number of Content Creators, unlimited free Content Consumers, and no overage fees. Prices in pounds, per year.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="Pay for the people who write runbooks"
        lead="Five sizes by number of Content Creators. Everyone who follows, approves or watches a runbook is free, and there is no limit on how many."
      />
    </>
  )
}
