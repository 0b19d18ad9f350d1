import type { Runbook, Task } from '@cuewright/runbook/model'
import { phased } from './phased.ts'

// Browsers load this file: long texts are in payments-migration-detail.ts.

const forward = [
  ...phased('pre-implementation', [
    ['1', 'Freeze change on the payments estate', 'Change', 10, []],
    ['2', 'Confirm backups', 'Storage', 25, []],
    [
      '3',
      'Go/no-go: criteria met',
      'Cutover manager',
      5,
      ['1', '2'],
      { gate: { decidedBy: 'Cutover manager' } },
    ],
  ]),
  ...phased('implementation', [
    // Participants are told a cut-off of 22:30.
    ['4', 'Stop inbound payment feeds', 'Payments ops', 15, ['3'], { cue: 30 }],
    ['5', 'Drain queues to zero', 'Middleware', 30, ['4']],
    ['6', 'Apply firewall changes', 'Security', 30, ['4']],
    ['7', 'Final ledger extract', 'Core banking', 45, ['5']],
    ['8', 'Repoint gateways', 'Network', 25, ['5', '6']],
    ['9', 'Transfer and checksum', 'Network', 20, ['6', '7']],
    ['10', 'Load target ledger', 'Database', 60, ['9']],
    ['11', 'Start target services', 'Platform', 20, ['10']],
    ['12', 'Reconcile balances', 'Finance control', 40, ['11']],
  ]),
  ...phased('post-implementation', [
    ['13', 'Business smoke test', 'Payments QA', 35, ['8', '11']],
    // The decision is called for 02:20. Participants are told that feeds open at 02:30 at the earliest.
    [
      '14',
      'Go/no-go: point of no return',
      'Cutover manager',
      10,
      ['12', '13'],
      { gate: { decidedBy: 'Head of Payments Operations', pointOfNoReturn: true }, cue: 260 },
    ],
    ['15', 'Open inbound feeds', 'Payments ops', 15, ['14'], { cue: 270 }],
    ['16', 'Watch first settlements', 'Service desk', 45, ['15']],
    ['17', 'Close and hand over', 'Cutover manager', 10, ['16']],
  ]),
]

const backout = phased('backout', [
  ['B1', 'Close feeds and return accepted payments', 'Payments ops', 30, [], { undoes: ['15'] }],
  [
    'B2',
    'Stop target services and seal the target ledger',
    'Platform',
    15,
    ['B1'],
    { undoes: ['10', '11'] },
  ],
  ['B3', 'Restore gateways and firewall rules', 'Network', 25, ['B1'], { undoes: ['6', '8'] }],
  [
    'B4',
    'Restart source ledger, queues and feeds',
    'Core banking',
    50,
    ['B2', 'B3'],
    { undoes: ['4', '5', '7'] },
  ],
  ['B5', 'Prove the source service and lift the freeze', 'Change', 20, ['B4'], { undoes: ['1'] }],
])

export type TaskId = (typeof forward)[number]['id']
export type Owner = (typeof forward | typeof backout)[number]['owner']

export const owners: readonly Owner[] = [...new Set(forward.map(({ owner }) => owner))]

type Event = Omit<Runbook, 'tasks' | 'backout'> & {
  readonly windowEnd: number
  readonly name: string
  readonly day: string
  readonly tasks: readonly (Task & { readonly id: TaskId; readonly owner: Owner })[]
  readonly backout: readonly (Task & { readonly owner: Owner })[]
}

/** The event that every picture of the product shows: finish 03:40, window to 04:30. */
export const paymentsMigration: Event = {
  name: 'Payments migration',
  day: 'Saturday',
  t0: '22:00',
  windowEnd: 390,
  tasks: forward,
  backout,
}
