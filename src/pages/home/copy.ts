import { scenarioLinks, type NavLink } from '../../components/layout/navigation.ts'
import { defineFaqs } from '../../content/faq-item.ts'
import { price } from '../../content/prices.ts'
import { onPlatform } from '../../content/platform-words.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
import { sources } from '../../content/sources.ts'
import { testimonials } from '../../content/testimonials.ts'
import { paidFor } from '../../content/user-types.ts'
import { paths } from '../../paths.ts'
import { product, serving } from '../../site.ts'

export const head = {
  path: paths.home,
  title: 'Digital runbooks for IT cutovers and recoveries',
  description: `Turn your spreadsheet into a live runbook inside ${onPlatform.yours}. Plan, rehearse and run IT cutovers and recoveries to one clock.`,
}

export const hero = {
  title: 'Run cutovers on one clock, without the spreadsheet.',
  forWhom:
    'For IT teams that move or recover systems against the clock, in banks, hospitals and shops.',
  lead: `A runbook is the plan, minute by minute. ${product} runs it live inside ${onPlatform.yours}.`,
  tryIt: 'Delay a task and watch',
  noScript: 'This is the run at 22:45. Playing it needs JavaScript; everything else here does not.',
  /** What a visitor can check on this site. */
  facts: [
    { name: 'Reads your plan', text: '.csv, .tsv, .xlsx or Project’s .xml' },
    { name: 'Nothing uploaded', text: 'Turn off your network and try' },
    { name: 'Odds of finishing in time', text: '10,000 simulated runs, on your own device' },
    { name: 'Prices published', text: `From ${price('XS')} a year` },
    { name: 'Terms published', text: 'Every clause, in draft' },
  ],
}

export const howItWorks = {
  opening: {
    title: 'Your spreadsheet becomes a\u00a0timetable',
    drop: {
      title: 'Drop a runbook here: .csv, .tsv, .xlsx or Project’s .xml, up to 5\u00a0MB',
      promise: 'Your own browser reads the file. Nothing is uploaded.',
      sample: 'Try the sample, 300 tasks',
      choose: 'Try your runbook',
    },
  },
  title: 'Plan it, rehearse it, then run the same runbook',
  steps: [
    {
      name: 'Plan',
      when: 'Draft',
      text: 'Write down each task, who does it, how long it takes and what it waits for. You get the finish time, and the tasks that set it. They’re the critical path.',
    },
    {
      name: 'Rehearse',
      when: 'Dress rehearsal',
      text: 'Run it with the people who will do it, at the hour they’ll do it. Actual times go beside the plan, and every overrun becomes an issue.',
    },
    {
      name: 'Execute',
      when: 'Saturday',
      text: 'You get a cue when your task may start. If a task slips, everyone you allow sees at once whether the finish moves.',
    },
  ],
} as const

export const timeToValue = {
  title: 'From purchase order to value in under 30 days',
  lead: `You buy it through ${onPlatform.store}. It runs on ${onPlatform.yoursInShort}, so your people sign in as they do today. Day 1 is the day after your own approvals and security review.`,
  stops: [
    { when: 'Day 1', text: 'Procure', from: 1 },
    { when: 'Day 2', text: 'Install', from: 2 },
    { when: 'Week 1', text: 'Onboard your authors with our online courses', from: 3 },
    { when: 'Weeks 2–4', text: 'Value, from the first rehearsal', from: 8 },
    { text: 'First overrun, found before the event', from: 13 },
    { text: 'First audit trail', from: 22 },
  ] as readonly { when?: string; text: string; from: number }[],
}

export const expectations = {
  title: 'Expectations have changed: regulators ask for evidence',
  items: [
    {
      topic: 'Risk management',
      claim: 'Test the plan, then keep the evidence',
      text: 'EU financial entities must test their response and recovery plans at least once a year. A rehearsal’s planned and actual times help you evidence the test.',
      mark: 'DORA',
      since: '2025-01-17',
      sources: [{ label: 'DORA (EU), Article 11', href: sources.dora }],
    },
    {
      topic: 'Operational excellence',
      claim: 'Report an incident while it’s still running',
      text: 'Above set thresholds, UK financial firms will report an incident in stages, from a first notice to a final report. A live runbook gives you the times as they happen.',
      mark: 'Incidents',
      since: '2027-03-18',
      sources: [
        { label: 'FCA PS26/2', href: sources.fcaPs262 },
        { label: 'PRA PS7/26', href: sources.praPs726 },
      ],
    },
    {
      topic: 'Operational resilience',
      claim: 'Show that you can stay within impact tolerances',
      text: 'UK firms in scope set impact tolerances, and must be able to remain within them in severe but plausible disruption. Timed rehearsals help you evidence how you tested that.',
      mark: 'Tolerances',
      since: '2025-03-31',
      sources: [
        { label: 'PRA Rulebook, Operational Resilience 2.5', href: sources.praRulebook },
        { label: 'SYSC 15A.2', href: sources.sysc15a },
        { label: 'PRA SS1/21, expectations', href: sources.praSs121 },
      ],
    },
  ],
}

type Row = { name: string; text?: string; links?: readonly NavLink[] }

export const voices = {
  title: 'What runbook teams say',
  quotations: testimonials.map(({ quote, title, initials }) => ({ quote, title, initials })),
  note: testimonials.some(isSample) ? sampleNote : undefined,
  overview: {
    title: `${product} at a glance`,
    state: 'Solution',
    rows: [
      {
        name: 'Customers',
        text: `${serving.label}${isSample(serving) ? ` (${sampleNote.toLowerCase()})` : ''}`,
      },
      { name: 'Built on', text: `${onPlatform.builtOn}, in your own instance` },
      { name: 'Covers', links: scenarioLinks },
      {
        name: 'Shows',
        text: 'Content personalised by role: you see your next cue, and an executive sees the finish time',
      },
    ] as readonly Row[],
    link: { href: paths.solution, label: 'See all eleven screens' },
  },
}

export const storyTitle = 'How one go-live went'

export const closing = {
  title: 'Go/no-go for a demo',
  decision:
    'If you can say go to all three, book half an hour with us. Not ready for a demo? Talk your event through with us.',
  criteria: [
    { text: 'You have an event with a date that won’t move', answer: 'Go' },
    { text: 'Its runbook is in a spreadsheet today', answer: 'Go' },
    { text: 'You’ll have to show afterwards what happened, and when', answer: 'Go' },
  ],
}

export const faqTitle = 'Questions buyers ask first'

export const homeFaqs = defineFaqs({
  'What is a digital runbook?':
    'A plan you can run. Each task has an owner, a duration and the tasks it waits for. Its commonest use is a cutover: the move from an old system to a new one. If you have to turn back, the backout runs the same way.',
  'Why not keep the runbook in a spreadsheet?':
    'It can store the plan, but it can’t run it. Nobody gets a cue, and nothing works out the finish time as tasks slip. A spreadsheet is enough if one team has a handful of tasks. Your platform’s change tasks are enough if the work fits in one change and minutes don’t matter.',
  'Does our data leave our platform?': `Not unless you switch on an integration, an export or a notification, send us something with a support case, or give our engineers access, for a case or under Service Assurance. Our legal documents list everything that can leave it.`,
  'Who needs a paid licence?': `Content Creators do: ${paidFor}. Everyone else is a Content Consumer: people who run tasks, follow the event or decide at a gate. They’re free, in any number.`,
  'What happens if our platform goes down?':
    'The runbook goes down with it. Keep a printed or exported copy elsewhere, and rehearse from that copy too.',
})

export const followTitle = {
  before: 'Join',
  after: 'people who follow our notes on rehearsals, cutovers and recoveries',
}
