/** What the owner of task 8 reads. */
export const repointGateways = {
  doThis:
    'Point both payment gateways at the target addresses, with inbound routes still disabled, and flush their name caches.',
  verify: 'Each gateway resolves the target name to the new address.',
}

export type Criterion = { readonly condition: string; readonly owner: string }

export const gateCriteria: Readonly<Record<'3' | '14', readonly Criterion[]>> = {
  '3': [
    { condition: 'The change freeze is in force on the payments estate', owner: 'Change' },
    { condition: 'A backup from 21:00 or later has been opened and read', owner: 'Storage' },
    {
      condition: 'No priority 1 or 2 incident is open on a payments service',
      owner: 'Service desk',
    },
    { condition: 'Every owner has answered the roll call', owner: 'Cutover manager' },
  ],
  '14': [
    { condition: 'Unexplained difference between the ledgers is £0.00', owner: 'Finance control' },
    { condition: 'All 20 test payments posted and reversed', owner: 'Payments QA' },
    { condition: 'All 23 target services report healthy', owner: 'Platform' },
    {
      condition: 'The decision falls by 02:55, so that a backout still ends by 04:30',
      owner: 'Cutover manager',
    },
  ],
}
