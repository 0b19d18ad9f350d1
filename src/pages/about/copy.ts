import type { Status } from '../../content/sample.ts'
import { paths } from '../../paths.ts'
import { product } from '../../site.ts'

export const head = {
  path: paths.about,
  title: 'About',
  description:
    'Who builds Cuewright, what we are here to do, and what sets a native runbook application apart from a spreadsheet.',
}

export const intro = {
  title: 'We have been on the bridge call',
  lead: 'Who we are, what we set out to do, and why the runbook belongs inside the platform that your organisation already trusts.',
}

export const leadership = {
  title: 'Three people to hold to it',
  sample: 'names, lives and portraits',
  write: 'Send email',
}

export const purpose = {
  label: 'Mission, vision and story',
  mission: {
    title: 'Mission',
    text: 'Every critical event run from a timetable that its people can trust.',
  },
  vision: {
    title: 'Vision',
    text: 'A night on which nobody has to ask how it is going, because everyone can see. And a morning after on which nobody has to reconstruct it, because it was recorded as it happened.',
  },
}

/** Told as fact once the owner confirms it. */
export const story: { title: string; paragraphs: string[]; status: Status } = {
  title: 'Story',
  paragraphs: [
    'It began on a bridge call. Eleven teams, one spreadsheet, and one person who typed what the others said. At two in the morning somebody asked when the bank would open, and nobody on the call could answer. The number depended on a row that was filtered out.',
    `Everyone who later started ${product} had been on such a call: as the one who typed, the one who asked, or the one who waited for a cue that never came. They did not want a better spreadsheet. They wanted the plan to know what depends on what, and to say so while there was still time to act.`,
    'Building it inside the service management platform came from the first customers. Their changes, their people and their approvals were there already, and so was the trust.',
  ],
  status: 'sample',
}

export type Difference = { title: string; before: string; after: string }

/** What sets a native runbook apart, each against what it takes the place of. */
export const differences: {
  title: string
  subject: string
  before: string
  after: string
  items: readonly Difference[]
} = {
  title: 'Six things that a spreadsheet does not do',
  subject: 'Difference',
  before: 'As it is done today',
  after: `In ${product}`,
  items: [
    {
      title: 'Inside your platform',
      before:
        'Another product, with its own login, its own list of people and its own copy of your data.',
      after: 'Your users, groups, CMDB and access controls, used where they already are.',
    },
    {
      title: 'One clock',
      before: 'Status by bridge call, one team after the other, true when it was said.',
      after: 'Everyone reads the same finish time, and sees it move when a task slips.',
    },
    {
      title: 'The critical path in view',
      before: 'Four hundred rows in the order in which someone typed them.',
      after: 'The chain that sets the finish time, and how much float everything else has.',
    },
    {
      title: 'Rehearsal on the real clock',
      before: 'A walk through the plan in a meeting room, with minutes that nobody reads.',
      after: 'Planned against actual times for every task, and an owner for every overrun.',
    },
    {
      title: 'A backout that is a runbook',
      before: 'One line at the foot of the plan: restore from backup.',
      after: 'Tasks with owners and durations, and the last minute at which it still fits.',
    },
    {
      title: 'Readers cost nothing',
      before: 'Licences counted out to whoever must see the plan, stale copies for the rest.',
      after: 'Unlimited Content Consumers: task owners, executives and auditors read it live.',
    },
  ],
}

export type ScenarioCard = {
  name: string
  path: string
  question: string
  /** Bars of the sketch, in hundredths of its width: what such an event's timetable looks like. */
  bars: readonly (readonly [start: number, length: number])[]
}

export const scenarios: { title: string; explore: string; cards: readonly ScenarioCard[] } = {
  title: 'Four kinds of night, one way to run them',
  explore: 'Explore Solutions',
  cards: [
    {
      name: 'Planned Change',
      path: paths.plannedChange,
      question: 'Does it fit the window, and until when can we still go back?',
      bars: [
        [0, 14],
        [14, 22],
        [14, 16],
        [36, 30],
        [66, 20],
        [86, 14],
      ],
    },
    {
      name: 'Service Recovery',
      path: paths.serviceRecovery,
      question: 'When is the service back, and who has been told?',
      bars: [
        [0, 8],
        [8, 40],
        [8, 28],
        [8, 52],
        [60, 16],
        [76, 24],
      ],
    },
    {
      name: 'Disaster Recovery',
      path: paths.disasterRecovery,
      question: 'Who may invoke it, and in which order does everything come up?',
      bars: [
        [0, 18],
        [18, 14],
        [32, 14],
        [46, 14],
        [60, 14],
        [74, 26],
      ],
    },
    {
      name: 'Cyber Recovery',
      path: paths.cyberRecovery,
      question: 'Which backup is clean, and what may be reconnected first?',
      bars: [
        [0, 34],
        [10, 50],
        [60, 12],
        [72, 10],
        [82, 8],
        [90, 10],
      ],
    },
  ],
}
