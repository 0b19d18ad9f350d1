import { courseOf } from '../../runbook/model/course.ts'
import type { Runbook, Task } from '../../runbook/model/task.ts'
import { toleranceLimit } from './payments-service.ts'
import { phased } from './phased.ts'

/**
 * What a payment passes on its way, in the customer's order: the important business service. Last,
 * the people who declare the recovery and accept it.
 */
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
    {
      id: '1',
      at: 'command',
      name: 'Declare, pick the scenario',
      owner: 'Incident manager',
      duration: 20,
      after: [],
    },
  ]),
  ...phased('implementation', [
    {
      id: '2',
      at: 'channels',
      name: 'Hold new payments',
      owner: 'Payments ops',
      duration: 10,
      after: ['1'],
    },
    {
      id: '3',
      at: 'queues',
      name: 'Fail the store over',
      owner: 'Middleware',
      duration: 40,
      after: ['1'],
    },
    {
      id: '4',
      at: 'ledger',
      name: 'Find half-posted payments',
      owner: 'Core banking',
      duration: 55,
      after: ['1'],
    },
    {
      id: '5',
      at: 'fraud',
      name: 'Let the engine catch up',
      owner: 'Platform',
      duration: 35,
      after: ['3'],
    },
    { id: '6', at: 'hub', name: 'Restart hub', owner: 'Platform', duration: 25, after: ['3'] },
    {
      id: '7',
      at: 'queues',
      name: 'Replay held messages',
      owner: 'Middleware',
      duration: 55,
      after: ['4', '5', '6'],
    },
    {
      id: '8',
      at: 'gateways',
      name: 'Open gateways',
      owner: 'Network',
      duration: 15,
      after: ['7'],
    },
    {
      id: '9',
      at: 'ledger',
      name: 'Reconcile',
      owner: 'Finance control',
      duration: 35,
      after: ['7'],
    },
    {
      id: '10',
      at: 'channels',
      name: 'Release the channels',
      owner: 'Payments ops',
      duration: 10,
      after: ['2', '8', '9'],
    },
  ]),
  ...phased('post-implementation', [
    {
      id: '11',
      at: 'command',
      name: 'Confirm that customers are served',
      owner: 'Head of Payments Operations',
      duration: 15,
      after: ['10'],
      gate: { decidedBy: 'Head of Payments Operations' },
    },
  ]),
] as const satisfies readonly (Task & { at: Station })[]

/** Stakeholder updates are tasks with a cue, so that nobody has to remember them. */
export const updateEvery = 30
const restoredAt = courseOf({ tasks }).finish
const updates = phased(
  'implementation',
  Array.from({ length: Math.ceil(restoredAt / updateEvery) }, (_, i) => {
    const cue = (i + 1) * updateEvery
    const isLast = cue >= restoredAt
    return {
      id: `U${i + 1}`,
      name: isLast ? 'Send the closing notice' : `Send stakeholder update ${i + 1}`,
      owner: 'Communications',
      // Written beforehand, it goes out with the confirmation: it takes nothing from the service's time.
      duration: isLast ? 0 : 5,
      after: isLast ? ['11'] : ['1'],
      cue,
    }
  }),
)

/** The same payments estate on a Monday morning: a queue store is lost and payments stop. */
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
