import { sources } from '../../content/sources.ts'
import { defineScenario } from '../../content/scenario.ts'

export const plannedChange = defineScenario(
  'planned-change.ts',
  { cards: 6, roles: 7 },
  {
    name: 'Planned Change',
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
    why: {
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
    },
    roles: [
      {
        slug: 'program-director',
        gets: 'One finish time per event across the programme, and early sight of the weekend that will not fit its window.',
      },
      {
        slug: 'senior-project-manager',
        gets: 'Dependencies between teams that can be seen and argued about a month before the night, when changing them is cheap.',
      },
      {
        slug: 'cutover-manager',
        gets: 'The clock, the critical path, the float of every task and the minutes in hand for the way back, on one screen.',
      },
      {
        slug: 'content-author',
        gets: 'Runbooks built from parts that have run before, with the durations they really took.',
      },
      {
        slug: 'task-owner',
        gets: 'A short list of their own tasks with instructions, and a cue when the one before has finished.',
      },
      {
        slug: 'event-support-analyst',
        gets: 'Late tasks and raised issues in the order in which they threaten the finish, with the owner’s name beside each.',
      },
      {
        slug: 'chief-technology-officer',
        gets: 'The go/no-go light, its reason and the expected finish, without joining the bridge call.',
      },
    ],
  },
)
