import type { Screen } from './kit/screen.ts'
import { eventOverview } from './screens/event-overview.tsx'
import { eventPlanner } from './screens/event-planner.tsx'
import { eventRecordPage } from './screens/event-record-page.tsx'
import { eventRunbooks } from './screens/event-runbooks.tsx'
import { homePage } from './screens/home-page.tsx'
import { issueManagement } from './screens/issue-management.tsx'
import { raiseIssues } from './screens/raise-issues.tsx'
import { runbookOverview } from './screens/runbook-overview.tsx'
import { runbookPlanner } from './screens/runbook-planner.tsx'
import { runbookRecordPage } from './screens/runbook-record-page.tsx'
import { taskSlideIn } from './screens/task-slide-in.tsx'

/** The eleven screens by name, in the order of the specification; stories refer to these names. */
export const screens = {
  'home-page': homePage,
  'event-record-page': eventRecordPage,
  'event-runbooks': eventRunbooks,
  'event-planner': eventPlanner,
  'event-overview': eventOverview,
  'runbook-record-page': runbookRecordPage,
  'runbook-planner': runbookPlanner,
  'runbook-overview': runbookOverview,
  'task-slide-in': taskSlideIn,
  'raise-issues': raiseIssues,
  'issue-management': issueManagement,
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens
