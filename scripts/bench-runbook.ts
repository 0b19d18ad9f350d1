import { buildForTests, testDist } from '../local/e2e/build.ts'
import { simulate } from '../src/runbook/forecast/simulate.ts'
import { schedule } from '../src/runbook/model/schedule.ts'
import type { Task } from '../src/runbook/model/task.ts'
import { measurePlayer } from './bench/player.ts'
import { serveDeployed } from './bench/serve.ts'
import { median } from './bench/table.ts'
import { requireBrowser } from './find-browser.ts'
import { sectionsOf, table } from './doc-sections.ts'

// npm run bench:runbook [-- --write]: the schedule and the forecast of long runbooks, the middle of five
// turns. --write puts the table into docs/quality.md.
const turns = 5
const teams = 24
const runs = 10_000

/** Ten lanes that meet often, with a lag or a finish-to-finish link here and there. */
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

function medianOf(measure: () => number) {
  return median(Array.from({ length: turns }, measure))
}

function millisecondsFor(work: () => void) {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Milliseconds for all runs, and the most memory that typed arrays took on the way. */
function forecastOf(tasks: readonly Task[]) {
  let most = 0
  const milliseconds = medianOf(() =>
    millisecondsFor(() => {
      const steps = simulate({
        runbook: { tasks, backout: backoutOf(tasks), windowEnd: tasks.length * 3 },
        settings: { runs, seed: 1710, spread: 'once', together: 'together' },
        delays: [],
        minute: null,
      })
      while (!steps.next().done) most = Math.max(most, process.memoryUsage().arrayBuffers)
    }),
  )
  return { milliseconds, megabytes: most / 2 ** 20 }
}

const head = ['tasks', 'schedule ms', 'forecast s', 'arrays MB']
const rows = [300, 1000, 2000, 5000].map((count) => {
  const tasks = manyTasks(count)
  const { milliseconds, megabytes } = forecastOf(tasks)
  const planned = medianOf(() => millisecondsFor(() => schedule(tasks)))
  const figures = [planned, milliseconds / 1000, megabytes].map((figure) => figure.toFixed(1))
  return [`${count}`, ...figures]
})
await buildForTests()
const site = await serveDeployed(testDist)
const player = await measurePlayer(site.url, requireBrowser(), 2000)
site.close()

const text = `A schedule, and ${runs} simulated runs with ${teams} owners and a backout.

${table(head, rows)}

2,000 tasks in the player, on a processor four times slower, in milliseconds.

${table(
  [
    'from the file’s choice until it can be used',
    'longest task until then',
    'longest while it plays',
  ],
  [[player.interactive, player.opening, player.playing].map((figure) => figure.toFixed(0))],
)}`
console.log(text)
if (process.argv.includes('--write')) await sectionsOf('docs/quality.md').write('forecast', text)
