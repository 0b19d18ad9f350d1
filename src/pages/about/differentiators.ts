export type Differentiator = { title: string; before: string; after: string }

/** What sets a native runbook apart, each against what it takes the place of. */
export const differentiators: Differentiator[] = [
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
]
