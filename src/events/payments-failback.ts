import { courseOf, type Runbook } from '@cuewright/runbook/model'
import { phased } from './phased.ts'

export const paymentsFailback: Runbook & { windowEnd: number; name: string; day: string } = {
  name: 'Payments failback',
  day: 'Saturday',
  t0: '22:00',
  windowEnd: 480,
  tasks: [
    ...phased('pre-implementation', [
      [
        '1',
        'Go/no-go: first site proved, replica in step',
        'Disaster recovery manager',
        15,
        [],
        { gate: { decidedBy: 'Disaster recovery manager' } },
      ],
    ]),
    ...phased('implementation', [
      ['2', 'Hold payments, drain the queues', 'Payments ops', 45, ['1']],
      ['3', 'Copy back what the second site wrote', 'Database', 60, ['2']],
      ['4', 'Reconcile both ledgers', 'Finance control', 90, ['3']],
      ['5', 'Start the tiers at the first site, in order', 'Platform', 100, ['3']],
    ]),
    ...phased('post-implementation', [
      [
        '6',
        'Go/no-go: point of no return',
        'Disaster recovery manager',
        10,
        ['4', '5'],
        { gate: { decidedBy: 'Head of Payments Operations', pointOfNoReturn: true } },
      ],
      ['7', 'Open the gateways, watch two settlements', 'Network', 75, ['6']],
      ['8', 'Reverse replication again', 'Storage', 30, ['7']],
    ]),
  ],
  backout: phased('backout', [
    ['B1', 'Stop the first site’s services', 'Platform', 20, [], { undoes: ['5'] }],
    [
      'B2',
      'Stay at the second site, release payments',
      'Payments ops',
      25,
      ['B1'],
      { undoes: ['2', '3'] },
    ],
  ]),
}

export const failbackCourse = courseOf(paymentsFailback)
