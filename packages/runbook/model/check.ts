import { linksOf, type Link } from './link.ts'
import { inOrder } from './order.ts'
import type { RunTasks, Task } from './task.ts'

export type Problem =
  | { readonly kind: 'duplicate id'; readonly id: string; readonly times: number }
  | { readonly kind: 'unknown dependency'; readonly task: string; readonly dependency: string }
  | { readonly kind: 'bad lag'; readonly task: string; readonly dependency: string }
  | { readonly kind: 'cycle'; readonly tasks: readonly string[] }
  | { readonly kind: 'bad duration'; readonly task: string; readonly duration: number }
  | { readonly kind: 'bad cue'; readonly task: string; readonly cue: number }
  | { readonly kind: 'undoes unknown task'; readonly task: string; readonly undoes: string }

function isMinutes(value: number) {
  return Number.isInteger(value) && value >= 0
}

function hasLag({ lag }: Link) {
  return 'minutes' in lag ? Number.isInteger(lag.minutes) : Number.isFinite(lag.percent)
}

/** Returns everything that keeps tasks from being scheduled. */
export function check(tasks: readonly Task[]): Problem[] {
  const uses = new Map<string, number>()
  for (const { id } of tasks) uses.set(id, (uses.get(id) ?? 0) + 1)
  const problems: Problem[] = []

  for (const [id, times] of uses) if (times > 1) problems.push({ kind: 'duplicate id', id, times })
  for (const each of tasks) {
    const { id: task, duration, cue } = each
    const links = linksOf(each)
    if (!isMinutes(duration)) problems.push({ kind: 'bad duration', task, duration })
    if (cue !== undefined && !isMinutes(cue)) problems.push({ kind: 'bad cue', task, cue })
    for (const dependency of new Set(links.map(({ from }) => from)))
      if (!uses.has(dependency)) problems.push({ kind: 'unknown dependency', task, dependency })
    for (const link of links)
      if (!hasLag(link)) problems.push({ kind: 'bad lag', task, dependency: link.from })
  }
  for (const cycle of inOrder(tasks).cycles) problems.push({ kind: 'cycle', tasks: cycle })
  return problems
}

/** Checks tasks and backout, whose ids must be unique over both; backout tasks undo only forward ones. */
export function checkRunbook({ tasks, backout }: RunTasks): Problem[] {
  const forward = new Set(tasks.map((task) => task.id))
  const shared = backout.filter(({ id }) => forward.has(id))
  return [
    ...check(tasks),
    ...check(backout),
    ...shared.map(({ id }): Problem => ({ kind: 'duplicate id', id, times: 2 })),
    ...backout.flatMap(({ id: task, undoes = [] }) =>
      undoes
        .filter((id) => !forward.has(id))
        .map((id): Problem => ({ kind: 'undoes unknown task', task, undoes: id })),
    ),
  ]
}
