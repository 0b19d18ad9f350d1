import { defineFaqs } from '../../content/faq-item.ts'
import { scenarioHead, type Gains, type Reasons, type Cases } from '../../content/scenarios.ts'
import { sources } from '../../content/sources.ts'
import { migration, wayBack as stretches } from '../../events/way-back.ts'
import { clockTime } from '@cuewright/runbook/words'
import { paths } from '../../paths.ts'

export const head = {
  ...scenarioHead('planned-change'),
  description:
    'Cutover runbooks with go/no-go gates, a point of no return and a rehearsed backout, for migrations, mergers and releases.',
}

export const opening = {
  title: 'Plan the cutover. Know when to turn back.',
  lead: 'Plan the change window to the minute. Rehearse the backout, so that going back takes one decision.',
}

const { t0, gate, windowEnd, plan } = migration
const { start: opens } = plan.tasks.find(({ task }) => task.gate?.pointOfNoReturn)!

/** When a backout ends that is called at this minute. */
function backFrom(call: number): number {
  return call + stretches.find(({ from, to }) => from <= call && call <= to)!.minutes
}

function at(minute: number) {
  return clockTime(t0, minute)
}

export const wayBack = {
  inside: `At ${at(gate)} you can still turn back.`,
  outside: `At ${at(gate + 1)} you can’t.`,
  text: `The go/no-go gate opens at ${at(opens)} and is decided by ${at(gate)}. A minute later the feeds are opening, and a backout called then ends at ${at(backFrom(gate + 1))}, after the window closes at ${at(windowEnd)}.`,
  withoutScript: 'To call it at another minute needs JavaScript; everything else here does not.',
}

export const explainer = {
  title: 'A cutover, from draft to decision',
  video: {
    title: 'Planned change, explained',
    describes: 'From the spreadsheet to the dress rehearsal to the decision at 02:30.',
  },
}

export const cases: Cases = {
  title: 'Kinds of change, and the gate that decides each one',
  cards: [
    {
      title: 'Legacy Technology',
      text: 'Only a few people understand a mainframe’s overnight batch. Write down what they know while they’re still here to ask.',
      fact: { name: 'The gate', text: 'Balances agree to the penny on both sides' },
    },
    {
      title: 'Digital Transformation',
      text: 'Branches, contact centres and customers all change on the same morning. Releases, training and communications wait for each other.',
      fact: { name: 'The gate', text: 'Every channel works, and the branches confirm it' },
    },
    {
      title: 'Cloud Migration',
      text: 'Applications move in waves. What has moved still depends on what hasn’t. Plan the next wave with both.',
      fact: { name: 'The gate', text: 'The last sync is done, and nothing writes to the source' },
    },
    {
      title: 'Merger & Acquisition',
      text: 'Two firms, two change calendars, and a date set by lawyers. Both sides run one event, each with its own runbooks.',
      fact: {
        name: 'The gate',
        text: 'Each firm’s decision-maker says go at its own gate',
      },
    },
    {
      title: 'ERP/HR Modernisation',
      text: 'Finance closes a month, and payroll pays on a day that won’t move. The cutover has to fit between the two, and so does its backout.',
      fact: { name: 'The gate', text: 'Opening balances signed by Finance control' },
    },
    {
      title: 'Datacenter Migration',
      text: 'Servers move by lorry or by replication, weekend after weekend. The times you measure on the first weekend become the plan for the second.',
      fact: { name: 'The gate', text: 'There’s still time to bring the old site back' },
    },
  ],
}

export const why: Reasons = {
  title: 'Why Planned Change Matters',
  points: {
    'The window is the promise':
      'You told customers when you’d be back. A live finish forecast gives you time to keep your word, or to tell them early that you can’t.',
    'Agree the go/no-go criteria a week ahead':
      'Give each a threshold, a source of evidence and a person to report on it. At the gate, people read out facts, and one named decision-maker decides.',
    'A failed migration can end in a fine':
      'In December 2022 the FCA and the PRA fined TSB £48.65m over its 2018 migration. It also paid £32.7m in redress. The regulators found failings in planning, governance and outsourcing.',
    'You’ll be asked what happened':
      'The audit trail shows who approved, who decided and how long each task took.',
  },
  sources: {
    'A failed migration can end in a fine': {
      name: 'FCA, press release on the fine',
      href: sources.fcaTsbFine,
    },
  },
}

export const roles = {
  gets: {
    'program-director': 'Early warning when a weekend won’t fit its window.',
    'senior-project-manager': 'Dependencies between teams, a month before the event.',
    'cutover-manager': 'The critical path and the minutes in hand for a backout.',
    'content-author': 'Tasks that have run before, with their measured durations.',
    'task-owner': 'A short list of tasks, and a cue to start each one.',
    'event-support-analyst': 'Late tasks and open issues, the most urgent first.',
    'chief-technology-officer': 'The forecast finish, without joining the bridge call.',
  } satisfies Gains,
}

export const faqs = {
  title: 'Questions about planned change',
  items: defineFaqs({
    'How many rehearsals does a cutover need?':
      'We recommend a tabletop, a mock cutover fourteen days before (T−14), a dry run between T−10 and T−7, and a dress rehearsal at T−7 with the real team, at the real hour. A small change needs fewer. A change with a point of no return needs the dress rehearsal.',
    'Is the backout planned with the change?':
      'Yes, as a runbook of the same event, with its own tasks and durations. A technical rollback may be one of its tasks.',
  }),
}

export const closing = {
  title: 'Bring us your next cutover',
  read: {
    href: paths.post('the-backout-plan-is-a-runbook'),
    label: 'Read why a backout plan needs its own finish time',
  },
}
