import { Faq } from '../../components/faq.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'
import { Closing } from './closing.tsx'
import { closing, faqTitle, head, opening, sections, solutionFaqs, trail } from './copy.ts'
import { EventScreens } from './event-screens.tsx'
import { IssueScreens } from './issue-screens.tsx'
import { NightWall } from './night-wall.tsx'
import { SolutionOpening } from './opening.tsx'
import { RunbookScreens } from './runbook-screens.tsx'
import { TaskScreen } from './task-screen.tsx'

/** The eleven screens of the product, in the order in which an event meets them. */
export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} nodes={[faqPage(solutionFaqs)]} />
      <SolutionOpening trail={trail} {...opening} />
      <EventScreens title={sections.event} />
      <NightWall />
      <RunbookScreens title={sections.runbook} />
      <TaskScreen title={sections.task} />
      <IssueScreens title={sections.issues} />
      <Faq title={faqTitle} items={solutionFaqs} />
      <Closing {...closing} />
    </>
  )
}
