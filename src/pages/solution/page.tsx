import { ClosingBand } from '../../components/closing-band.tsx'
import { DemoOpening } from '../../components/demo-opening.tsx'
import { Faq } from '../../components/faq.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'
import {
  closing,
  dawn,
  dusk,
  faqTitle,
  head,
  indexTitle,
  opening,
  scenes,
  solutionFaqs,
  trail,
} from './copy.ts'
import { OneNight } from './one-night.tsx'

export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} nodes={[faqPage(solutionFaqs)]} />
      <DemoOpening trail={trail} {...opening} />
      <OneNight {...{ indexTitle, scenes, dusk, dawn }} />
      <Faq title={faqTitle} items={solutionFaqs} />
      <ClosingBand {...closing} />
    </>
  )
}
