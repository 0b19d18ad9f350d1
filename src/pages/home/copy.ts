import { scenarioLinks } from '../../components/layout/navigation.ts'
import { currentCertificates } from '../../content/certificates.ts'
import { defineFaqs } from '../../content/faq-item.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
import { sources } from '../../content/sources.ts'
import { testimonials } from '../../content/testimonials.ts'
import { paths } from '../../paths.ts'
import { product } from '../../site.ts'

export const head = {
  path: paths.home,
  title: 'Digital runbooks for critical nights',
  description:
    'Digital runbooks inside your IT service management platform: plan, rehearse and execute change and recovery to one clock.',
}

const certificates = currentCertificates(new Date().toISOString().slice(0, 10))

export const hero = {
  title: 'One clock for the night that must not go wrong.',
  lead: `${product} replaces the spreadsheet runbook. Inside your IT service management platform, every task has an owner and waits for the right ones, the backout is planned as well as the change, and everyone sees the finish time move.`,
  facts: [
    { name: 'Since 2012', text: 'Trusted by global banks' },
    { name: 'Native', text: 'Built on your platform: its users, records and access controls' },
    ...certificates.map(({ name, about, status }) => ({
      name,
      text: isSample({ status }) ? `${about} (${sampleNote.toLowerCase()})` : about,
    })),
    { name: 'Free', text: 'Unlimited Content Consumers' },
    { name: 'Under 30\u00a0days', text: 'From procurement to value' },
  ],
}

export const howItWorks = {
  title: 'Plan it, rehearse it, then run the same runbook',
  lead: 'Nothing is copied from one step to the next. The draft becomes the rehearsal, and the rehearsal becomes the night, with its times kept beside the plan.',
  steps: [
    {
      name: 'Plan',
      when: 'Draft',
      text: 'Write tasks with owners, durations and what each waits for. The critical path and the finish time follow from that.',
    },
    {
      name: 'Rehearse',
      when: 'Dress rehearsal, T−7 days',
      text: 'Run it with the real team and the real clock. Actual times stand beside planned ones, and what overran is an issue with an owner.',
    },
    {
      name: 'Execute',
      when: 'Saturday, 23:02',
      text: 'Each owner gets a cue when their task may start. When one slips, everyone sees at once whether the finish moves.',
    },
  ],
} as const

export const timeToValue = {
  title: 'From purchase order to first rehearsal in four weeks',
  lead: 'You buy it in the platform’s own store, so there is no new login and no new place for data to live. What takes time is people learning to author; your own change approvals and security review come on top.',
  stops: [
    { when: 'Day 1', text: 'Procure through the platform’s store', fromDay: 1 },
    { when: 'Day 2', text: 'Install', fromDay: 2 },
    { when: 'Week 1', text: 'Onboard your authors on a runbook of yours', fromDay: 3 },
    {
      when: 'Weeks 2–4',
      text: 'Value',
      fromDay: 8,
      brings: [
        'The first rehearsal',
        'The first overrun found before the night',
        'The first record an auditor can read',
      ],
    },
  ],
}

export const expectations = {
  title: 'What you are now expected to show',
  items: [
    {
      topic: 'Risk management',
      claim: 'Test the plan, then keep the evidence',
      text: 'Response and recovery plans are tested at least yearly. A rehearsal that leaves planned and actual times behind helps you evidence that; minutes of a meeting do not.',
      date: 'Since 17 January 2025',
      sources: [{ label: 'DORA, Article 11', href: sources.dora }],
    },
    {
      topic: 'Operational excellence',
      claim: 'Report the incident while it is still running',
      text: 'Firms will report operational incidents in set stages, and their material third-party arrangements. A timetable that keeps its own record answers what happened when, without anyone re-keying it.',
      date: 'From 18 March 2027',
      sources: [
        { label: 'FCA PS26/2', href: sources.fcaPs262 },
        { label: 'PRA PS7/26', href: sources.praPs726 },
      ],
    },
    {
      topic: 'Operational resilience',
      claim: 'Stay within impact tolerances',
      text: 'Knowing your tolerance is no longer enough: you have to remain within it when a severe but plausible disruption happens, and be able to show how you tested that.',
      date: 'Since 31 March 2025',
      sources: [
        { label: 'PRA SS1/21', href: sources.praSs121 },
        { label: 'FCA PS21/3', href: sources.fcaPs213 },
      ],
    },
  ],
}

export const voices = {
  title: 'What runbook teams say',
  quotations: testimonials.map(({ quote, title, initials, status }) => ({
    quote,
    title,
    initials,
    note: isSample({ status }) ? sampleNote : undefined,
  })),
  overview: {
    title: `What ${product} is`,
    state: 'Solution',
    rows: [
      { name: 'Runs in', text: 'Your own instance of your IT service management platform' },
      { name: 'Covers', links: scenarioLinks },
      {
        name: 'Plans',
        text: 'Tasks, owners, dependencies, gates and a backout with tasks of its own',
      },
      { name: 'Rehearses', text: 'Tabletop to dress rehearsal, with planned against actual times' },
      {
        name: 'Executes',
        text: 'Cues to owners, one finish time for everyone, go/no-go on the clock',
      },
      { name: 'Leaves', text: 'A record of who did what, when, and who decided' },
      {
        name: 'Shows',
        text: 'Content personalised by role: a task owner sees the next cue, an executive the finish time',
      },
    ],
    link: { href: paths.solution, label: 'See all eleven screens' },
  },
}

export const closing = {
  title: 'Go/no-go: thirty minutes with your own runbook',
  decision: 'Three conditions. If they hold, the decision is yours.',
  criteria: [
    { text: 'An event with a date that will not move', answer: 'Go' },
    { text: 'A runbook that lives in a spreadsheet today', answer: 'Go' },
    { text: 'Someone who will ask afterwards what happened when', answer: 'Go' },
  ],
}

export const faqTitle = 'Questions buyers ask first'

export const homeFaqs = defineFaqs('home.ts', 5, [
  {
    question: 'What is a digital runbook?',
    answer:
      'An executable plan: tasks in time order, each with an owner, a duration and the tasks it waits for. It runs to one clock and records planned and actual times. It covers pre-implementation, implementation and post-implementation, and a backout with tasks of its own.',
  },
  {
    question: 'Why not keep the runbook in a spreadsheet?',
    answer:
      'A spreadsheet can hold the plan. It has no single owner and no clock, so one person re-keys progress while everyone else asks for it on a bridge call. Copies go stale, the critical path stays hidden, and the record afterwards has to be reconstructed.',
  },
  {
    question: 'Does our data leave our platform?',
    answer:
      'The application runs inside your own instance of your IT service management platform. It uses your users, groups, configuration items, change records and access controls, and its records stay there. Data moves elsewhere only if you connect another tool, or send us something for a support case.',
  },
  {
    question: 'Who needs a paid licence?',
    answer:
      'Content Creators do: administrators, event and runbook managers, runbook designers and authors, and integration engineers. Content Consumers are unlimited and free. They are task owners, service delivery and incident managers, senior executives and C-suite members, who read, act on tasks and follow the event.',
  },
  {
    question: 'How soon would it be useful to us?',
    answer:
      'Plan on value in under 30 days: procurement through the platform’s store on day 1, installation on day 2, onboarding in week 1, and first results in weeks 2 to 4. Your own change approvals and security review come on top, and those take the time they take.',
  },
])

/** It goes on from the number of followers. */
export const followTitle = 'people follow our notes on rehearsals, cutovers and recoveries'
