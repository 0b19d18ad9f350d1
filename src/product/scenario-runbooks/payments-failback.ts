import type { Runbook } from '../../runbook/model/task.ts'
import { phased } from './phased.ts'

/** The way home, some Saturdays later: a planned change with its own window and backout. */
export const paymentsFailback: Runbook & { windowEnd: number; name: string; day: string } = {
  name: 'Payments failback',
  day: 'Saturday',
  t0: '22:00',
  windowEnd: 480,
  tasks: [
    ...phased('pre-implementation', [
      {
        id: '1',
        name: 'Go/no-go: first site proved, replica level',
        owner: 'Disaster recovery manager',
        duration: 15,
        after: [],
        gate: { decidedBy: 'Disaster recovery manager' },
      },
    ]),
    ...phased('implementation', [
      {
        id: '2',
        name: 'Hold payments, drain the queues',
        owner: 'Payments ops',
        duration: 45,
        after: ['1'],
      },
      {
        id: '3',
        name: 'Copy back what the second site wrote',
        owner: 'Database',
        duration: 60,
        after: ['2'],
      },
      {
        id: '4',
        name: 'Reconcile both ledgers',
        owner: 'Finance control',
        duration: 90,
        after: ['3'],
      },
      {
        id: '5',
        name: 'Start the tiers at the first site, in order',
        owner: 'Platform',
        duration: 100,
        after: ['3'],
      },
    ]),
    ...phased('post-implementation', [
      {
        id: '6',
        name: 'Go/no-go: point of no return',
        owner: 'Disaster recovery manager',
        duration: 10,
        after: ['4', '5'],
        gate: { decidedBy: 'Head of Payments Operations', pointOfNoReturn: true },
      },
      {
        id: '7',
        name: 'Open the gateways, watch two settlements',
        owner: 'Network',
        duration: 75,
        after: ['6'],
      },
      {
        id: '8',
        name: 'Turn replication round again',
        owner: 'Storage',
        duration: 30,
        after: ['7'],
      },
    ]),
  ],
  backout: phased('backout', [
    {
      id: 'B1',
      name: 'Stop the first site’s services',
      owner: 'Platform',
      duration: 20,
      after: [],
      undoes: ['5'],
    },
    {
      id: 'B2',
      name: 'Stay at the second site, release payments',
      owner: 'Payments ops',
      duration: 25,
      after: ['B1'],
      undoes: ['2', '3'],
    },
  ]),
}
