import { paths, trailTo } from '../../paths.ts'
import { product } from '../../site.ts'

export const trail = trailTo({ name: 'Scenarios', path: paths.scenarios })

export const head = {
  path: paths.scenarios,
  title: 'Scenarios',
  description:
    'Planned Change, Service Recovery, Disaster Recovery and Cyber Recovery: four kinds of critical event run from one platform.',
}

export const intro = {
  title: 'Four nights, one way to run them',
  lead: 'Planned change, service recovery, disaster recovery and cyber recovery differ in what goes wrong. They need the same thing from a runbook: order, owners and a clock.',
}

export const overview = {
  title: 'The four scenarios',
  cards: [
    {
      sketch: 'planned',
      text: 'A change window with a freeze, gates and a point of no return. The drawing shows how long the way back is at every minute, against the end of the window.',
      limit: 'in a window of 6 h 30 min',
    },
    {
      sketch: 'service',
      text: 'An important business service has stopped. The drawing follows its recovery from part to part, up to the impact tolerance at the right.',
      limit: 'to restore, of 2 h tolerated',
    },
    {
      sketch: 'disaster',
      text: 'The site is lost and the second one takes over, tier by tier. The drawing is a timed exercise; the dashed line is the RTO that it missed.',
      limit: 'measured, of 4 h promised',
    },
    {
      sketch: 'cyber',
      text: 'The copy is in doubt, so trust is rebuilt before anything else. The drawing shows the isolated zone and its locks, which open in order.',
      limit: 'from declaration to reconnection',
    },
  ],
} as const

export const pressures = {
  title: 'What presses on all four',
  lead: 'Whichever night it is, the same five things make it harder than the plan says.',
  points: [
    {
      title: 'The people who know are few',
      text: 'The order of work lives in the heads of two or three colleagues. One of them is on leave.',
    },
    {
      title: 'One person types, everyone waits',
      text: 'In a spreadsheet the status is as old as the last call, and re-keying it takes the best coordinator out of the event.',
    },
    {
      title: 'The finish time is a guess',
      text: 'Without dependencies nobody can say what a delay of twenty minutes does to the end, so it is discussed instead.',
    },
    {
      title: 'Suppliers are in the chain',
      text: 'A task that belongs to a third party still has an owner, a duration and a cue, and its lateness is still yours to explain.',
    },
    {
      title: 'Somebody will ask for the record',
      text: 'Audit, the board, a supervisor. A timeline put together afterwards convinces nobody, least of all those who were there.',
    },
  ],
} as const

export const singlePlatform = {
  title: 'One platform holds all four, and keeps them apart where they differ',
  lead: 'An event has the same screens whichever scenario it belongs to. What starts it, what limits it and what turns it back are its own.',
  rows: [
    {
      question: 'Starts from',
      answers: [
        'An approved change record',
        'A major-incident record',
        'An invocation by the named authority',
        'A declaration by the response lead',
      ],
    },
    {
      question: 'Clock starts at',
      answers: ['The opening of the window', 'Detection', 'The first failure', 'The declaration'],
    },
    {
      question: 'Limit',
      answers: [
        'The end of the window',
        'The impact tolerance',
        'The RTO, and the RPO',
        'A condition at every lock',
      ],
    },
    {
      question: 'Decided by',
      answers: [
        'The gate’s decision-maker',
        'The business service’s owner',
        'The invocation authority',
        'Whoever answers for each zone',
      ],
    },
    {
      question: 'Way back',
      answers: [
        'The backout',
        'The workaround, kept ready',
        'Failback, as a planned change',
        'Seal the zone; choose another copy',
      ],
    },
  ],
  same: {
    title: 'The same for all',
    text: 'Your users and groups own the tasks; your configuration records say what depends on what; planned and actual times, decisions and issues stay with the event, in your instance.',
  },
} as const

export const trust = {
  title: 'What your security review will ask of the technology',
  items: [
    {
      question: 'Where does it run?',
      answer: `In your own instance of your IT service management platform. ${product} is a native application, installed from the platform’s store.`,
    },
    {
      question: 'Where is the data?',
      answer: 'In your instance’s tables, under its backups, its region and its retention.',
    },
    {
      question: 'Who can see an event?',
      answer:
        'Those to whom your own roles and access controls give it. There is no second directory and no further sign-in.',
    },
    {
      question: 'What does it call outside?',
      answer:
        'Only what you connect. Integrations are optional accessories, set up and switched off by your administrators.',
    },
    {
      question: 'What if the platform is down?',
      answer:
        'Then so is the application. Keep a dated export of each recovery runbook off the platform, and rehearse from it.',
    },
    {
      question: 'What does it not do?',
      answer:
        'It does not detect attacks, replicate data or approve changes. It runs the order of work among those who do.',
    },
  ],
} as const

export const summary = {
  title: 'In short',
  text: 'Plan the order while it is quiet, rehearse it on the real clock, and execute it with everyone looking at one finish time. The scenario decides what the limit is. The method does not change, and neither does the record it leaves.',
} as const

export const rulesWords = {
  title: 'The rules these nights answer to',
  lead: 'No product makes a firm compliant. A record of what was planned, rehearsed and done helps you evidence it.',
  note: 'Each date is the publication’s own; follow the link for its wording. This is a reading aid and no legal advice: which rules apply to you, and what satisfies them, is for your firm and its supervisors to judge.',
} as const

export const closing = {
  title: 'Bring the night you worry about',
  decision:
    'Half an hour is enough to lay one scenario out as a runbook, with your own order and your own limit.',
  criteria: [
    { text: 'A scenario that has an owner', answer: 'Go' },
    { text: 'A limit that someone has promised', answer: 'Go' },
    { text: 'An order that has never been timed', answer: 'Go' },
  ],
} as const
