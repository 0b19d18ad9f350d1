import { paymentsMigration, type Owner } from './payments-migration.ts'

export const cutover = {
  number: 'RBK0000127',
  name: 'Payments cutover',
  owner: 'Cutover manager' satisfies Owner,
  version: 7,
  tasks: paymentsMigration.tasks,
}
export const fallback = {
  number: 'RBK0000128',
  name: 'Payments backout',
  owner: 'Payments ops' satisfies Owner,
  version: 4,
  tasks: paymentsMigration.backout,
}

export const eventNumber = 'EVT0000093'
