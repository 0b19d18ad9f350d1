import { courseOf, type Runbook, type Task } from '@cuewright/runbook/model'
import { paymentsService, rtoLimit, toleranceLimit } from './payments-service.ts'
import { phased } from './phased.ts'

/** A tier may start when the one above it has been built. */
export const tiers = [
  { id: 'decision', name: 'Decision', what: 'Assess, invoke, call the owners', tasks: ['1', '2'] },
  { id: 'foundation', name: 'Foundation', what: 'Network and sign-in', tasks: ['3', '4'] },
  { id: 'data', name: 'Data', what: 'Ledger database', tasks: ['5', '6'] },
  { id: 'middleware', name: 'Middleware', what: 'Queues and the payments hub', tasks: ['7'] },
  { id: 'gateways', name: 'Gateways', what: 'Out to the payment schemes', tasks: ['8'] },
  {
    id: 'acceptance',
    name: 'Acceptance',
    what: 'Reconciled, first payment through, signed off',
    tasks: ['9', '10'],
  },
] as const

export type Tier = (typeof tiers)[number]

/** The minutes that the teams had estimated, by task; the others had no estimate. */
export const estimates: Readonly<Record<string, number>> = {
  3: 25,
  4: 20,
  5: 10,
  6: 60,
  7: 30,
  8: 45,
}

/** Durations are as measured. */
const tasks: readonly Task[] = [
  ...phased('pre-implementation', [
    [
      '1',
      'Assess the loss and invoke',
      'Head of Operational Resilience',
      47,
      [],
      {
        gate: {
          decidedBy: 'Head of Operational Resilience',
          conditions: 'The first site cannot be back within the RTO',
        },
      },
    ],
    ['2', 'Bring every owner to the call', 'Service desk', 18, ['1']],
  ]),
  ...phased('implementation', [
    ['3', 'Bring up the network at the second site', 'Network', 22, ['2']],
    ['4', 'Start sign-in', 'Platform', 18, ['3']],
    ['5', 'Read the replica’s last transaction', 'Storage', 12, ['3']],
    ['6', 'Promote the ledger replica', 'Database', 85, ['4', '5']],
    ['7', 'Start queues and the hub', 'Middleware', 30, ['6']],
    ['8', 'Point the gateways here', 'Network', 50, ['7']],
  ]),
  ...phased('post-implementation', [
    ['9', 'Reconcile to the last statement', 'Finance control', 55, ['8']],
    [
      '10',
      'Accept after the first good payment',
      'Payments ops',
      10,
      ['9'],
      {
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
  tasks: tasks.map((task) => ({ ...task, duration: estimates[task.id] ?? 0 })),
})

/** Minutes from the first failed payment. */
export const failoverTimes = {
  estimated: estimatedCourse.finish,
  measured: measuredCourse.finish,
  /** What the tasks took that nobody had estimated. */
  unestimated: tasks.reduce((sum, { id, duration }) => sum + (estimates[id] ? 0 : duration), 0),
  rto: paymentsService.rto,
  impactTolerance: paymentsService.impactTolerance,
}
