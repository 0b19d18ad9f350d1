import { ChatWidget } from '../../components/live-chat.tsx'
import { pricingFaqs } from './faq.ts'
import { accessories, packages, pricingVideoFacts } from '../../content/packages.ts'
import { embedUrl, pricingVideo } from '../../integrations/video.ts'
import { Faq } from '../../components/faq.tsx'
import { Accessories } from './accessories.tsx'
import { BudgetYear } from './budget-year.tsx'
import { PricingClosing } from './closing.tsx'
import { PricingHero } from './hero.tsx'
import { Included } from './included.tsx'
import { PackageGrid } from './package-grid.tsx'
import { PricePromise } from './promise.tsx'
import { SizeFinderSection } from './size-finder.tsx'
import { UserTypes } from './user-types.tsx'
import { PricingVideo } from './video.tsx'
import { PageHead } from '../../seo/page-head.tsx'
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
} from './copy.ts'
import { paths, trailTo } from '../../paths.ts'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { faqPage, videoObject } from '../../seo/structured-data/content-nodes.ts'
import { productNode } from '../../seo/structured-data/product-node.ts'

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
      <BreadcrumbLine trail={trail} />
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
