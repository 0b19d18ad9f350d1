import type { TaskTimes, TaskView } from '@cuewright/runbook/model'
import { nightRun } from '../../events/event-times.ts'
import { paymentsMigration } from '../../events/payments-migration.ts'

/** A letter of a name is about as wide as so many minutes, on a wide chart. */
const minutesPerLetter = 2.1
/** From this planned start on there is room for a task's name before its bar. */
const roomBefore = 120

/** Sorts the tasks by start. Tasks that a backout has called off come last. */
export function inRunningOrder(tasks: readonly TaskView[]): TaskView[] {
  return [
    ...tasks.filter(({ state }) => state !== 'skipped'),
    ...tasks.filter(({ state }) => state === 'skipped'),
  ]
}

/** The rows of a phone's list before it is opened: three, from the first one that is not over. */
export function shortList(rows: readonly TaskView[]): readonly TaskView[] {
  const first = rows.findIndex(({ state }) => state !== 'done')
  return rows.slice(Math.min(first < 0 ? rows.length : first, rows.length - 3)).slice(0, 3)
}

/** Whether a task is on the critical path of what is still to be done. */
export function isOnPath({ isCritical, ended }: TaskTimes): boolean {
  return isCritical && ended !== 'skipped'
}

/** Where the critical path goes down from a row: to which row, and at which minute. */
type Step = { readonly row: number; readonly to: number; readonly minute: number }

/** The steps of the critical path, in rows of `tasks`. Its last task has none. */
export function stepsOf(tasks: readonly TaskTimes[]): Step[] {
  return tasks.flatMap((times, row) => {
    if (!isOnPath(times)) return []
    const to = tasks.findIndex(
      (next, i) => i > row && isOnPath(next) && next.start === times.finish,
    )
    return to === -1 ? [] : [{ row, to, minute: times.finish }]
  })
}

/** Whether there is room for a name before its bar. It goes by the plan, so no name changes sides in a run. */
export function isNamedBefore({ plannedStart }: TaskTimes): boolean {
  return plannedStart >= roomBefore
}

/**
 * The minute at which each name after its bar begins, by task: at the bar's end, or behind the last line
 * that would cross it, of the critical path, the clock at rest or the window's end.
 */
export function namePlaces(tasks: readonly TaskTimes[]): Map<string, number> {
  const steps = stepsOf(tasks)
  return new Map(
    tasks.map(({ task, finish }, row) => {
      const letters = `${task.id} ${task.name} ${task.owner}`.length
      const lines = steps
        .filter((step) => step.row < row && row < step.to)
        .map(({ minute }) => minute)
        .concat(nightRun.minute, paymentsMigration.windowEnd)
        .toSorted((a, b) => a - b)
      const place = lines.reduce(
        (begin, line) => (line > begin && line < begin + letters * minutesPerLetter ? line : begin),
        finish,
      )
      return [task.id, place]
    }),
  )
}
