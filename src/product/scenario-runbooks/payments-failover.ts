import type { Runbook, Task } from '../../runbook/model/task.ts'
import { rtoLimit, toleranceLimit } from './payments-service.ts'
import { phased } from './phased.ts'

/** What depends on what: a tier may start when the one above it is built. */
export const tiers = [
  { id: 'decision', name: 'Decision', what: 'Assess, invoke, call the owners' },
  { id: 'foundation', name: 'Foundation', what: 'Network and sign-in' },
  { id: 'data', name: 'Data', what: 'Ledger database' },
  { id: 'middleware', name: 'Middleware', what: 'Queues and the payments hub' },
  { id: 'gateways', name: 'Gateways', what: 'Out to the payment schemes' },
  { id: 'acceptance', name: 'Acceptance', what: 'Reconciled, first good payment' },
] as const

export type Tier = (typeof tiers)[number]['id']

/** `duration` is what the exercise measured; `estimate` is what the task's team had estimated, 0 for nothing. */
export type FailoverTask = Task & { readonly tier: Tier; readonly estimate: number }

const tasks: readonly FailoverTask[] = [
  ...phased('pre-implementation', [
    {
      id: '1',
      tier: 'decision',
      name: 'Assess the loss and invoke',
      owner: 'Head of Operational Resilience',
      estimate: 0,
      duration: 47,
      after: [],
      gate: {
        decidedBy: 'Head of Operational Resilience',
        conditions: 'The first site cannot be back within the RTO',
      },
    },
    {
      id: '2',
      tier: 'decision',
      name: 'Bring every owner to the call',
      owner: 'Service desk',
      estimate: 0,
      duration: 18,
      after: ['1'],
    },
  ]),
  ...phased('implementation', [
    {
      id: '3',
      tier: 'foundation',
      name: 'Bring up the network at the second site',
      owner: 'Network',
      estimate: 25,
      duration: 22,
      after: ['2'],
    },
    {
      id: '4',
      tier: 'foundation',
      name: 'Start sign-in',
      owner: 'Platform',
      estimate: 20,
      duration: 18,
      after: ['3'],
    },
    {
      id: '5',
      tier: 'data',
      name: 'Read the replica’s last transaction',
      owner: 'Storage',
      estimate: 10,
      duration: 12,
      after: ['3'],
    },
    {
      id: '6',
      tier: 'data',
      name: 'Promote the ledger replica',
      owner: 'Database',
      estimate: 60,
      duration: 85,
      after: ['4', '5'],
    },
    {
      id: '7',
      tier: 'middleware',
      name: 'Start queues and the hub',
      owner: 'Middleware',
      estimate: 30,
      duration: 30,
      after: ['6'],
    },
    {
      id: '8',
      tier: 'gateways',
      name: 'Point the gateways here',
      owner: 'Network',
      estimate: 45,
      duration: 50,
      after: ['7'],
    },
  ]),
  ...phased('post-implementation', [
    {
      id: '9',
      tier: 'acceptance',
      name: 'Reconcile to the last statement',
      owner: 'Finance control',
      estimate: 0,
      duration: 55,
      after: ['8'],
    },
    {
      id: '10',
      tier: 'acceptance',
      name: 'Confirm the first good payment',
      owner: 'Payments ops',
      estimate: 0,
      duration: 10,
      after: ['9'],
    },
  ]),
]

/** The same payments estate on a Wednesday: the first site is lost. The clock starts at the first failed payment. */
export const paymentsFailover = {
  name: 'Payments failover',
  day: 'Wednesday',
  t0: '14:05',
  kind: 'disaster recovery',
  limits: [rtoLimit, toleranceLimit],
  /** Data lost, in minutes, as the exercise read it from the replica. */
  dataLost: 9,
  tasks,
  backout: [],
} satisfies Runbook & Record<string, unknown>

/** The same tasks in the times that their teams had estimated. */
export const estimatedTasks: readonly FailoverTask[] = tasks.map((task) => ({
  ...task,
  duration: task.estimate,
}))
