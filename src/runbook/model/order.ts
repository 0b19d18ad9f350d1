import { linksOf } from './link.ts'
import type { Task } from './task.ts'

/** `looked`: how many of its links have been followed; `depth`: its place on the stack. */
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
 * Puts tasks after everything they wait for, whatever the kind of link, and finds the cycles that
 * make this impossible.
 *
 * Each cycle is listed in working order: its second task waits for its first, and its first for
 * its last. No task is in two of the cycles, and every cycle there is loses at least one task to
 * them, so `cycles` is empty exactly when the order is sound. Unknown ids are passed over: `check`
 * names those. A depth-first search on an explicit stack, so that a long chain costs memory, not
 * call frames; linear in tasks and links.
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
      // It waits for a task that waits for it: the cycle is the stack from there on.
      const [, ...members] = stack.splice(before.depth)
      for (const member of [before, ...members]) member.isSettled = true
      cycles.push([id, ...members.map((member) => member.task.id).toReversed()])
    }
  }
  return { order, cycles }
}
