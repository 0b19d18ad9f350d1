import { scenarios } from '../../content/scenarios.ts'
import { paths } from '../../paths.ts'
import { product, type Status } from '../../site.ts'

export const head = {
  path: paths.about,
  title: 'About',
  description:
    'Who builds Cuewright, why we do it, and what a native runbook application does that a spreadsheet can’t.',
}

export const intro = {
  title: 'We have been on the bridge call',
  lead: 'We build runbook software that runs inside the platform your organisation already trusts.',
}

export const leadership = {
  title: 'Who you’ll deal with',
  sample: 'names, biographies and portraits',
  write: 'Send email',
}

export const purpose = {
  label: 'Mission and vision',
  mission: {
    title: 'Mission',
    text: 'Help every team run its critical events from a timetable it can trust.',
  },
  vision: {
    title: 'Vision',
    text: 'Everyone can see how the event is going while it runs, and read what happened afterwards.',
  },
}

/** A sample until the owner confirms it. */
export const story: {
  label: string
  statement: string
  answer: string
  paragraphs: string[]
  status: Status
} = {
  label: 'the company’s story',
  statement: 'At two in the morning the chief operating officer asked when the bank would open.',
  answer: 'Nobody on the call could say. The answer depended on a row that had been filtered out.',
  paragraphs: [
    `It began on a bridge call, with eight teams, one spreadsheet, and one person typing what the others said. Everyone who later started ${product} had been on a call like that. One had done the typing, one had asked the question, and one had waited for a cue that never came.`,
    'They wanted a plan that shows what depends on what, while there’s still time to act. The first customers asked for it inside their service management platform. Their changes, their people and their approvals were already there.',
  ],
  status: 'sample',
}

export const differences = {
  title: `Where ${product} differs from a spreadsheet or a second tool`,
  subject: 'Difference',
  before: 'How it’s done today',
  after: `In ${product}`,
  items: [
    {
      title: 'Inside your platform',
      before:
        'A separate product, with another login, another list of people and another copy of your data.',
      after: 'It uses your own users, groups, configuration (CMDB) and access controls.',
    },
    {
      title: 'One clock',
      before:
        'Status comes by bridge call, one team after another, and it’s out of date as soon as it’s said.',
      after: 'Everyone sees the same finish time, and sees it move when a task slips.',
    },
    {
      title: 'The critical path in view',
      before: 'There are four hundred rows, in the order they were typed.',
      after: 'You see the tasks that set the finish time, and how long the others can slip.',
    },
    {
      title: 'Rehearsal at full length',
      before: 'People talk through the plan in a meeting room, and file the minutes.',
      after: 'You get planned and actual times for every task, and a name for every overrun.',
    },
    {
      title: 'A backout you can run',
      before: 'The plan ends with one line, ‘restore from backup’.',
      after:
        'It has its own tasks and durations, and you know the last minute at which it still fits.',
    },
    {
      title: 'Free for everyone who runs tasks or follows',
      before: 'A few people get licences. Everyone else gets a stale copy.',
      after:
        'Content Consumers are unlimited. Task owners, incident managers and executives see it live.',
    },
  ],
}

export const scenarioCards = {
  title: 'Events that teams run with it',
  explore: 'Explore Solutions',
  cards: scenarios,
}
