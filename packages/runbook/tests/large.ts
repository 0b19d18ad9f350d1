import type { OwnRunbook } from '../model/own-runbook.ts'
import type { Task } from '../model/task.ts'

const task: Task = {
  id: '1',
  name: 'a',
  owner: 'x',
  phase: 'implementation',
  duration: 5,
  after: [],
}

/** The smallest runbook, with these parts in it. */
export function runbookWith(parts: Partial<OwnRunbook> = {}): OwnRunbook {
  const none = { title: '', t0: null, date: null, windowEnd: null, groups: [], backout: [] }
  return { ...none, tasks: [task], ...parts }
}

/** One task in so many groups, each inside the one before. */
export function nested(depth: number): OwnRunbook {
  const groups = Array.from({ length: depth }, (_, i) => ({
    id: String(i + 1),
    name: 'g',
    ...(i === 0 ? {} : { parent: String(i) }),
  }))
  return runbookWith({ groups, tasks: [{ ...task, group: String(depth) }] })
}

/** So many tasks, each after the one before unless `after` says otherwise, by its place. */
export function chained(
  count: number,
  after = (i: number): readonly string[] => (i === 0 ? [] : [String(i)]),
  prefix = '',
): OwnRunbook {
  const tasks = Array.from({ length: count }, (_, i) => ({
    ...task,
    id: `${prefix}${i + 1}`,
    after: after(i).map((id) => `${prefix}${id}`),
  }))
  return runbookWith({ tasks })
}

/** A runbook of so many tasks as a visitor's CSV: phases of fifty, ten lanes that meet, thirty owners. */
export function largeCsv(count: number): string {
  const rows = Array.from({ length: count }, (_, i) => {
    const [id, after] = [i + 1, i < 10 ? '' : String(i - 9)]
    return `${id},Phase ${Math.floor(i / 50) + 1},Move service ${id},Owner ${i % 30},${1 + ((i * 7) % 5)},${after}`
  })
  return ['Id,Phase,Task,Owner,Mins,Predecessors', ...rows].join('\n')
}
