import { defineFaqs } from '../../content/faq-item.ts'
import { onPlatform } from '../../content/platform-words.ts'
import { relativeDays } from '@cuewright/runbook/words'
import { inWords } from '../../lib/in-words.ts'
import { at, backoutAt, plan, previewRun, rehearsed, runAt } from '../../events/event-times.ts'
import { rehearsalIssues } from '../../events/payments-migration-issues.ts'
import { eventRecord } from '../../events/payments-migration-record.ts'
import { rehearsalLadder } from '../../events/payments-migration-rehearsal.ts'
import { owners, paymentsMigration as event } from '../../events/payments-migration.ts'
import { viewOf } from '@cuewright/runbook/model'
import { paths, trailTo } from '../../paths.ts'
import { demoMinutes } from '../../site.ts'

export const trail = trailTo({ name: 'Solution', path: paths.solution })

export const head = {
  path: paths.solution,
  title: 'Solution',
  description:
    'Eleven screens of a digital runbook application, from the event record to issue management, all showing one payments migration.',
}

export const opening = {
  title: 'See one cutover on every screen',
  lead: `A payments ledger moves on a Saturday night. Its teams plan, rehearse and run the cutover on these eleven screens, inside ${onPlatform.yours}. The tasks and times are the same on every one.`,
  note: 'Illustrative example, drawn from one fictional timetable.',
}

export const indexTitle = 'The eleven screens'

export const groups = [
  {
    id: 'event',
    name: 'Event',
    title: 'The event: one date, one window, everyone agreed',
    screens: [
      'home-page',
      'event-record-page',
      'event-runbooks',
      'event-planner',
      'event-overview',
    ],
  },
  {
    id: 'runbook',
    name: 'Runbook',
    title: 'The runbook: a live finish time and critical path',
    screens: ['runbook-record-page', 'runbook-planner', 'runbook-overview'],
  },
  {
    id: 'task',
    name: 'Task',
    title: 'The task: what to do, and when to start',
    screens: ['task-slide-in'],
  },
  {
    id: 'issues',
    name: 'Issues',
    title: 'Issues: everything that went wrong, linked to its task',
    screens: ['raise-issues', 'issue-management'],
  },
] as const

export type ScreenName = (typeof groups)[number]['screens'][number]

export type Showcase = {
  readonly subtitle: string
  readonly description: string
  /** Absent if only one role acts. */
  readonly roles?: readonly { readonly role: string; readonly does: string }[]
}

// All figures come from the event, so a changed duration changes the sentences.
const preview = runAt(previewRun.minute)
const gateways = viewOf(preview, '8')
const firewall = viewOf(preview, '6')
const late = firewall.finish - firewall.plannedFinish
const critical = plan.tasks.filter(({ isCritical }) => isCritical).length
const gate = viewOf(plan, '14')
const overrun = rehearsed.finish - plan.finish
const lastIssue = rehearsalIssues.at(-1)!
const rungs = new Map(rehearsalLadder.map(({ name, days }) => [name, relativeDays(days)]))

export const showcases: Record<ScreenName, Showcase> = {
  'home-page': {
    subtitle: 'See your next cue first.',
    description: `A Task Owner opens one page and sees one time, the cue to start. At ${at(preview.minute)} the Network team sees its new start: ${at(gateways.start)} instead of ${at(gateways.plannedStart)}, because the firewall changes are forecast ${inWords(late)} minutes late.`,
  },
  'event-record-page': {
    subtitle: 'One form that operations, resilience and change all agree on.',
    description: `The Event Manager fills in the scenario, the window, the announced outage and the services affected, once. It links to ${eventRecord.change} on your platform, where your change board approves it as usual.`,
  },
  'event-runbooks': {
    subtitle: 'The cutover, its backout and the last rehearsal on one scale.',
    description: `The Cutover Manager sees which phase is running, and how far the dress rehearsal had got by the same minute. If the backout, a planned retreat, were called at ${at(preview.minute)}, it would finish by ${at(backoutAt(preview.minute).finish)}.`,
    roles: [
      { role: 'Cutover Manager', does: 'compares each phase with its rehearsal' },
      { role: 'Content Author', does: 'copies a proven runbook from an earlier event' },
    ],
  },
  'event-planner': {
    subtitle: 'Rehearsals and approvals on one calendar.',
    description: `The Program Director checks the mock cutover (${rungs.get('Mock cutover')}, fourteen days before), the dry run (${rungs.get('Dry run')}) and the dress rehearsal (${rungs.get('Dress rehearsal')}). You can see at once if one slips too close to the event.`,
  },
  'event-overview': {
    subtitle: 'A dashboard you can read across a room.',
    description: `Put it on the wall of the operations room. Each square is one of the ${plan.tasks.length} tasks. Each cell below is one of the ${inWords(owners.length)} owners, with what they’re doing or when they’re due.`,
    roles: [
      { role: 'Chief Technology Officer', does: 'reads the finish time from the back of the room' },
      { role: gate.task.gate!.decidedBy, does: `prepares the decision due by ${at(gate.finish)}` },
      { role: 'Event Support Analyst', does: 'sees which person to call, and about what' },
    ],
  },
  'runbook-record-page': {
    subtitle: 'Go/no-go criteria, agreed before the event.',
    description:
      'The record shows who owns the runbook, which version is live and when each phase runs. Each gate lists its criteria, who reports each one, and who decides.',
    roles: [
      { role: 'Cutover Manager', does: 'reads the criteria aloud and records each answer' },
      { role: 'Criterion owners', does: 'report yes or no' },
      {
        role: 'Chief Risk Officer',
        does: 'finds the decision, its time and its reasons afterwards',
      },
    ],
  },
  'runbook-planner': {
    subtitle: 'Change a duration, and see the new finish.',
    description: `Content Authors work in the table and the chart together. Black lines are the critical path, ${critical} of ${plan.tasks.length} tasks. A minute lost on any of them moves the finish by a minute. The others have float, time to slip. The check finds circular dependencies before you publish a version.`,
  },
  'runbook-overview': {
    subtitle: `The dress rehearsal ended ${inWords(overrun)} minutes late, with a week to fix it.`,
    description: `Each bar starts from the plan. To the right, the task took longer; to the left, it was quicker. The Cutover Manager sees where the ${inWords(overrun)} minutes came from, and the ${inWords(rehearsalIssues.length)} issues raised are beside their tasks.`,
  },
  'task-slide-in': {
    subtitle: 'Everything about one task, in a panel over the timetable.',
    description:
      'A Task Owner sees what to do and how to prove it’s done, then starts and finishes with one button. Planned and actual times are side by side. Here, the delay affects no one yet.',
  },
  'raise-issues': {
    subtitle: 'Raise an issue as soon as something goes wrong.',
    description: `Here it’s ${lastIssue.owner}, at ${at(lastIssue.raisedAt)} in the dress rehearsal, while balances are still being compared. The task and its times are already filled in, and the form shows which task has to wait.`,
  },
  'issue-management': {
    subtitle: 'Every issue from every rehearsal, on one board.',
    description: `The Cutover Manager works through the board by severity. Every open issue shows its next action. At ${at(event.windowEnd)} on Sunday the board becomes part of the event’s audit trail.`,
  },
}

export const faqTitle = 'Solution FAQs'

export const solutionFaqs = defineFaqs('solution', {
  'What is the difference between an event and a runbook?':
    'An event is the whole occasion, such as a migration weekend or a failover test. It has one or more runbooks, each owned by a team, with dependencies between them. The event shows one finish time and one critical path across all its runbooks.',
  'Can we bring in the runbooks we already have?':
    'Yes. A spreadsheet with tasks, names, durations and predecessors is enough to start with. The player on the features page shows what is missing. Your file never leaves your browser. Expect to add some dependencies by hand.',
  'Does it replace our change and major-incident process?':
    'No. Approval stays in your change record, and your incident manager stays in command. The runbook is the minute-by-minute execution alongside. It links to those records and leaves their workflow alone. Plans and exercises in your continuity module also stay where they are.',
  'Can a runbook run scripts and automation by itself?':
    'It can start them through optional accessories, for cloud recovery, collaboration tools and custom integrations. People do most tasks. The product’s main job is to tell them when to start, and to record when they did. A go/no-go decision always belongs to a named person.',
})

export const closing = {
  title: 'See these screens run',
  demo: `${demoMinutes} minutes with one of our team who has run cutovers. Send us a spreadsheet first, and we outline it with you.`,
  other: {
    href: paths.tryRunbook,
    label: 'Try your runbook',
    text: 'Or try it yourself first, in your browser. Nothing is uploaded.',
  },
}
