import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildBare, buildForTests } from '../local/e2e/build.ts'
import { requireBrowser } from './install-browser.ts'
import { readPlaywrightReport, readVitestReport, type Count } from './read-report.ts'

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const playwrightReport = join(reports, 'playwright.json')
const total: Count = { passed: 0, failed: 0 }
let child: ChildProcess | undefined

async function run(command: string, args: string[], env = process.env): Promise<boolean> {
  child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
  const [code] = await once(child, 'close')
  return code === 0
}

function add({ passed, failed }: Count) {
  total.passed += passed
  total.failed += failed
}

async function runVitest(project: string) {
  // A file for each project: one that dies before it reports must not be counted by the other's.
  const report = join(reports, `vitest-${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const isGreen = await run('vitest', ['run', '--project', project, ...reporters])
  add(readVitestReport(report))
  return isGreen
}

type Step = { name: string; run: () => Promise<boolean> }

const steps: Step[] = [
  { name: 'lint', run: async () => run('npm', ['run', '--silent', 'lint']) },
  { name: 'types', run: async () => run('npm', ['run', '--silent', 'types']) },
  { name: 'unit tests', run: async () => runVitest('unit') },
  { name: 'reliability tests', run: async () => runVitest('reliability') },
  {
    name: 'build',
    run: async () => {
      const milliseconds = await buildForTests()
      await buildBare()
      console.log(`Built in ${(milliseconds / 1000).toFixed(1)} s.`)
      return true
    },
  },
  { name: 'tests of the built site', run: async () => runVitest('site') },
  {
    name: 'end-to-end tests',
    run: async () => {
      const isGreen = await run('playwright', ['test'], {
        ...process.env,
        CHROMIUM_PATH: requireBrowser(),
        E2E_IS_BUILT: 'true',
        E2E_REPORT: playwrightReport,
      })
      add(readPlaywrightReport(playwrightReport))
      return isGreen
    },
  },
]

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child?.kill(signal))

for (const step of steps) {
  console.log(`\n── ${step.name}`)
  const before = total.failed
  const isGreen = await step.run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return false
  })
  if (isGreen) continue
  // A step that fails without a failed test still counts.
  if (total.failed === before) total.failed += 1
  console.log(`\nStopped: ${step.name} failed.`)
  break
}

rmSync(reports, { recursive: true })
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`\n${total.passed} passed, ${total.failed} failed`)
