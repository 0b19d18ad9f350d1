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
import { Band } from '../../components/band.tsx'
import { DemoButton } from '../../components/demo-button.tsx'

export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} nodes={[faqPage(solutionFaqs)]} />
      <DemoOpening trail={trail} {...opening} />
      <OneNight {...{ indexTitle, scenes, dusk, dawn }} />
      <Faq title={faqTitle} items={solutionFaqs} />
      <Closing {...closing} />
    </>
  )
}

function Closing({ title, demo, other }: typeof closing) {
  return (
    <Band name="Try yours" on="on-dark" className="band cols gap-y-8">
      <h2 className="col-span-12 lg:col-span-6">{title}</h2>
      <div className="flex flex-col items-start col-span-12 md:col-span-6 lg:col-span-3">
        <p className="mb-5 grow text-on-bottle-2">{demo}</p>
        <DemoButton />
      </div>
      <div className="flex flex-col items-start col-span-12 md:col-span-6 lg:col-span-3">
        <p className="mb-5 grow text-on-bottle-2">{other.text}</p>
        <a href={other.href} className="btn btn-dark">
          {other.label}
        </a>
      </div>
    </Band>
  )
}
