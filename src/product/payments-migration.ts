import type { Phase, Runbook, Task } from '../runbook/model/task.ts'

// This file goes to browsers with the live runbook: long texts live in payments-migration-detail.ts.

function inPhase<const Row extends Omit<Task, 'phase'>>(phase: Phase, rows: readonly Row[]) {
  return rows.map((row) => ({ ...row, phase }))
}

const forward = [
  ...inPhase('pre-implementation', [
    {
      id: '1',
      name: 'Freeze change on the payments estate',
      owner: 'Change',
      duration: 10,
      after: [],
    },
    {
      id: '2',
      name: 'Confirm backups and restore points',
      owner: 'Storage',
      duration: 25,
      after: [],
    },
    {
      id: '3',
      name: 'Go/no-go: conditions met',
      owner: 'Cutover manager',
      duration: 5,
      after: ['1', '2'],
      gate: { decidedBy: 'Cutover manager' },
    },
  ]),
  ...inPhase('implementation', [
    // Participants are told a cut-off of 22:30, so the feeds stop no earlier.
    {
      id: '4',
      name: 'Stop inbound payment feeds',
      owner: 'Payments ops',
      duration: 15,
      after: ['3'],
      cue: 30,
    },
    { id: '5', name: 'Drain queues to zero', owner: 'Middleware', duration: 30, after: ['4'] },
    { id: '6', name: 'Apply firewall changes', owner: 'Security', duration: 30, after: ['4'] },
    { id: '7', name: 'Final ledger extract', owner: 'Core banking', duration: 45, after: ['5'] },
    { id: '8', name: 'Repoint gateways', owner: 'Network', duration: 25, after: ['5', '6'] },
    { id: '9', name: 'Transfer and checksum', owner: 'Network', duration: 20, after: ['6', '7'] },
    { id: '10', name: 'Load target ledger', owner: 'Database', duration: 60, after: ['9'] },
    { id: '11', name: 'Start target services', owner: 'Platform', duration: 20, after: ['10'] },
    { id: '12', name: 'Reconcile balances', owner: 'Finance control', duration: 40, after: ['11'] },
  ]),
  ...inPhase('post-implementation', [
    {
      id: '13',
      name: 'Business smoke test',
      owner: 'Payments QA',
      duration: 35,
      after: ['8', '11'],
    },
    {
      id: '14',
      name: 'Go/no-go: point of no return',
      owner: 'Cutover manager',
      duration: 10,
      after: ['12', '13'],
      gate: { decidedBy: 'Head of Payments Operations', pointOfNoReturn: true },
      // Its decision-maker is called for 02:20. Participants are told that feeds open at 02:30 at the earliest.
      cue: 260,
    },
    {
      id: '15',
      name: 'Open inbound feeds',
      owner: 'Payments ops',
      duration: 15,
      after: ['14'],
      cue: 270,
    },
    {
      id: '16',
      name: 'Watch first settlements',
      owner: 'Service desk',
      duration: 45,
      after: ['15'],
    },
    {
      id: '17',
      name: 'Close and hand over',
      owner: 'Cutover manager',
      duration: 10,
      after: ['16'],
    },
  ]),
]

const backout = inPhase('backout', [
  {
    id: 'B1',
    name: 'Close feeds and return accepted payments',
    owner: 'Payments ops',
    duration: 30,
    after: [],
    undoes: ['15'],
  },
  {
    id: 'B2',
    name: 'Stop target services and seal the target ledger',
    owner: 'Platform',
    duration: 15,
    after: ['B1'],
    undoes: ['10', '11'],
  },
  {
    id: 'B3',
    name: 'Restore gateways and firewall rules',
    owner: 'Network',
    duration: 25,
    after: ['B1'],
    undoes: ['6', '8'],
  },
  {
    id: 'B4',
    name: 'Restart source ledger, queues and feeds',
    owner: 'Core banking',
    duration: 50,
    after: ['B2', 'B3'],
    undoes: ['4', '5', '7'],
  },
  {
    id: 'B5',
    name: 'Prove the source service and lift the freeze',
    owner: 'Change',
    duration: 20,
    after: ['B4'],
    undoes: ['1'],
  },
])

export type TaskId = (typeof forward)[number]['id']
export type BackoutId = (typeof backout)[number]['id']
export type Owner = (typeof forward | typeof backout)[number]['owner']

/** Who each owner reports to on the night: the owners' names are of nine teams. */
export const teamOf: Readonly<Record<Owner, string>> = {
  Change: 'Service management',
  'Cutover manager': 'Service management',
  'Service desk': 'Service management',
  'Payments ops': 'Payments operations',
  'Payments QA': 'Payments operations',
  Storage: 'Data services',
  Database: 'Data services',
  Middleware: 'Integration',
  Security: 'Security',
  'Core banking': 'Core banking',
  Network: 'Network',
  Platform: 'Platform',
  'Finance control': 'Finance control',
}

type Event = Omit<Runbook, 'tasks' | 'backout'> & {
  readonly windowEnd: number
  readonly name: string
  readonly day: string
  readonly tasks: readonly (Task & { readonly id: TaskId; readonly owner: Owner })[]
  readonly backout: readonly (Task & { readonly id: BackoutId; readonly owner: Owner })[]
}

/** The one fictional event that every picture of the product shows: finish 03:40, window to 04:30. */
export const paymentsMigration: Event = {
  name: 'Payments migration',
  day: 'Saturday',
  t0: '22:00',
  windowEnd: 390,
  tasks: forward,
  backout,
}
