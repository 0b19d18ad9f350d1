import { linksOf } from './link.ts'
import type { Task } from './task.ts'

/** `looked`: links followed so far; `depth`: place on the stack. */
type Step = {
  readonly task: Task
  readonly waitsFor: readonly string[]
  looked: number
  depth: number
  isSettled: boolean
}

function stepOf(task: Task): Step {
  const waitsFor = linksOf(task).map(({ from }) => from)
  return { task, waitsFor, looked: 0, depth: -1, isSettled: false }
}

/**
 * Sorts tasks after everything they wait for. In a cycle each task waits for the one before it. Unknown ids are
 * ignored. Uses a stack of its own, because long chains would overflow the call stack.
 */
export function inOrder(tasks: readonly Task[]): { order: Task[]; cycles: string[][] } {
  const steps = new Map<string, Step>()
  for (const task of tasks) steps.set(task.id, stepOf(task))
  const order: Task[] = []
  const cycles: string[][] = []
  const stack: Step[] = []

  function enter(step: Step) {
    step.depth = stack.length
    stack.push(step)
  }

  for (const root of steps.values()) {
    if (!root.isSettled) enter(root)
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const id = top.waitsFor[top.looked++]
      if (id === undefined) {
        stack.pop()
        top.isSettled = true
        order.push(top.task)
        continue
      }
      const before = steps.get(id)
      if (!before || before.isSettled) continue
      if (before.depth < 0) {
        enter(before)
        continue
      }
      // The cycle is the stack from here on.
      const [, ...members] = stack.splice(before.depth)
      for (const member of [before, ...members]) member.isSettled = true
      cycles.push([id, ...members.map((member) => member.task.id).toReversed()])
    }
  }
  return { order, cycles }
}
