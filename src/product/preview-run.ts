import { newRun, type Run } from '../runbook/model/run.ts'
import { paymentsMigration } from './payments-migration.ts'

/**
 * The moment of the night that pictures show: 23:02, the queues are draining and the firewall
 * changes are six minutes late, which their float absorbs.
 */
export const previewRun: Run = {
  ...newRun(paymentsMigration, [{ task: '6', minutes: 6 }]),
  isStarted: true,
  minute: 62,
}
