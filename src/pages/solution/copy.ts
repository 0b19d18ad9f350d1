import { defineFaqs } from '../../content/faq-item.ts'
import { relativeDays } from '../../lib/clock.ts'
import { at, night, plan, planned, rehearsed, viewOf } from '../../product/night.ts'
import { eventIssues } from '../../product/payments-migration-issues.ts'
import { eventRecord } from '../../product/payments-migration-record.ts'
import { rehearsalIssues, rehearsalLadder } from '../../product/payments-migration-rehearsal.ts'
import { paymentsMigration as event, teamOf } from '../../product/payments-migration.ts'
import { previewRun } from '../../product/preview-run.ts'
import type { ScreenName } from '../../product/screens.tsx'
import { paths, trailTo } from '../../paths.ts'
import { demoMinutes } from '../../site.ts'

export const trail = trailTo({ name: 'Solution', path: paths.solution })

export const head = {
  path: paths.solution,
  title: 'Solution',
  description:
    'Eleven screens of one runbook application, from the event record to issue management, drawn from a single payments migration.',
}

export const opening = {
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

export const sections = {
  event: 'The event holds the date, the window and everyone’s agreement',
  runbook: 'The runbook works out its own finish',
  task: 'The task is where a person acts',
  issues: 'What goes wrong stays tied to the task that showed it',
}

export type Showcase = {
  readonly subtitle: string
  readonly description: string
  /** What each role does there; only where more than one acts. */
  readonly roles?: readonly { readonly role: string; readonly does: string }[]
}

// Every figure below is read from the event, so that a changed duration changes the sentence.
const preview = night(previewRun.minute)
const gateways = viewOf(preview, '8')
const firewall = viewOf(preview, '6')
const late = firewall.finish - firewall.plannedFinish
const critical = planned.tasks.filter(({ isCritical }) => isCritical).length
const floating = planned.tasks.length - critical
const gate = viewOf(planned, '14')
const overrun = rehearsed.finish - plan.finish
const foundLast = rehearsalIssues.length
const lastIssue = rehearsalIssues.at(-1)!
const rungs = new Map(rehearsalLadder.map(({ name, days }) => [name, relativeDays(days)]))
const teams = new Set(Object.values(teamOf)).size
const windowEnd = at(event.windowEnd)
const foundAt = new Set(eventIssues.map((issue) => issue.foundAt)).size

const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

function words(count: number) {
  return small[count] ?? String(count)
}

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const showcases: Record<ScreenName, Showcase> = {
  'home-page': {
    subtitle: 'Your next cue is the largest thing on it.',
    description: `A Task Owner opens one page and reads one time. At ${at(preview.minute)} the Network team learns that its gateways move at ${at(gateways.start)} instead of ${at(gateways.plannedStart)}, because the firewall changes run ${words(late)} minutes late. Nobody had to ring round.`,
  },
  'event-record-page': {
    subtitle: 'One form that operations, resilience and change have all signed.',
    description: `The Event Manager fills it in once: scenario, window, announced outage, services affected. It points to ${eventRecord.change} on your platform, so approval stays where your change board already gives it. Runbooks, rehearsals and issues hang below.`,
  },
  'event-runbooks': {
    subtitle: 'The cutover, its backout and the last rehearsal over the same hours.',
    description: `The Cutover Manager sees which phase is running, and where the dress rehearsal stood at this minute. The backout is measured too, although nobody has called it: from ${at(preview.minute)} it would be finished by ${at(preview.backout.finish)}.`,
    roles: [
      { role: 'Cutover Manager', does: 'compares each phase with its rehearsal' },
      { role: 'Content Author', does: 'copies a proven runbook from an earlier event' },
    ],
  },
  'event-planner': {
    subtitle: 'The rehearsals come before the approvals, on one calendar.',
    description: `The Program Director checks the ladder: mock cutover at ${rungs.get('Mock cutover')}, dry run at ${rungs.get('Dry run')}, dress rehearsal at ${rungs.get('Dress rehearsal')}. Each has its purpose beside it, and a rehearsal that slips towards the night is hard to overlook.`,
  },
  'event-overview': {
    subtitle: 'Two numbers and a light, made to be read across a room.',
    description: `Nobody has to ask the bridge call for status. Each square is one of the ${planned.tasks.length} tasks; each cell below is one of the ${words(teams)} teams, with what it is doing or when it is due.`,
    roles: [
      { role: 'Chief Technology Officer', does: 'reads the finish and leaves the room alone' },
      { role: gate.task.gate!.decidedBy, does: `prepares the decision at ${at(gate.start)}` },
      { role: 'Event Support Analyst', does: 'sees which team to call, and about what' },
    ],
  },
  'runbook-record-page': {
    subtitle: 'Go or no-go is decided by criteria that were written in daylight.',
    description:
      'The record says who owns the runbook, which version is live and how its phases lie. Each gate lists its conditions before the night, and names the person who answers each of them and the one who decides.',
    roles: [
      { role: 'Cutover Manager', does: 'reads the conditions aloud and records each answer' },
      { role: 'Condition owners', does: 'answer yes or no, and nothing between' },
      {
        role: 'Chief Risk Officer',
        does: 'finds the decision, its time and its grounds afterwards',
      },
    ],
  },
  'runbook-planner': {
    subtitle: 'Type a duration, and the finish answers.',
    description: `Content Authors work in the table and the chart at once. Black lines are the critical path: ${critical} of ${planned.tasks.length} tasks, and a minute lost on any of them is a minute on the finish. The other ${words(floating)} have float. The check finds tasks that wait for each other before a version is published, not at midnight.`,
  },
  'runbook-overview': {
    subtitle: `The dress rehearsal ended ${words(overrun)} minutes late, a week before it counted.`,
    description: `Each bar starts from the plan: to the right the task took longer, to the left it was quicker. Dashed blue is always a rehearsal, so that no one mistakes it for the night. The Cutover Manager sees where the ${words(overrun)} minutes came from; the ${words(foundLast)} issues raised on the way stand beside their tasks.`,
  },
  'task-slide-in': {
    subtitle: 'Everything about one task, over the timetable and not instead of it.',
    description:
      'A Task Owner reads what to do and what proves it done, starts, and finishes with one button. The planned times stay beside the real ones. Float says whether a delay concerns anyone else: on this task it does not yet.',
  },
  'raise-issues': {
    subtitle: 'Raised against the task, in the minute that it goes wrong.',
    description: `Whoever does the work raises it: here ${lastIssue.owner}, at ${at(lastIssue.raisedAt)} of the dress rehearsal, while its balances are still being compared. The task, its owner and its times are filled in already, and the form names the task that now has to wait.`,
  },
  'issue-management': {
    subtitle: `${capital(words(eventIssues.length))} issues from ${words(foundAt)} rehearsals, and who holds each.`,
    description: `The Cutover Manager walks the board by severity. What is not resolved carries its next action on its card. At ${windowEnd} on Sunday the board goes into the event’s record with everything else.`,
  },
}

export const faqTitle = 'Solution FAQs'

export const solutionFaqs = defineFaqs('solution/copy.ts', 4, [
  {
    question: 'What is the difference between an event and a runbook?',
    answer:
      'An event is the whole occasion: a migration weekend, a failover test, a live recovery. It has one or more runbooks, each owned by a team, with dependencies between them. The event shows one finish time and one critical path across all its runbooks.',
  },
  {
    question: 'Can we bring in the runbooks we already have?',
    answer:
      'Yes. A spreadsheet with tasks, owners, durations and predecessors is enough to start with. The check on the features page shows what is missing, and your file never leaves your browser. Expect to add some dependencies by hand, because most spreadsheets leave them out.',
  },
  {
    question: 'Does it replace our change and major-incident process?',
    answer:
      'No. Approval stays in your change record, and your incident manager stays in command. The runbook is the minute-by-minute execution alongside. It links to those records and leaves their workflow alone. Plans and exercises in your continuity module also stay where they are.',
  },
  {
    question: 'Can a runbook run scripts and automation by itself?',
    answer:
      'It can start them through optional accessories, for cloud recovery, collaboration tools and custom integrations. Most tasks are done by people, so the product’s main job is to tell each owner when to start and record when they did. A go/no-go decision always belongs to a named person.',
  },
])

export const closing = {
  title: 'Bring a runbook of yours, and see it on these screens',
  demo: `${demoMinutes} minutes with someone who has run cutovers. A spreadsheet is enough to start from.`,
  other: {
    href: paths.features,
    label: 'Check a spreadsheet',
    text: 'Or find out alone what your spreadsheet hides: the check runs in your browser.',
  },
}
