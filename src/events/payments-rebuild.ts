import type { Runbook, Task } from '#runbook/model'
import { toleranceLimit } from './payments-service.ts'
import { phased } from './phased.ts'

export const zones = [
  {
    id: 'contain',
    name: 'Production, cut off',
    decidedBy: 'Information Security Officer',
    isIsolated: false,
  },
  {
    id: 'copies',
    name: 'Restore points',
    decidedBy: 'Information Security Officer',
    isIsolated: true,
  },
  { id: 'identity', name: 'Identity', decidedBy: 'Information Security Officer', isIsolated: true },
  { id: 'services', name: 'Services', decidedBy: 'Chief Technology Officer', isIsolated: true },
  { id: 'proof', name: 'Reconciliation', decidedBy: 'Head of Finance Control', isIsolated: true },
  {
    id: 'credentials',
    name: 'Credentials',
    decidedBy: 'Head of Payments Operations',
    isIsolated: true,
  },
] as const

export type Zone = (typeof zones)[number]['id']

export type RebuildTask = Task & { readonly zone: Zone }

function hours(count: number) {
  return count * 60
}

const tasks: readonly RebuildTask[] = [
  ...phased('pre-implementation', [
    ['1', 'Cut the links', 'Security', hours(1), [], { zone: 'contain' }],
    ['2', 'Confirm the cut from the other side', 'Network', hours(1), ['1'], { zone: 'contain' }],
    ['3', 'Lock restore points against deletion', 'Storage', 90, [], { zone: 'contain' }],
    ['4', 'Mount three candidates', 'Storage', hours(1), ['2', '3'], { zone: 'copies' }],
    ['5', 'Scan them, choose one, write down why', 'Security', hours(3), ['4'], { zone: 'copies' }],
  ]),
  ...phased('implementation', [
    ['6', 'Raise a clean directory', 'Platform', hours(4), ['5'], { zone: 'identity' }],
    [
      '7',
      'Create privileged accounts for named people',
      'Platform',
      hours(2),
      ['6'],
      { zone: 'identity' },
    ],
    ['8', 'Register second factors in person', 'Security', hours(2), ['7'], { zone: 'identity' }],
    [
      '9',
      'Go/no-go: do we trust who can sign in?',
      'Security',
      hours(1),
      ['8'],
      { zone: 'identity', gate: { decidedBy: zones[2].decidedBy } },
    ],
    ['10', 'Restore the ledger', 'Database', hours(5), ['9'], { zone: 'services' }],
    ['11', 'Restore the queues', 'Middleware', hours(2), ['10'], { zone: 'services' }],
    ['12', 'Rebuild the gateways', 'Network', hours(1), ['11'], { zone: 'services' }],
    [
      '13',
      'Reconcile to the last statement that left before the attack',
      'Finance control',
      hours(4),
      ['12'],
      { zone: 'proof' },
    ],
  ]),
  ...phased('post-implementation', [
    [
      '14',
      'Rotate service accounts and certificates',
      'Security',
      hours(4),
      ['13'],
      { zone: 'credentials' },
    ],
    [
      '15',
      'Exchange keys with partners',
      'Payments ops',
      hours(6),
      ['13'],
      { zone: 'credentials' },
    ],
    [
      '16',
      'Rotate passwords inside scripts',
      'Platform',
      hours(2),
      ['14'],
      { zone: 'credentials' },
    ],
    [
      '17',
      'Go/no-go: reconnect',
      'Cutover manager',
      hours(1),
      ['15', '16'],
      {
        zone: 'credentials',
        gate: { decidedBy: zones[5].decidedBy, pointOfNoReturn: true },
      },
    ],
  ]),
]

/** After ransomware. Feeds open one at a time after the last task. */
export const paymentsRebuild = {
  name: 'Payments rebuild',
  day: 'Sunday',
  t0: '05:00',
  kind: 'cyber recovery',
  limits: [toleranceLimit],
  tasks,
  backout: phased('backout', [
    [
      'B1',
      'Seal the zone, keep its contents as evidence',
      'Security',
      30,
      [],
      { undoes: ['4', '6', '7', '10', '11', '12'] },
    ],
    ['B2', 'Go back to the restore-point candidates', 'Storage', 30, ['B1'], { undoes: ['5'] }],
  ]),
} satisfies Runbook & Record<string, unknown>
