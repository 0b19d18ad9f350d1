import { paymentsMigration, type Owner } from './payments-migration.ts'
import type { Task } from '#runbook/model'

type RunbookRecord = {
  readonly number: string
  readonly name: string
  readonly owner: Owner
  readonly version: number
  readonly tasks: readonly Task[]
}

export const cutover: RunbookRecord = {
  number: 'RBK0000127',
  name: 'Payments cutover',
  owner: 'Cutover manager',
  version: 7,
  tasks: paymentsMigration.tasks,
}
export const fallback: RunbookRecord = {
  number: 'RBK0000128',
  name: 'Payments backout',
  owner: 'Payments ops',
  version: 4,
  tasks: paymentsMigration.backout,
}

export const eventNumber = 'EVT0000093'
