import type { Runbook, Task } from '@cuewright/runbook/model'
import { toleranceLimit } from './payments-service.ts'
import { phased } from './phased.ts'

/** `opensWhen`: what has to be true before the zone’s lock opens. */
export const zones = [
  {
    id: 'contain',
    name: 'Production, cut off',
    decidedBy: 'Information Security Officer',
    opensWhen: 'The links to production are cut at both ends, and copies can’t be deleted',
    tasks: ['1', '2', '3'],
  },
  {
    id: 'copies',
    name: 'Restore points',
    decidedBy: 'Information Security Officer',
    opensWhen: 'One restore point is proved clean, and the reason is written down',
    tasks: ['4', '5'],
  },
  {
    id: 'identity',
    name: 'Identity',
    decidedBy: 'Information Security Officer',
    opensWhen: 'Only people we have verified can sign in',
    tasks: ['6', '7', '8', '9'],
  },
  {
    id: 'services',
    name: 'Services',
    decidedBy: 'Chief Technology Officer',
    opensWhen: 'Ledger, queues and gateways run, joined only to the new directory',
    tasks: ['10', '11', '12'],
  },
  {
    id: 'proof',
    name: 'Reconciliation',
    decidedBy: 'Head of Finance Control',
    opensWhen: 'Balances agree with the last statement that left before the attack',
    tasks: ['13'],
  },
  {
    id: 'credentials',
    name: 'Credentials',
    decidedBy: 'Head of Payments Operations',
    opensWhen: 'Every credential that the intruder may have held has been replaced',
    tasks: ['14', '15', '16', '17'],
  },
] as const

function hours(count: number) {
  return count * 60
}

const tasks: readonly Task[] = [
  ...phased('pre-implementation', [
    ['1', 'Cut the links', 'Security', hours(1), []],
    ['2', 'Confirm the cut from the other side', 'Network', hours(1), ['1']],
    ['3', 'Lock restore points against deletion', 'Storage', 90, []],
    ['4', 'Mount three candidates', 'Storage', hours(1), ['2', '3']],
    ['5', 'Scan them, choose one, write down why', 'Security', hours(3), ['4']],
  ]),
  ...phased('implementation', [
    ['6', 'Raise a clean directory', 'Platform', hours(4), ['5']],
    ['7', 'Create privileged accounts for named people', 'Platform', hours(2), ['6']],
    ['8', 'Enrol second factors in person', 'Security', hours(2), ['7']],
    [
      '9',
      'Go/no-go: do we trust who can sign in?',
      'Security',
      hours(1),
      ['8'],
      { gate: { decidedBy: zones[2].decidedBy } },
    ],
    ['10', 'Restore the ledger', 'Database', hours(5), ['9']],
    ['11', 'Restore the queues', 'Middleware', hours(2), ['10']],
    ['12', 'Rebuild the gateways', 'Network', hours(1), ['11']],
    [
      '13',
      'Reconcile to the last statement that left before the attack',
      'Finance control',
      hours(4),
      ['12'],
    ],
  ]),
  ...phased('post-implementation', [
    ['14', 'Rotate service accounts and certificates', 'Security', hours(4), ['13']],
    ['15', 'Exchange keys with partners', 'Payments ops', hours(6), ['13']],
    ['16', 'Rotate passwords inside scripts', 'Platform', hours(2), ['14']],
    [
      '17',
      'Go/no-go: reconnect',
      'Cutover manager',
      hours(1),
      ['15', '16'],
      {
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
