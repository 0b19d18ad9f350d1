import type { TaskTimes } from '#runbook/model'

export type Link = {
  /** Minutes: the finish of the earlier task and the start of the later one. */
  readonly from: number
  readonly to: number
  /** `rows` is how many rows the later task is below the earlier one, which is in `row`. */
  readonly row: number
  readonly rows: number
  readonly isCritical: boolean
}

/** Only dependencies whose earlier task is above the later one are drawn. */
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
