import type { Screen } from './kit/window.tsx'
import { eventOverview } from './product/event-overview.tsx'
import { eventPlanner } from './product/event-planner.tsx'
import { eventRecordPage } from './product/event-record-page.tsx'
import { eventRunbooks } from './product/event-runbooks.tsx'
import { homePage } from './product/home-page.tsx'
import { issueManagement } from './product/issue-management.tsx'
import { raiseIssues } from './product/raise-issues.tsx'
import { runbookOverview } from './product/runbook-overview.tsx'
import { runbookPlanner } from './product/runbook-planner.tsx'
import { runbookRecordPage } from './product/runbook-record-page.tsx'
import { taskSlideIn } from './product/task-slide-in.tsx'

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
