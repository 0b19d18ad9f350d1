import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { Faq } from '../../components/faq.tsx'
import { ChatWidget } from '../../components/live-chat.tsx'
import { supportChannels } from '../../content/channels.ts'
import { trailTo } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'
import { direct, faqs, head, opening, responses, selfService, stillNeedHelp } from './copy.ts'
import { DirectSupport } from './direct.tsx'
import { SupportOpening } from './support-opening.tsx'
import { ResponseTimes } from './response-times.tsx'
import { SelfService } from './self-service.tsx'
import { StillNeedHelp } from './still-need-help.tsx'

const trail = trailTo({ name: head.title, path: head.path })
const nodes = [faqPage(faqs.items)]

export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} nodes={nodes} />
      <BreadcrumbLine trail={trail} />
      <SupportOpening {...opening}>
        <DirectSupport {...direct} channels={supportChannels} />
      </SupportOpening>
      <ResponseTimes {...responses} />
      <SelfService {...selfService} />
      <Faq {...faqs} />
      <StillNeedHelp {...stillNeedHelp} />
      <ChatWidget />
    </>
  )
}
