import { solutionFaqs } from './faq.ts'
import { paths, trailTo } from '../../paths.ts'
import { Faq } from '../../components/faq.tsx'
import { Closing } from './closing.tsx'
import { EventScreens } from './event-screens.tsx'
import { IssueScreens } from './issue-screens.tsx'
import { NightWall } from './night-wall.tsx'
import { Opening } from './opening.tsx'
import { RunbookScreens } from './runbook-screens.tsx'
import { TaskScreen } from './task-screen.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { demoMinutes } from '../../site.ts'
import { faqPage } from '../../seo/structured-data/content-nodes.ts'

const trail = trailTo({ name: 'Solution', path: paths.solution })

const head = {
  trail,
  nodes: [faqPage(solutionFaqs)],
  path: paths.solution,
  title: 'Solution',
  description:
    'Eleven screens of one runbook application, from the event record to issue management, drawn from a single payments migration.',
}

const opening = {
  title: 'Follow one night through eleven screens.',
  lead: 'A payments ledger moves on a Saturday night and has to take payments again before the window ends. These are the screens on which its teams plan it, rehearse it and run it. The tasks, owners and times are the same on every one.',
  note: 'Illustrative example: the event is fictional, and the screens are drawn from its timetable.',
  groups: [
    {
      name: 'Event',
      screens: [
        'home-page',
        'event-record-page',
        'event-runbooks',
        'event-planner',
        'event-overview',
      ],
    },
    { name: 'Runbook', screens: ['runbook-record-page', 'runbook-planner', 'runbook-overview'] },
    { name: 'Task', screens: ['task-slide-in'] },
    { name: 'Issues', screens: ['raise-issues', 'issue-management'] },
  ],
} as const

const closing = {
  title: 'Bring a runbook of yours, and see it on these screens',
  demo: `${demoMinutes} minutes with someone who has run cutovers. A spreadsheet is enough to start from.`,
  other: {
    href: paths.features,
    label: 'Check a spreadsheet',
    text: 'Or find out alone what your spreadsheet hides: the check runs in your browser.',
  },
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <Opening trail={trail} {...opening} />
      <EventScreens title="The event holds the date, the window and everyone’s agreement" />
      <NightWall />
      <RunbookScreens title="The runbook works out its own finish" />
      <TaskScreen title="The task is where a person acts" />
      <IssueScreens title="What goes wrong stays tied to the task that showed it" />
      <Faq title="Solution FAQs" items={solutionFaqs} />
      <Closing {...closing} />
    </>
  )
}
