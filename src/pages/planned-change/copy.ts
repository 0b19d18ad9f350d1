import { defineFaqs } from '../../content/faq-item.ts'
import { scenarioOf, type Gains, type Reasons, type Cases } from '../../content/scenarios.ts'
import { sources } from '../../content/sources.ts'
import { paths, trailTo } from '../../paths.ts'

export const scenario = scenarioOf('planned-change')

export const trail = trailTo(
  { name: 'Scenarios', path: paths.scenarios },
  { name: scenario.name, path: scenario.path },
)

export const head = {
  path: scenario.path,
  title: scenario.name,
  description:
    'Cutover runbooks with go/no-go gates, a point of no return and a backout that has been rehearsed: migrations, mergers and releases.',
}

export const opening = {
  title: 'A cutover that knows when to turn back',
  lead: 'Plan the change window to the minute, agree the go/no-go criteria before the night, and keep a rehearsed backout one decision away.',
}

export const wayBack = {
  title: 'The way back gets longer in steps',
  text: 'The line answers one question for every minute of the night: if we called the backout now, when would the old service be running again?',
  points: [
    'The freeze starts with the window, so until 22:30 only the freeze has to be lifted: 20 minutes.',
    'From 22:45 the way back takes 95 minutes and stays there for nearly four hours, although the load of the ledger is still to come.',
    'At the gate, 02:30, a backout still ends inside the window. A minute later the feeds are open, customers’ payments have been accepted, and it no longer does.',
    'After that there is hypercare, watched for two settlement cycles, and fifty minutes to spare.',
  ],
}

export const explainer = {
  title: 'Plan, rehearse, execute, in one film',
  text: 'The same event from its first draft to the record it leaves: how a spreadsheet becomes a runbook, what the dress rehearsal changes, and how the night is run from one screen.',
  video: {
    title: 'Planned change, explained',
    describes: 'Follows one cutover from its draft through a dress rehearsal to the gate at 02:30.',
  },
}

export const cases: Cases = {
  title: 'Six changes, and the gate that decides each',
  lead: 'The window, the freeze and the backout are the same tools every time. What has to be true for a go is not.',
  cards: [
    {
      title: 'Legacy Technology',
      text: 'A mainframe ledger or an unsupported database goes, and the people who know its overnight batch are few. The runbook takes down what they know while they are still here to be asked.',
      fact: { name: 'The gate', text: 'Balances agree to the penny on both sides' },
    },
    {
      title: 'Digital Transformation',
      text: 'A new front end changes what branches, contact centres and customers do on the same morning. Releases, training and communications stand in one order and wait for each other.',
      fact: { name: 'The gate', text: 'Every channel answers, and the branches say so' },
    },
    {
      title: 'Cloud Migration',
      text: 'Applications move in waves. Each wave brings network, identity, data and cost controls with it, and leaves behind dependencies that the last wave has to find.',
      fact: { name: 'The gate', text: 'Last sync done; nothing writes to the source' },
    },
    {
      title: 'Merger & Acquisition',
      text: 'Two firms, two change calendars, and a date that lawyers have set. Both sides work one event, each with its own runbooks, and either can say no-go.',
      fact: { name: 'The gate', text: 'Both firms say go, each by a named person' },
    },
    {
      title: 'ERP/HR Modernisation',
      text: 'Finance closes a month and payroll pays on a day that will not move. The cutover fits between the two, and its backout ends before the next run is due.',
      fact: { name: 'The gate', text: 'Opening balances signed by Finance control' },
    },
    {
      title: 'Datacenter Migration',
      text: 'Servers go by lorry or by replication, rack after rack and weekend after weekend. What the first weekend measured becomes the plan for the second.',
      fact: { name: 'The gate', text: 'Time to bring the old site back is still in hand' },
    },
  ],
}

export const why: Reasons = {
  title: 'Why Planned Change Matters',
  points: [
    {
      title: 'The window is the promise',
      text: 'Customers were told an hour. A plan that shows its finish moving gives you time to keep that promise or to withdraw it honestly.',
    },
    {
      title: 'Nobody should decide at 02:30 what go means',
      text: 'Criteria written a week before, with a named decision-maker, turn the gate into a reading of facts.',
    },
    {
      title: 'Migrations have cost fines',
      text: 'After its 2018 migration TSB was fined £48.65m and paid £32.7m in redress; the regulators found failings in planning, governance and outsourcing.',
      source: { name: 'FCA, press release on the fine', href: sources.fcaTsbFine },
    },
    {
      title: 'The record outlives the night',
      text: 'Who approved, who decided, what took how long: kept with the change record, it helps you evidence control to audit without a week of collecting.',
    },
  ],
}

export const roles = {
  lead: 'One event, seven views of it. Those who author are Content Creators; everyone else is a Content Consumer, unlimited and free.',
  gets: {
    'program-director':
      'One finish time per event across the programme, and early sight of the weekend that will not fit its window.',
    'senior-project-manager':
      'Dependencies between teams that can be seen and argued about a month before the night, when changing them is cheap.',
    'cutover-manager':
      'The clock, the critical path, the float of every task and the minutes in hand for the way back, on one screen.',
    'content-author':
      'Runbooks built from parts that have run before, with the durations they really took.',
    'task-owner':
      'A short list of their own tasks with instructions, and a cue when the one before has finished.',
    'event-support-analyst':
      'Late tasks and raised issues in the order in which they threaten the finish, with the owner’s name beside each.',
    'chief-technology-officer':
      'The go/no-go light, its reason and the expected finish, without joining the bridge call.',
  } satisfies Gains<'planned-change'>,
}

export const faqTitle = 'Before a planned change'

export const plannedChangeFaqs = defineFaqs('planned-change/copy.ts', 5, [
  {
    question: 'How many rehearsals does a cutover need?',
    answer:
      'Common practice is four: a tabletop, a mock cutover at T−14 days, a dry run between T−10 and T−7, and a dress rehearsal at T−7 with the real team and the real clock. A small change needs fewer. A change with a point of no return needs the dress rehearsal.',
  },
  {
    question: 'How do we decide go or no-go?',
    answer:
      'Write the criteria before the event, each with a threshold, a source of evidence and a named decision-maker. In the runbook, the gate is a task that waits for that evidence. It also shows whether a backout would still finish inside the window. The named person decides.',
  },
  {
    question: 'What happens when a task runs late?',
    answer:
      'The finish time is recalculated at once. If the task has float, the finish stays where it is and the owner sees how much float is left. If the task is on the critical path, the finish moves by the delay, and everyone sees the new time without asking.',
  },
  {
    question: 'Is a backout planned in the same runbook?',
    answer:
      'Yes. A backout is a planned retreat with its own tasks, owners and durations, so you can rehearse and time it like the change itself. That tells you the latest moment at which you can still turn back. A technical rollback may be one of its tasks.',
  },
  {
    question: 'Does it approve the change or manage the freeze?',
    answer:
      'No. The change record, its approvals, the change window and any freeze stay in your change process on the platform. The event links to them, so an auditor can follow the change from approval to execution. A runbook can’t approve a change.',
  },
])

export const connections = {
  title: 'When it was not planned',
  read: {
    href: paths.post('the-backout-plan-is-a-runbook'),
    label: 'Read: the backout plan is a runbook',
  },
}
