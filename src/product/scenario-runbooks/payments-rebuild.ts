import type { Runbook, Task } from '../../runbook/model/task.ts'
import { toleranceLimit } from './payments-service.ts'
import { phased } from './phased.ts'

/** Six chambers in the order in which they open; all but the first lie in the isolated recovery environment. */
export const zones = [
  { id: 'contain', name: 'Production, cut off', isIsolated: false },
  { id: 'copies', name: 'Restore points', isIsolated: true },
  { id: 'identity', name: 'Identity', isIsolated: true },
  { id: 'services', name: 'Services', isIsolated: true },
  { id: 'proof', name: 'Reconciliation', isIsolated: true },
  { id: 'credentials', name: 'Credentials', isIsolated: true },
] as const

export type Zone = (typeof zones)[number]['id']

export type RebuildTask = Task & { readonly zone: Zone }

function hours(count: number) {
  return count * 60
}

const tasks: readonly RebuildTask[] = [
  ...phased('pre-implementation', [
    {
      id: '1',
      zone: 'contain',
      name: 'Cut the links',
      owner: 'Security',
      duration: hours(1),
      after: [],
    },
    {
      id: '2',
      zone: 'contain',
      name: 'Confirm the cut from the other side',
      owner: 'Network',
      duration: hours(1),
      after: ['1'],
    },
    {
      id: '3',
      zone: 'contain',
      name: 'Lock restore points against deletion',
      owner: 'Storage',
      duration: 90,
      after: [],
    },
    {
      id: '4',
      zone: 'copies',
      name: 'Mount three candidates',
      owner: 'Storage',
      duration: hours(1),
      after: ['2', '3'],
    },
    {
      id: '5',
      zone: 'copies',
      name: 'Scan them, choose one, write down why',
      owner: 'Security',
      duration: hours(3),
      after: ['4'],
    },
  ]),
  ...phased('implementation', [
    {
      id: '6',
      zone: 'identity',
      name: 'Raise a clean directory',
      owner: 'Platform',
      duration: hours(4),
      after: ['5'],
    },
    {
      id: '7',
      zone: 'identity',
      name: 'Create privileged accounts for named people',
      owner: 'Platform',
      duration: hours(2),
      after: ['6'],
    },
    {
      id: '8',
      zone: 'identity',
      name: 'Register second factors in person',
      owner: 'Security',
      duration: hours(2),
      after: ['7'],
    },
    {
      id: '9',
      zone: 'identity',
      name: 'Go/no-go: do we trust who can sign in?',
      owner: 'Security',
      duration: hours(1),
      after: ['8'],
      gate: { decidedBy: 'Information Security Officer' },
    },
    {
      id: '10',
      zone: 'services',
      name: 'Restore the ledger',
      owner: 'Database',
      duration: hours(5),
      after: ['9'],
    },
    {
      id: '11',
      zone: 'services',
      name: 'Restore the queues',
      owner: 'Middleware',
      duration: hours(2),
      after: ['10'],
    },
    {
      id: '12',
      zone: 'services',
      name: 'Rebuild the gateways',
      owner: 'Network',
      duration: hours(1),
      after: ['11'],
    },
    {
      id: '13',
      zone: 'proof',
      name: 'Reconcile to the last statement that left before the attack',
      owner: 'Finance control',
      duration: hours(4),
      after: ['12'],
    },
  ]),
  ...phased('post-implementation', [
    {
      id: '14',
      zone: 'credentials',
      name: 'Rotate service accounts and certificates',
      owner: 'Security',
      duration: hours(4),
      after: ['13'],
    },
    {
      id: '15',
      zone: 'credentials',
      name: 'Exchange keys with partners',
      owner: 'Payments ops',
      duration: hours(6),
      after: ['13'],
    },
    {
      id: '16',
      zone: 'credentials',
      name: 'Rotate passwords inside scripts',
      owner: 'Platform',
      duration: hours(2),
      after: ['14'],
    },
    {
      id: '17',
      zone: 'credentials',
      name: 'Go/no-go: reconnect',
      owner: 'Cutover manager',
      duration: hours(1),
      after: ['15', '16'],
      gate: { decidedBy: 'Head of Payments Operations', pointOfNoReturn: true },
    },
  ]),
]

/** The same payments estate after ransomware. Feeds open one at a time after the last task. */
export const paymentsRebuild = {
  name: 'Payments rebuild',
  day: 'Sunday',
  t0: '05:00',
  kind: 'cyber recovery',
  limits: [toleranceLimit],
  tasks,
  backout: phased('backout', [
    {
      id: 'B1',
      name: 'Seal the zone, keep its contents as evidence',
      owner: 'Security',
      duration: 30,
      after: [],
      undoes: ['4', '6', '7', '10', '11', '12'],
    },
    {
      id: 'B2',
      name: 'Go back to the restore-point candidates',
      owner: 'Storage',
      duration: 30,
      after: ['B1'],
      undoes: ['5'],
    },
  ]),
} satisfies Runbook & Record<string, unknown>
