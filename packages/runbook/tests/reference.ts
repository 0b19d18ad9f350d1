import { linksOf, type Link } from '../model/link.ts'
import type { Task } from '../model/task.ts'

type Times = { readonly start: number; readonly finish: number }

function planned(task: Task) {
  return task.planned ?? task.duration
}

function boundOf({ kind, lag }: Link, before: Task, { start, finish }: Times) {
  const minutes = 'minutes' in lag ? lag.minutes : Math.round((lag.percent / 100) * planned(before))
  return (kind.startsWith('finish') ? finish : start) + minutes
}

/**
 * The earliest times by the definition, slowly: every task starts at its cue, and as long as a link
 * is broken, the task that it holds is moved by as much. Knows neither orders nor passes.
 */
export function relax(tasks: readonly Task[], from = 0): ReadonlyMap<string, Times> {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const times = new Map(
    tasks.map((task): [string, Times] => {
      const start = Math.max(from, task.cue ?? from)
      return [task.id, { start, finish: start + task.duration }]
    }),
  )
  for (let isBroken = true; isBroken;) {
    isBroken = false
    for (const task of tasks)
      for (const link of linksOf(task)) {
        const { start, finish } = times.get(task.id)!
        const at = boundOf(link, byId.get(link.from)!, times.get(link.from)!)
        const isToFinish = link.kind.endsWith('to-finish')
        const later = Math.max(start, isToFinish ? at - planned(task) : at)
        const end = Math.max(finish, later + task.duration, isToFinish ? at : -Infinity)
        if (later === start && end === finish) continue
        times.set(task.id, { start: later, finish: end })
        isBroken = true
      }
  }
  return times
}
