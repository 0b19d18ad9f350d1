import { viewRun } from '../../runbook/run.ts'
import { schedule, timingOf } from '../../runbook/schedule.ts'
import { paymentsMigration } from '../payments-migration.ts'
import { rehearsedMinutes } from '../payments-migration-rehearsal.ts'
import { previewRun } from '../preview-run.ts'

/** From the first decision to the load of the target ledger: the hours that a rehearsal is for. */
const shown = new Set(['3', '4', '5', '6', '7', '8', '9', '10'])

export type TaskStates = {
  id: string
  name: string
  planned: { start: number; finish: number }
  isCritical: boolean
  rehearsed: { start: number; finish: number }
  live: ReturnType<typeof viewRun>['tasks'][number]
}

/** The same tasks as they were planned, as they went in the dress rehearsal, and as they go on the night. */
export function threeStates(): TaskStates[] {
  const { tasks } = paymentsMigration
  const plan = schedule(tasks)
  const rehearsal = schedule(
    tasks.map((task) => ({ ...task, duration: rehearsedMinutes[task.id] })),
  )
  const live = viewRun(previewRun)
  return tasks
    .filter(({ id }) => shown.has(id))
    .map(({ id, name }) => {
      const planned = timingOf(plan, id)
      const rehearsed = timingOf(rehearsal, id)
      return {
        id,
        name,
        planned: { start: planned.earliestStart, finish: planned.earliestFinish },
        isCritical: planned.isCritical,
        rehearsed: { start: rehearsed.earliestStart, finish: rehearsed.earliestFinish },
        live: live.tasks.find(({ task }) => task.id === id)!,
      }
    })
}
