import type { Link } from '../../model/link.ts'
import type { Duration } from '../cells/durations.ts'

type Timed = {
  readonly key: string
  readonly startMinute: number | null
  readonly duration: Duration
  readonly isFixed: boolean
  readonly links: readonly Link[]
  readonly unknown: readonly string[]
}

/** A row that starts when the one before it finishes. */
export type Follower<Task> = { readonly task: Task; readonly before: Task }

/**
 * The rows whose start is the finish of the row before, by the sheet's own times; none where a row says
 * what it waits for, or calls its start fixed.
 */
export function findChain<Task extends Timed>(tasks: readonly Task[]): Follower<Task>[] {
  const isSaid = tasks.some(
    ({ links, unknown, isFixed }) => isFixed || links.length + unknown.length > 0,
  )
  if (isSaid) return []
  return tasks.slice(1).flatMap((task, i) => {
    const before = tasks[i]!
    const { startMinute, duration } = before
    if (startMinute === null || typeof duration !== 'number') return []
    return task.startMinute === startMinute + duration ? [{ task, before }] : []
  })
}

/** The tasks with each of these rows waiting for the one before it. */
export function linkChain<Task extends Timed>(
  tasks: readonly Task[],
  chain: readonly Follower<Task>[],
): Task[] {
  const befores = new Map(chain.map(({ task, before }) => [task.key, before.key]))
  return tasks.map((task) => {
    const from = befores.get(task.key)
    if (from === undefined) return task
    return { ...task, links: [{ from, kind: 'finish-to-start', lag: { minutes: 0 } }] }
  })
}
