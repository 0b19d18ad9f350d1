import type { Phase, Task } from '../../runbook/model/task.ts'

/** Rows of a fixture with the phase that they share. */
export function phased<const Row extends Omit<Task, 'phase'>>(phase: Phase, rows: readonly Row[]) {
  return rows.map((row) => ({ ...row, phase }))
}
