import { schedule } from '../src/runbook/schedule.ts'
import type { Task } from '../src/runbook/task.ts'

// Each task waits for the one before it and for one far behind: the longest chain there can be.
const chain = (count: number): Task[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `task ${index}`,
    name: `Task ${index}`,
    owner: 'Operations',
    phase: 'implementation',
    duration: index % 7,
    after: index === 0 ? [] : [`task ${index - 1}`, `task ${Math.floor(index / 2)}`],
  }))

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const measure = (count: number) => {
  const tasks = chain(count)
  const runs = Array.from({ length: 11 }, () => {
    const start = performance.now()
    schedule(tasks)
    return performance.now() - start
  })
  return median(runs)
}

measure(10_000)
let before = 0
for (const count of [1_000, 10_000, 100_000]) {
  const milliseconds = measure(count)
  const ratio = before === 0 ? '' : `, ${(milliseconds / before).toFixed(1)} times the line above`
  const each = ((milliseconds * 1_000) / count).toFixed(2)
  console.log(`${count} tasks: ${milliseconds.toFixed(1)} ms, ${each} µs each${ratio}`)
  before = milliseconds
}
