import { duration } from '../../lib/clock.ts'
import { gateCriteria } from '../../product/payments-migration-detail.ts'
import { at, night, plan, planned, rehearsed, viewOf } from '../../product/night.ts'
import { rehearsalIssues, rehearsalLadder } from '../../product/payments-migration-rehearsal.ts'
import { paymentsMigration as event } from '../../product/payments-migration.ts'
import { previewRun } from '../../product/preview-run.ts'
import { paths, trailTo } from '../../paths.ts'
import { product } from '../../site.ts'

const { tasks } = planned
const links = tasks.reduce((sum, { task }) => sum + task.after.length, 0)
const critical = tasks.filter(({ isCritical }) => isCritical).length
const gates = tasks.filter(({ task }) => task.gate)
const late = viewOf(night(previewRun.minute), '6')
const { backout } = night(previewRun.minute)

function float(id: string) {
  return duration(viewOf(planned, id).float)
}

const resolved = rehearsalIssues.filter(({ status }) => status === 'resolved').length
const ladder = rehearsalLadder.map(({ name, days }) => `${name.toLowerCase()} ${-days} days before`)

export const trail = trailTo({ name: 'Features', path: paths.features })

export const head = {
  path: paths.features,
  title: 'Features',
  description: `What ${product} does when you plan, rehearse and execute a critical event, what evidence it leaves, and where its limits are.`,
}

export const opening = {
  title: 'What it does, and where it stops.',
  lead: 'Eighteen things, by the phase in which you need them. Each is stated as a fact about one event, a payments migration on a Saturday night, so that you can check it against a night of your own.',
  note: 'Illustrative example: the event, its tasks and its times are fictional.',
  checkTitle: 'Check a spreadsheet of yours',
}

/** One thing that the product does: a fact, and what it comes to in the illustrative event. */
export type Capability = { readonly name: string; readonly text: string }

export type PhaseName = 'plan' | 'rehearse' | 'execute' | 'evidence'

export type PhaseFacts = {
  /** The station on the page's line. */
  readonly station: string
  readonly title: string
  readonly lead: string
  readonly facts: readonly Capability[]
}

/** What the product does, by phase. Every number is worked out from the one event that pages show. */
export const capabilities: Readonly<Record<PhaseName, PhaseFacts>> = {
  plan: {
    station: 'Plan',
    title: 'A plan that knows which minutes matter',
    lead: `${critical} of this event’s ${tasks.length} tasks set its finish. The other ${tasks.length - critical} can slip, and the plan says by how much.`,
    facts: [
      {
        name: 'Dependencies that are checked',
        text: `${tasks.length} tasks and ${links} links here. A circle, or a link to a task that is not there, is named before a runbook can be published.`,
      },
      {
        name: 'A critical path that is worked out',
        text: 'Nobody draws it. Change one duration, and the path, every float and the finish are worked out again.',
      },
      {
        name: 'Float on every task',
        text: `${float('8')} on task 8, ${float('13')} on task 13, none on the critical path: you know which delay deserves the bridge call.`,
      },
      {
        name: 'Gates with their criteria',
        text: `${gates.length} go/no-go decisions, each with one named decision-maker and ${gateCriteria['14'].length} conditions that were written before the night.`,
      },
      {
        name: 'A backout with tasks of its own',
        text: `${event.backout.length} tasks, each tied to the work that it takes back. Only what was started is undone.`,
      },
    ],
  },
  rehearse: {
    station: 'Rehearse',
    title: 'Durations that somebody has measured',
    lead: `The dress rehearsal of this event ended at ${at(rehearsed.finish)}, ${duration(rehearsed.finish - plan.finish)} after its plan and ${duration(event.windowEnd - rehearsed.finish)} inside the window. That is a finding, not an opinion.`,
    facts: [
      {
        name: 'A ladder of rehearsals',
        text: `One runbook, run ${ladder.length} times: ${ladder.join(', ')}.`,
      },
      {
        name: 'Actual beside planned',
        text: `A rehearsal keeps its own times next to the plan, for all ${tasks.length} tasks, and never overwrites them.`,
      },
      {
        name: 'Blue means rehearsal',
        text: 'A rehearsal carries a dashed blue frame and its name on every screen, so that nobody takes it for the night itself.',
      },
      {
        name: 'Issues on the task that showed them',
        text: `${rehearsalIssues.length} came out of the dress rehearsal, each with a severity, an owner and a first action; ${resolved} were resolved within the week.`,
      },
    ],
  },
  execute: {
    station: 'Execute',
    title: 'Every owner sees one clock and their own next cue',
    lead: `${at(previewRun.minute)} on the night: the queues are draining, the firewall changes are late, and the Network team knows that its turn comes at ${at(viewOf(night(previewRun.minute), '8').start)}.`,
    facts: [
      {
        name: 'A cue when it is time',
        text: 'An owner is told that a task may start once everything it waits for has finished: no earlier, and without a call.',
      },
      {
        name: 'A finish that answers',
        text: `Task 6 is ${duration(late.behind)} late. Its float takes that up, and the finish stays ${at(plan.finish)}. On task 5 the same delay would move it to ${at(plan.finish + late.behind)}.`,
      },
      {
        name: 'A light with its reason',
        text: `Go, at risk or no-go. It turns to no-go when the forecast passes ${at(event.windowEnd)}, or when a backout could no longer end by then.`,
      },
      {
        name: 'The backout, at any minute',
        text: `Called now, it would be ${backout.tasks.length} tasks and end at ${at(backout.finish)}. The figure is on the screen all night, not worked out under pressure.`,
      },
      {
        name: 'No licence to take part',
        text: 'Task owners, incident managers and executives are Content Consumers: unlimited, and free.',
      },
    ],
  },
  evidence: {
    station: 'Evidence',
    title: 'The record writes itself while people work',
    lead: 'Nobody reconstructs the night from chat messages. What follows is part of what the event left behind.',
    facts: [
      {
        name: 'Every start and finish',
        text: `${tasks.length * 2} times to the minute, against the plan, with the name of whoever reported them.`,
      },
      {
        name: 'Every decision',
        text: 'Who decided, when, and what each condition’s owner had answered by then.',
      },
      {
        name: 'In your own instance',
        text: 'Records stay on your platform, under the access controls and retention that you already have, linked to the change.',
      },
      {
        name: 'For the question that follows',
        text: 'DORA, Article 11, asks for plans that are tested at least yearly; UK rules ask firms to remain within impact tolerances. Times measured in a rehearsal help you evidence both.',
      },
    ],
  },
}

export const limits = {
  title: 'What it does not do',
  lead: 'A careful buyer asks for this list. Here it is before you have to.',
  limits: [
    {
      not: 'Run scripts by itself',
      instead:
        'People execute the tasks. Cloud recovery, collaboration tools and systems of your own are connected through optional accessories, £5k a year each.',
    },
    {
      not: 'Approve a change or command an incident',
      instead:
        'Approval stays in your change record and command with your incident manager. The runbook links to both and leaves their workflow alone.',
    },
    {
      not: 'Survive the loss of your platform',
      instead:
        'It lives inside your IT service management platform. For the night on which that is down, keep a printed copy: the order of work holds, the clock is yours.',
    },
    {
      not: 'Guess a dependency that nobody wrote down',
      instead:
        'A spreadsheet’s unsaid links have to be said once, by the people who know them. The tabletop rehearsal is where most of them come out.',
    },
    {
      not: 'Share out work between people',
      instead:
        'It shows when one owner has two tasks at once. Which of them waits, or who helps, is your decision.',
    },
    {
      not: 'Count in seconds',
      instead:
        'Times are whole minutes. Failovers that are over in less belong to automation; the runbook holds the decision around them.',
    },
    {
      not: 'Make you compliant',
      instead:
        'It helps you evidence that a plan exists, was rehearsed and ran as recorded. Your regulator judges the rest.',
    },
  ],
}

export const check = {
  title: 'Your own spreadsheet can be checked before you talk to anyone',
  lead: 'Drop a runbook here and read what would stop it at two in the morning, when it would really finish, and which tasks decide that.',
  looksFor: [
    'Tasks without an owner',
    'Tasks without a duration',
    'Dependencies on tasks that are not there',
    'Circular dependencies',
    'Ids used more than once',
    'One owner with two tasks at once',
    'The critical path',
    'The finish time',
  ],
  reads:
    'Columns are recognised by their headings in English, and can be put right by hand. Durations may be minutes, h:mm, ‘2h 30m’ or Excel times; predecessors ‘3;4’, ‘3, 4’ or ‘3FS’. Every link is read as finish-to-start.',
}
