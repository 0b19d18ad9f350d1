import { inOrder } from '../../runbook/order.ts'
import type { Task } from '../../runbook/task.ts'

/** After so many rounds a tangle is cut through instead of being opened link by link. */
const patience = 100

/**
 * The tasks without the links that close their circles, and every circle that was found, so that
 * the rest of a faulty sheet can still be scheduled. A round opens every circle that the last one
 * left, in one pass over tasks and links.
 */
export function breakCycles(tasks: readonly Task[]): { tasks: Task[]; cycles: string[][] } {
  const open = new Map(tasks.map((task) => [task.id, task]))
  const cycles: string[][] = []
  for (let round = 0; ; round++) {
    const found = inOrder([...open.values()]).cycles
    if (found.length === 0) return { tasks: [...open.values()], cycles }
    for (const cycle of found) {
      cycles.push(cycle)
      const last = cycle.at(-1)
      const task = open.get(cycle[0]!)!
      const after = round < patience ? task.after.filter((id) => id !== last) : []
      open.set(task.id, { ...task, after })
    }
  }
}
