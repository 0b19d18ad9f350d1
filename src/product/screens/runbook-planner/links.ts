import type { TaskTimes } from '../../../runbook/model/course.ts'

export type Link = {
  /** Minutes at which the earlier task finishes and the later one starts. */
  readonly from: number
  readonly to: number
  /** The row of the earlier task, and how many rows below it the later one is. */
  readonly row: number
  readonly rows: number
  readonly isCritical: boolean
}

/** A line for every dependency whose earlier task is above the later one. */
export function links(tasks: readonly TaskTimes[]): Link[] {
  const rowOf = new Map(tasks.map(({ task }, row) => [task.id, row]))
  return tasks.flatMap(({ task, start, isCritical }, below) =>
    task.after.flatMap((id) => {
      const row = rowOf.get(id)
      const before = row === undefined ? undefined : tasks[row]
      if (row === undefined || before === undefined || row >= below) return []
      const isHolding = before.isCritical && isCritical && before.finish === start
      return [{ from: before.finish, to: start, row, rows: below - row, isCritical: isHolding }]
    }),
  )
}
