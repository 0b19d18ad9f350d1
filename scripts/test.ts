import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { buildBare, buildForTests } from '../local/e2e/build.ts'
import { requireBrowser } from './find-browser.ts'
import { readPlaywrightReport, readVitestReport, type Count } from './read-report.ts'

type Start = (command: string, args: string[], env?: NodeJS.ProcessEnv) => Promise<boolean>
type Step = { name: string; run: (start: Start) => Promise<Count> }

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const total = { passed: 0, failed: 0, skipped: 0, named: [] as string[] }

/** Counts a step that fails without a failed test as one failure. */
function counted(isGreen: boolean, count: Count = { passed: 0, failed: 0 }): Count {
  return { ...count, failed: isGreen ? count.failed : Math.max(1, count.failed) }
}

function npmStep(name: string, script: string): Step {
  return { name, run: async (start) => counted(await start('npm', ['run', '--silent', script])) }
}

function vitestStep(name: string, project: string): Step {
  // One file per project, because a project that crashes must not be counted by the other's report.
  const report = join(reports, `vitest-${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  return {
    name,
    run: async (start) => {
      const isGreen = await start('vitest', ['run', '--project', project, ...reporters])
      return counted(isGreen, readVitestReport(report))
    },
  }
}

const build: Step = {
  name: 'build',
  run: async () => {
    await buildForTests()
    await buildBare()
    return counted(true)
  },
}

const endToEnd: Step = {
  name: 'end-to-end tests',
  run: async (start) => {
    const report = join(reports, 'playwright.json')
    requireBrowser()
    const isGreen = await start('playwright', ['test'], {
      E2E_IS_BUILT: 'true',
      E2E_REPORT: report,
    })
    return counted(isGreen, readPlaywrightReport(report))
  },
}

/** Stages run one after the other. The lanes of a stage run side by side, the steps of a lane in turn. */
const stages: Step[][][] = [
  // Two lanes of about the same length. Half of the reliability tests' time is waiting, beside which the others compute.
  [
    [vitestStep('reliability tests', 'reliability'), npmStep('lint and types', 'lint')],
    [
      build,
      vitestStep('tests of the built site', 'site'),
      vitestStep('tests in WebKit and Firefox', 'engines'),
      vitestStep('unit tests', 'unit'),
    ],
  ],
  [[endToEnd]],
]

/** Runs a step. If others run beside it, its output is printed when it ends. */
async function take({ name, run }: Step, isAlone: boolean): Promise<boolean> {
  let output = ''

  async function start(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
    const { failed, all, exitCode, shortMessage } = await execa(command, args, {
      stdin: 'ignore',
      ...(isAlone ? ({ stdout: 'inherit', stderr: 'inherit' } as const) : { all: true }),
      env: { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
      killDescendants: true,
      reject: false,
    })
    if (all) output += `${all}\n`
    // The step could not be started, or was killed.
    if (failed && exitCode === undefined) output += `${shortMessage}\n`
    return !failed
  }

  if (isAlone) console.log(`\n── ${name}`)
  const began = performance.now()
  const {
    passed,
    failed,
    skipped = 0,
    named,
  } = await run(start).catch((error: unknown) => {
    output += `${error instanceof Error ? error.message : String(error)}\n`
    return counted(false)
  })
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  total.named.push(...(named ?? (failed > 0 ? [name] : [])))
  if (!isAlone) console.log(`\n── ${name}`)
  process.stdout.write(output)
  console.log(`${Math.round((performance.now() - began) / 1000)} s`)
  if (failed > 0) console.log(`\nStopped: ${name} failed.`)
  return failed === 0
}

async function takeInTurn(lane: Step[], isAlone: boolean) {
  for (const step of lane) if (!(await take(step, isAlone))) return
}

for (const lanes of stages) {
  await Promise.all(lanes.map(async (lane) => takeInTurn(lane, lanes.length === 1)))
  if (total.failed > 0) break
}

rmSync(reports, { recursive: true })
process.exitCode = total.failed > 0 ? 1 : 0
for (const name of total.named) console.log(`failed: ${name}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
