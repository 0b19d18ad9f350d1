import { courseOf, type Runbook, type Task } from '@cuewright/runbook/model'
import { toleranceLimit } from './payments-service.ts'
import { phased } from './phased.ts'

/** In the order in which a payment passes them. `command` is the team that declares and accepts the recovery. */
export const stations = [
  { id: 'channels', name: 'Channels', what: 'App, branch and file upload' },
  { id: 'fraud', name: 'Fraud check', what: 'Every payment is scored' },
  { id: 'hub', name: 'Payments hub', what: 'Routes and validates' },
  { id: 'queues', name: 'Message queues', what: 'Where the fault is' },
  { id: 'ledger', name: 'Ledger', what: 'Debits and credits' },
  { id: 'gateways', name: 'Gateways', what: 'Out to the schemes' },
  { id: 'command', name: 'Command', what: 'Declares first, accepts last' },
] as const

export type Station = (typeof stations)[number]['id']

const tasks = [
  ...phased('pre-implementation', [
    ['1', 'Declare, pick the scenario', 'Incident manager', 20, [], { at: 'command' }],
  ]),
  ...phased('implementation', [
    ['2', 'Hold new payments', 'Payments ops', 10, ['1'], { at: 'channels' }],
    ['3', 'Fail the store over', 'Middleware', 40, ['1'], { at: 'queues' }],
    ['4', 'Find half-posted payments', 'Core banking', 55, ['1'], { at: 'ledger' }],
    ['5', 'Let the engine catch up', 'Platform', 35, ['3'], { at: 'fraud' }],
    ['6', 'Restart hub', 'Platform', 25, ['3'], { at: 'hub' }],
    ['7', 'Replay held messages', 'Middleware', 55, ['4', '5', '6'], { at: 'queues' }],
    ['8', 'Open gateways', 'Network', 15, ['7'], { at: 'gateways' }],
    ['9', 'Reconcile', 'Finance control', 35, ['7'], { at: 'ledger' }],
    ['10', 'Release the channels', 'Payments ops', 10, ['2', '8', '9'], { at: 'channels' }],
  ]),
  ...phased('post-implementation', [
    [
      '11',
      'Accept: customers are served',
      'Head of Payments Operations',
      15,
      ['10'],
      { at: 'command', gate: { decidedBy: 'Head of Payments Operations' } },
    ],
  ]),
] as const satisfies readonly (Task & { at: Station })[]

export const updateEvery = 30
const restoredAt = courseOf({ tasks }).finish
const updates = phased(
  'implementation',
  Array.from({ length: Math.ceil(restoredAt / updateEvery) }, (_, i) => {
    const cue = (i + 1) * updateEvery
    const isLast = cue >= restoredAt
    const name = isLast ? 'Send the closing notice' : `Send stakeholder update ${i + 1}`
    // The text is written beforehand, so it takes no time in the outage.
    const [minutes, after] = isLast ? [0, '11'] : [5, '1']
    return [`U${i + 1}`, name, 'Communications', minutes, [after], { cue }] as const
  }),
)

/** On a Monday morning a queue store is lost and payments stop. T0 is the first failed payment. */
export const paymentsRestore = {
  name: 'Payments restore',
  day: 'Monday',
  t0: '06:40',
  kind: 'service recovery',
  limits: [toleranceLimit],
  serviceTasks: tasks,
  updates,
  tasks: [...tasks, ...updates],
  backout: [],
} satisfies Runbook & Record<string, unknown>
