import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from '../../../scripts/read-report.ts'

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'))
  file = join(folder, 'report.json')
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

test("counts vitest's tests, and names those that failed", async () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'divides by zero' },
  ]
  const report = {
    numPassedTests: 12,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [{ assertionResults }],
  }
  await writeFile(file, JSON.stringify(report))
  expect(readVitestReport(file)).toEqual({
    passed: 12,
    failed: 1,
    skipped: 2,
    named: ['divides by zero'],
  })
})

test("counts Playwright's tests, a skipped one in neither number", async () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 4 }
  await writeFile(file, JSON.stringify({ stats }))
  expect(readPlaywrightReport(file)).toEqual({ passed: 8, failed: 1 })
})

test('counts nothing when the runner left no report or half of one', async () => {
  await writeFile(file, '{"stats":')
  expect(readPlaywrightReport(file)).toEqual({ passed: 0, failed: 0 })
  expect(readVitestReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, skipped: 0 })
})
