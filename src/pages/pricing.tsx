import { ChatWidget } from '../components/live-chat.tsx'
import { pricingFaqs } from '../content/faqs/pricing.ts'
import { accessories, packages, pricingVideoFacts } from '../content/packages.ts'
import { embedUrl, pricingVideo } from '../integrations/video.ts'
import { Faq } from '../sections/faq.tsx'
import { Accessories } from '../sections/pricing/accessories.tsx'
import { BudgetYear } from '../sections/pricing/budget-year.tsx'
import { PricingClosing } from '../sections/pricing/closing.tsx'
import { PricingHero } from '../sections/pricing/hero.tsx'
import { Included } from '../sections/pricing/included.tsx'
import { PackageGrid } from '../sections/pricing/package-grid.tsx'
import { PricePromise } from '../sections/pricing/promise.tsx'
import { SizeFinderSection } from '../sections/pricing/size-finder.tsx'
import { UserTypes } from '../sections/pricing/user-types.tsx'
import { PricingVideo } from '../sections/pricing/video.tsx'
import { PageHead } from '../seo/page-head.tsx'
import {
  budget,
  closing,
  extras,
  finder,
  grid,
  head,
  hero,
  included,
  promise,
  userTypes,
  video,
} from '../content/pricing-page.ts'
import { trailTo } from '../lib/trail.ts'
import { paths } from '../paths.ts'
import { Trail } from '../sections/trail.tsx'
import { faqPage, videoObject } from '../seo/structured-data/content-nodes.ts'
import { productNode } from '../seo/structured-data/product-node.ts'

const trail = trailTo({ name: 'Pricing', path: paths.pricing })

const player = embedUrl(pricingVideo)
const nodes = [
  productNode(head.description),
  faqPage(pricingFaqs),
  ...(player ? [videoObject({ ...pricingVideoFacts, embedUrl: player })] : []),
]

export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} nodes={nodes} />
      <Trail trail={trail} />
      <PricingHero {...hero} />
      <PricingVideo {...video} video={pricingVideoFacts} url={pricingVideo} sizes={packages} />
      <BudgetYear {...budget} />
      <UserTypes {...userTypes} />
      <PackageGrid {...grid} sizes={packages} />
      <Included {...included} />
      <Accessories {...extras} accessories={accessories} />
      <SizeFinderSection {...finder} sizes={packages} accessories={accessories} />
      <PricePromise {...promise} />
      <Faq title="Questions about price" items={pricingFaqs} />
      <PricingClosing {...closing} />
      <ChatWidget />
    </>
  )
}
