import { inOrder } from './order.ts'
import type { Task } from './task.ts'

/** After this many rounds, all links of a circle’s first task are removed. */
const patience = 100

function without(task: Task, from: string | undefined): Task {
  return {
    ...task,
    after: task.after.filter((id) => from !== undefined && id !== from),
    links: task.links?.filter((link) => from !== undefined && link.from !== from),
  }
}

/** Removes links until no task waits for itself, and returns the circles that it found. */
export function openCircles(tasks: readonly Task[]): { tasks: Task[]; circles: string[][] } {
  const open = new Map(tasks.map((task) => [task.id, task]))
  const circles: string[][] = []
  for (let round = 0; ; round++) {
    const found = inOrder([...open.values()]).cycles
    if (found.length === 0) return { tasks: [...open.values()], circles }
    for (const circle of found) {
      circles.push(circle)
      const task = open.get(circle[0]!)!
      open.set(task.id, without(task, round < patience ? circle.at(-1) : undefined))
    }
  }
}
