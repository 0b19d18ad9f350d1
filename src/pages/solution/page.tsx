import { Faq } from '../../components/faq.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'
import { Closing } from './closing.tsx'
import {
  closing,
  faqTitle,
  groups,
  head,
  indexTitle,
  opening,
  showcases,
  solutionFaqs,
  trail,
} from './copy.ts'
import { SolutionOpening } from './solution-opening.tsx'
import { ScreenGroups } from './screen-groups.tsx'

/** The eleven screens of the product, in the order in which an event meets them. */
export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} nodes={[faqPage(solutionFaqs)]} />
      <SolutionOpening trail={trail} {...opening} />
      <ScreenGroups indexTitle={indexTitle} groups={groups} showcases={showcases} />
      <Faq title={faqTitle} items={solutionFaqs} />
      <Closing {...closing} />
    </>
  )
}
