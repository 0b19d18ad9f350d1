import { ChatWidget } from '../../components/live-chat.tsx'
import { supportChannels } from '../../content/channels.ts'
import { supportFaqs } from './faq.ts'
import { responseTimes } from './response-times-copy.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
import { resources } from './self-service-copy.ts'
import { paths, trailTo } from '../../paths.ts'
import { Faq } from '../../components/faq.tsx'
import { DirectSupport } from './direct.tsx'
import { SupportOpening } from './opening.tsx'
import { ResponseTimes } from './response-times.tsx'
import { SelfService } from './self-service.tsx'
import { StillNeedHelp } from './still-need-help.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'

const trail = trailTo({ name: 'Support', path: paths.support })

const head = {
  trail,
  nodes: [faqPage(supportFaqs)],
  path: paths.support,
  title: 'Support',
  description:
    'Support for runbook teams: hours of service, direct channels, self-service resources and answers to common questions.',
}

const opening = {
  title: 'How Can We Help?',
  lead: 'During these hours a person who knows the product answers. Outside them, write, and it is the first thing that we read.',
  hours: {
    title: 'Hours of Service',
    note: (
      <>
        Nights and weekends are covered by{' '}
        <a href={paths.serviceAssurance} className="link">
          Service Assurance
        </a>
        .
      </>
    ),
  },
}

const direct = {
  title: 'Four ways to reach a person',
  channels: supportChannels,
  note: supportChannels.some(isSample) ? `${sampleNote}: numbers and addresses` : undefined,
}

const selfService = {
  title: 'Three places that know already',
  lead: 'Most questions have been asked before. These are open at any hour, to everyone on your subscription.',
  resources,
}

const stillNeedHelp = {
  title: 'Still Need Help?',
  text: 'Write to the support team, or tell us who you are and what you are about to do.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <BreadcrumbLine trail={trail} />
      <SupportOpening {...opening} />
      <DirectSupport {...direct} />
      <SelfService {...selfService} />
      <ResponseTimes title="How soon someone is working on it" times={responseTimes}>
        <p>
          Counted in hours of service, from logging to a first answer by someone who works on it.
          The <a href={paths.legal('customer-support-addendum')}>Customer Support Addendum</a> is
          the contract. It counts in hours of its own, 9:00–17:00 GMT.
        </p>
      </ResponseTimes>
      <Faq title="Support questions" items={supportFaqs} />
      <StillNeedHelp {...stillNeedHelp} />
      <ChatWidget />
    </>
  )
}
