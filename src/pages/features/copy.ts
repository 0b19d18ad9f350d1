import { architectsAnswers, integrations } from '../../content/architects-answers.ts'
import { shortAccessoryPrice } from '../../content/prices.ts'
import { onPlatform } from '../../content/platform-words.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
import { capitalised, duration } from '@cuewright/runbook/words'
import { inWords } from '../../lib/in-words.ts'
import { keepTogether } from '../../lib/keep-together.ts'
import { gateCriteria } from '../../events/payments-migration-detail.ts'
import { at, plan, previewRun, rehearsed, runAt } from '../../events/event-times.ts'
import { paymentsMigration as event } from '../../events/payments-migration.ts'
import { viewOf } from '@cuewright/runbook/model'
import { paths } from '../../paths.ts'
import { product } from '../../site.ts'

const { tasks } = plan
const critical = tasks.filter(({ isCritical }) => isCritical).length
const gates = tasks.filter(({ task }) => task.gate)
const late = viewOf(runAt(previewRun.minute), '6')

export const head = {
  path: paths.features,
  title: 'Features',
  description: `See what ${product} does when you plan, rehearse and run a critical event, what evidence it leaves, and what it doesn’t do.`,
}

export const opening = {
  title: 'Plan\u00a0it, rehearse\u00a0it, run\u00a0it, prove\u00a0it',
  lead: 'Try it with your own sheet: .csv, .tsv, .xlsx or Project’s .xml. It stays on your device.',
  note: 'Illustrative example: the screens below show one fictional payments migration.',
  tryTitle: 'Try your runbook',
}

export type Capability = { readonly name: string; readonly text: string }

export type PhaseName = 'plan' | 'rehearse' | 'execute' | 'evidence'

export type PhaseFacts = {
  /** Its name on the line of phases at the page's head. */
  readonly station: string
  readonly title: string
  readonly lead: string
  readonly facts: readonly Capability[]
}

/** Every number is computed from the example event. */
export const capabilities: Readonly<Record<PhaseName, PhaseFacts>> = {
  plan: {
    station: 'Plan',
    title: 'See which tasks decide the finish',
    lead: `${capitalised(inWords(critical))} of these ${inWords(tasks.length)} tasks set the finish. ${capitalised(inWords(tasks.length - critical))} can slip.`,
    facts: [
      {
        name: 'Checked dependencies',
        text: 'Before you publish, the check lists every circular link and every link to a task that doesn’t exist.',
      },
      {
        name: 'A live critical path',
        text: 'The critical path is the chain of tasks that sets the finish. Change a duration, and the path, the finish and every float update. Float is how long a task can slip.',
      },
      {
        name: 'Go/no-go gates with criteria',
        text: `${capitalised(inWords(gates.length))} go/no-go decisions, each with one named decision-maker and ${inWords(gateCriteria['14'].length)} criteria agreed beforehand.`,
      },
      {
        name: 'A backout with its own tasks',
        text: `${capitalised(inWords(event.backout.length))} tasks, each linked to the work it undoes. You undo only what you started. At any minute you can see when a backout would end.`,
      },
    ],
  },
  rehearse: {
    station: 'Rehearse',
    title: 'Rehearse, and compare with the plan',
    lead: `The dress rehearsal of this event ended at ${at(rehearsed.finish)}, ${duration(rehearsed.finish - plan.finish)} later than planned and ${keepTogether(duration(event.windowEnd - rehearsed.finish))} inside the window.`,
    facts: [
      {
        name: 'Planned and actual times',
        text: `A rehearsal records actual times beside the plan for all ${tasks.length} tasks, and never overwrites the plan. Every screen says that it’s a rehearsal.`,
      },
      {
        name: 'Issues linked to tasks',
        text: 'Raise an issue on the task that showed it, with a severity and a first action.',
      },
    ],
  },
  execute: {
    station: 'Execute',
    title: 'Run to one clock, with a cue for everyone',
    lead: `It’s ${at(previewRun.minute)}. This is what the Network team sees.`,
    facts: [
      {
        name: 'A cue when you may start',
        text: 'You’re notified as soon as everything your task waits for has finished.',
      },
      {
        name: 'Live finish forecast',
        text: `Task 6 is forecast ${duration(late.behind)} late. Its float absorbs that, and the finish stays at ${at(plan.finish)}. On task 5 the same delay would move it to ${at(plan.finish + late.behind)}.`,
      },
      {
        name: 'Go/no-go status, with the reason',
        text: `At risk means that the finish is later than planned, or that a backout called at the last gate would end after ${at(event.windowEnd)}. No-go means that the finish itself is after ${at(event.windowEnd)}. A named person still decides.`,
      },
    ],
  },
  evidence: {
    station: 'Evidence',
    title: 'Get the audit trail while people work',
    lead: 'By the time you hand over, it’s written. Here is part of it.',
    facts: [
      {
        name: 'Every time and every decision',
        text: 'Who reported each start and finish, to the minute, and who decided at each gate, on what evidence.',
      },
      {
        name: 'In your instance',
        text: `It stays on ${onPlatform.yours}, with your access controls and retention, linked to the change.`,
      },
    ],
  },
}

export const forArchitects = {
  title: 'Answers for architects and cutover managers',
  sample: [...architectsAnswers, ...integrations].some(isSample)
    ? `${sampleNote}s, until each is confirmed.`
    : undefined,
  answers: architectsAnswers,
  integrations: { title: 'Integrations', items: integrations },
}

export const limits = {
  title: 'What it does not do',
  limits: [
    {
      not: 'Run scripts by itself',
      instead: `People run the tasks. Optional accessories, ${shortAccessoryPrice} a year each, start automation that you have, such as failover and restore jobs in your cloud.`,
    },
    {
      not: 'Approve a change or command an incident',
      instead: 'Approval stays in your change record, and your incident manager stays in command.',
    },
    {
      not: 'Run without your platform',
      instead: 'Keep a printed or exported copy for the day the platform is down.',
    },
    {
      not: 'Guess a missing dependency',
      instead:
        'The people who know the work write each one down. A tabletop rehearsal helps to find them.',
    },
    {
      not: 'Share out work between people',
      instead:
        'It shows when one person has two tasks at once. You decide which one waits, or who helps.',
    },
    {
      not: 'Count in seconds',
      instead:
        'Times are whole minutes. Leave failovers that take seconds to automation, and put the decision to start them in the runbook.',
    },
    {
      not: 'Make you compliant',
      instead:
        'It helps you evidence that you had a plan, rehearsed it and ran it as recorded. Your regulator judges the rest.',
    },
  ],
}

export const closing = {
  title: 'Bring us your next event',
  ways: [
    { href: paths.solution, label: 'See all eleven screens' },
    { href: `${paths.pricing}#size-finder`, label: 'Work out your size and price' },
    { href: paths.legals, label: 'See what can leave your instance' },
  ],
}

export const forecast = { tryIt: 'Try the sample', sample: 'The sample' }

export const ownRunbook = {
  title: 'Try your runbook',
  lead: 'The player tells you:',
  shows: [
    'How likely your event is to finish inside its window',
    'What a delay would cost',
    'The last minute to call the backout',
    'What is missing, circular or booked twice',
    'Everyone’s cues to start, for their calendar',
    'What has changed since last week’s version',
  ],
  noScript:
    'The player runs in your browser, so it needs JavaScript, which is switched off here. Nothing else on this page does.',
  reads:
    'Reads up to 20,000 tasks, from exports of Microsoft Project, Smartsheet, Jira, Planner and Monday or from sheets written by hand. Headings may be English, German, French, Spanish or Portuguese.',
}
