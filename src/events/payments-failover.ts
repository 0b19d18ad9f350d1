import { courseOf, type Runbook, type Task } from '#runbook/model'
import { paymentsService, rtoLimit, toleranceLimit } from './payments-service.ts'
import { phased } from './phased.ts'

/** A tier may start when the one above it is built. */
export const tiers = [
  { id: 'decision', name: 'Decision', what: 'Assess, invoke, call the owners' },
  { id: 'foundation', name: 'Foundation', what: 'Network and sign-in' },
  { id: 'data', name: 'Data', what: 'Ledger database' },
  { id: 'middleware', name: 'Middleware', what: 'Queues and the payments hub' },
  { id: 'gateways', name: 'Gateways', what: 'Out to the payment schemes' },
  { id: 'acceptance', name: 'Acceptance', what: 'Reconciled, paid once, accepted' },
] as const

export type Tier = (typeof tiers)[number]['id']

/** `estimate`: minutes that the team had estimated, 0 for none. `duration` was measured. */
export type FailoverTask = Task & { readonly tier: Tier; readonly estimate: number }

const tasks: readonly FailoverTask[] = [
  ...phased('pre-implementation', [
    [
      '1',
      'Assess the loss and invoke',
      'Head of Operational Resilience',
      47,
      [],
      {
        tier: 'decision',
        estimate: 0,
        gate: {
          decidedBy: 'Head of Operational Resilience',
          conditions: 'The first site cannot be back within the RTO',
        },
      },
    ],
    [
      '2',
      'Bring every owner to the call',
      'Service desk',
      18,
      ['1'],
      { tier: 'decision', estimate: 0 },
    ],
  ]),
  ...phased('implementation', [
    [
      '3',
      'Bring up the network at the second site',
      'Network',
      22,
      ['2'],
      { tier: 'foundation', estimate: 25 },
    ],
    ['4', 'Start sign-in', 'Platform', 18, ['3'], { tier: 'foundation', estimate: 20 }],
    [
      '5',
      'Read the replica’s last transaction',
      'Storage',
      12,
      ['3'],
      { tier: 'data', estimate: 10 },
    ],
    ['6', 'Promote the ledger replica', 'Database', 85, ['4', '5'], { tier: 'data', estimate: 60 }],
    [
      '7',
      'Start queues and the hub',
      'Middleware',
      30,
      ['6'],
      { tier: 'middleware', estimate: 30 },
    ],
    ['8', 'Point the gateways here', 'Network', 50, ['7'], { tier: 'gateways', estimate: 45 }],
  ]),
  ...phased('post-implementation', [
    [
      '9',
      'Reconcile to the last statement',
      'Finance control',
      55,
      ['8'],
      { tier: 'acceptance', estimate: 0 },
    ],
    [
      '10',
      'Accept after the first good payment',
      'Payments ops',
      10,
      ['9'],
      {
        tier: 'acceptance',
        estimate: 0,
        gate: {
          decidedBy: 'Head of Payments Operations',
          conditions: 'The ledgers agree, and one customer’s payment has gone out',
        },
      },
    ],
  ]),
]

/** On a Wednesday the first site is lost. T0 is the first failed payment; `dataLost` is minutes. */
export const paymentsFailover = {
  name: 'Payments failover',
  day: 'Wednesday',
  t0: '14:05',
  kind: 'disaster recovery',
  limits: [rtoLimit, toleranceLimit],
  dataLost: 9,
  tasks,
  backout: [],
} satisfies Runbook & Record<string, unknown>

export const measuredCourse = courseOf({ tasks })
export const estimatedCourse = courseOf({
  tasks: tasks.map((task) => ({ ...task, duration: task.estimate })),
})

/** Minutes from the first failed payment. */
export const failoverTimes = {
  estimated: estimatedCourse.finish,
  measured: measuredCourse.finish,
  rto: paymentsService.rto,
  impactTolerance: paymentsService.impactTolerance,
}
