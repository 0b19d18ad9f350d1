import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { trailTo } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { Activities } from './activities.tsx'
import { Contributions } from './contributions.tsx'
import { bringing, doing, fees, head, opening, what, why } from './copy.ts'
import { Fees } from './fees.tsx'
import { AssuranceOpening } from './assurance-opening.tsx'
import { WhatAssurance } from './what.tsx'
import { WhyAssurance } from './why.tsx'

const trail = trailTo({ name: head.title, path: head.path })

export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} />
      <BreadcrumbLine trail={trail} />
      <AssuranceOpening {...opening} />
      <WhyAssurance {...why} />
      <WhatAssurance {...what} />
      <Activities {...doing} />
      <Contributions {...bringing} />
      <Fees {...fees} />
    </>
  )
}
