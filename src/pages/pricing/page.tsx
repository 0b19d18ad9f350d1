import { Band } from '../../components/band.tsx'
import { Faq } from '../../components/faq.tsx'
import { PageIntro } from '../../components/page-intro.tsx'
import { ChatWidget } from '../../components/live-chat.tsx'
import { notIncluded } from '../../content/not-included.ts'
import { accessories, packages, pricingVideoFacts } from '../../content/packages.ts'
import { embedUrl, pricingVideo } from '../../integrations/video.ts'
import { PageTop } from '../page-top.tsx'
import { faqPage, videoObject } from '../../seo/structured-data/content-nodes.ts'
import { productNode } from '../../seo/structured-data/product-node.ts'
import { Accessories } from './accessories.tsx'
import { BudgetYear } from './budget-year.tsx'
import { PricingClosing } from './closing.tsx'
import {
  budget,
  closing,
  extras,
  faqs,
  finder,
  grid,
  head,
  hero,
  included,
  promise,
  userTypes,
  video,
  wholeCost,
} from './copy.ts'
import { Included } from './included.tsx'
import { PackageGrid } from './package-grid.tsx'
import { PricePromise } from './promise.tsx'
import { SizeFinderSection } from './size-finder.tsx'
import { UserTypes } from './user-types.tsx'
import { PricingVideo } from './video.tsx'

const player = embedUrl(pricingVideo)
const nodes = [
  productNode(head.description),
  faqPage(faqs.items),
  ...(player ? [videoObject({ ...pricingVideoFacts, embedUrl: player })] : []),
]

export function Component() {
  return (
    <>
      <PageTop {...head} nodes={nodes} />
      <PageIntro {...hero} className="pt-[clamp(24px,2.5vw,32px)] pb-band-end">
        <PackageGrid {...grid} sizes={packages} />
      </PageIntro>
      <SizeFinderSection {...finder} sizes={packages} accessories={accessories} />
      <UserTypes {...userTypes} />
      <BudgetYear {...budget} />
      <Included {...included} wholeCost={{ ...wholeCost, extras: notIncluded }} />
      <Accessories {...extras} accessories={accessories} />
      <Band name="Promise" on="bg-ground-2" className="band cols gap-y-8">
        <PricePromise {...promise} />
        <PricingVideo {...video} video={pricingVideoFacts} url={pricingVideo} sizes={packages} />
      </Band>
      <Faq {...faqs} />
      <PricingClosing {...closing} />
      <ChatWidget />
    </>
  )
}
