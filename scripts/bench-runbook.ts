import { simulate } from '../src/runbook/forecast/simulate.ts'
import { schedule } from '../src/runbook/model/schedule.ts'
import type { Task } from '../src/runbook/model/task.ts'
import { median } from './bench/table.ts'
import { sectionsOf, table } from './doc-sections.ts'

// npm run bench:runbook [-- --write]: the schedule and the forecast of long runbooks, the middle of five
// turns. --write puts the table into docs/quality.md.
const turns = 5
const teams = 24
const runs = 10_000

/** Ten lanes that meet often, with a finish-to-finish link here and there. */
function manyTasks(count: number): Task[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `${i}`,
    name: `Task ${i}`,
    owner: `Team ${i % teams}`,
    phase: 'implementation',
    duration: 5 + ((i * 7) % 40),
    after: i < 10 ? [] : [`${i - 10 + (i % 3)}`],
    links:
      i < 10 || i % 4 > 0
        ? []
        : [{ from: `${i - 5}`, kind: 'finish-to-finish', lag: { minutes: i % 20 } }],
  }))
}

function backoutOf(tasks: readonly Task[]): Task[] {
  const share = Math.ceil(tasks.length / teams)
  return Array.from({ length: teams }, (_, i) => ({
    id: `B${i}`,
    name: `Way back ${i}`,
    owner: `Team ${i}`,
    phase: 'backout',
    duration: 10,
    after: i > 0 ? [`B${i - 1}`] : [],
    undoes: tasks.slice(i * share, (i + 1) * share).map(({ id }) => id),
  }))
}

function forecast(tasks: readonly Task[]) {
  const steps = simulate({
    runbook: { tasks, backout: backoutOf(tasks), windowEnd: tasks.length * 3 },
    settings: { runs, seed: 1710, spread: 'once', together: 'together' },
    delays: [],
    minute: null,
  })
  while (!steps.next().done);
}

/** The milliseconds that some work takes. */
function timeOf(work: () => unknown) {
  const times = Array.from({ length: turns }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return median(times)
}

const rows = [300, 1000, 2000, 5000].map((count) => {
  const tasks = manyTasks(count)
  const figures = [timeOf(() => schedule(tasks)), timeOf(() => forecast(tasks)) / 1000]
  return [`${count}`, ...figures.map((figure) => figure.toFixed(1))]
})
const text = `A schedule, and ${runs} simulated runs with ${teams} owners and a backout.

${table(['tasks', 'schedule ms', 'forecast s'], rows)}`
console.log(text)
if (process.argv.includes('--write')) await sectionsOf('docs/quality.md').write('forecast', text)
