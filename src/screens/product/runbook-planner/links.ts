import type { TaskTimes } from '@cuewright/runbook/model'

/**
 * From the finish of the earlier task, in `row`, to the start of the later one, `rows` below it.
 * Dependencies whose earlier task is not above the later one are not drawn.
 */
export function links(tasks: readonly TaskTimes[]) {
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
