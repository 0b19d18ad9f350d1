import { pairs } from '../lib/pairs.ts'

/** What the owner of task 8 reads. */
export const repointGateways = {
  doThis:
    'Point both payment gateways at the target addresses, with inbound routes still disabled, and flush their name caches.',
  verify: 'Each gateway resolves the target name to the new address.',
}

export type Criterion = { readonly condition: string; readonly owner: string }

export const gateCriteria: Readonly<Record<'3' | '14', readonly Criterion[]>> = {
  '3': pairs('condition', 'owner', {
    'The change freeze is in force on the payments estate': 'Change',
    'A backup from 21:00 or later has been opened and read': 'Storage',
    'No priority 1 or 2 incident is open on a payments service': 'Service desk',
    'Every owner has answered the roll call': 'Cutover manager',
  }),
  '14': pairs('condition', 'owner', {
    'Unexplained difference between the ledgers is £0.00': 'Finance control',
    'All 20 test payments posted and reversed': 'Payments QA',
    'All 23 target services report healthy': 'Platform',
    'The decision falls by 02:55, so that a backout still ends by 04:30': 'Cutover manager',
  }),
}
