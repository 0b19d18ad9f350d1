import { Faq } from '../../components/faq.tsx'
import { ChatWidget } from '../../components/live-chat.tsx'
import { supportChannels } from '../../content/channels.ts'
import { paths } from '../../paths.ts'
import { PageTop } from '../page-top.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'
import { direct, faqs, head, opening, responses, selfService, stillNeedHelp } from './copy.ts'
import { DirectSupport } from './direct.tsx'
import { SupportOpening } from './support-opening.tsx'
import { ResponseTimes } from './response-times.tsx'
import { SelfService } from './self-service.tsx'
import { Band } from '../../components/band.tsx'
import { supportEmail } from '../../site.ts'

const nodes = [faqPage(faqs.items)]

export function Component() {
  return (
    <>
      <PageTop {...head} nodes={nodes} />
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

function StillNeedHelp({ title, text, write, contact }: typeof stillNeedHelp) {
  return (
    <Band name="Contact" className="band-tight cols gap-y-6 items-end">
      <div className="col-span-12 md:col-span-7">
        <h2>{title}</h2>
        <p className="lead text-balance mt-4">{text}</p>
      </div>
      <div className="col-span-12 md:col-span-5 flex flex-wrap gap-3.5 self-stretch items-end md:justify-end col-rule">
        <a href={supportEmail.uri} className="btn btn-ink">
          {write}
        </a>
        <a href={paths.contact} className="btn">
          {contact}
        </a>
      </div>
    </Band>
  )
}
