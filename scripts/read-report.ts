import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** `named` are the tests that failed, as far as the report is read for them. */
export type Count = { passed: number; failed: number; skipped?: number; named?: string[] }

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) }),
  ),
})
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // The runner ended before it wrote a report; its exit code shows that it failed.
    return undefined
  }
}

/** Counts the tests in vitest's JSON report and names those that failed; none without a report. */
export function readVitestReport(file: string): Count {
  const report = read(file, VitestReport)
  const named = report?.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName)
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
    named,
  }
}

/** Counts the tests in Playwright's JSON report; none when there is no report. */
export function readPlaywrightReport(file: string): Count {
  const stats = read(file, PlaywrightReport)?.stats
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }
}
