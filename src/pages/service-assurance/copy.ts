/** The premium support offer: its constants, and what the page says of it. */
export const fee = { pounds: 100, per: 'hour' } as const
export const teamSize = 4
export const departments = ['Customer Success', 'Product Engineering', 'Cloud Services'] as const

/** In the order in which an event would call on them: from the quiet weeks to the worst hour. */
export const activities = [
  {
    name: 'Proactive monitoring',
    text: 'Watch the application and its integrations from before the freeze, so that the first sign is ours to find.',
  },
  {
    name: 'Trend diagnosis',
    text: 'Read response times, queue depths and rehearsal timings together, and say which of them is drifting.',
  },
  {
    name: 'Pre-emptive action',
    text: 'Put right what would fail on the night, under your change control, while there is time.',
  },
  {
    name: 'Immediate response',
    text: 'Answer at once when something breaks, at any hour of the event. Nobody starts by asking what the system does.',
  },
  {
    name: 'Recovery',
    text: 'Bring the application back with you, and the runbook to the minute at which it stopped.',
  },
  {
    name: 'Invoking a disaster recovery site',
    text: 'If the primary site is lost, carry the event over to the recovery site once your authority has invoked it.',
  },
] as const

export const contributions = [
  'Engineers who wrote the scheduling engine, not only people who use it',
  'A name and a number for each hour, agreed before the event',
  'Your runbook read beforehand, with its critical path and its gates',
  'A seat at the dress rehearsal, on the real clock',
  'Knowledge of the platform underneath: upgrades, integrations, access controls',
  'A written hand-over between watches, in the event record',
  'A direct line into engineering for a fix during the event',
  'A written account afterwards: what was seen, what was done, what to change',
] as const

/** One way to cover a day with a team of four; hours from midnight. A rota for a given event is agreed. */
export const sampleRota = [
  { seat: 'Customer Success', from: 6, to: 14 },
  { seat: 'Product Engineering', from: 12, to: 20 },
  { seat: 'Product Engineering', from: 18, to: 26 },
  { seat: 'Cloud Services', from: 24, to: 32 },
] as const
