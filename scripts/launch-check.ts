/**
 * Lists everything that the owner must confirm, settle or set before the site is published, and
 * exits 1 while any of it is left. `--json` prints it for a machine; LAUNCH_CHECK=warn exits 0.
 */
import { glob, readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { checkLaunch } from './launch-check/check.ts'
import { toTable } from './launch-check/finding.ts'

const looked = ['src/**/*.{ts,tsx,md}', 'pipeline/security-txt.ts', 'launch.json', '.env.example']

const files: Record<string, string> = {}
for await (const file of glob(looked)) files[file] = await readFile(file, 'utf8')

// Vite reads .env for the pages, so this does too; what the process was given has precedence.
const own = await readFile('.env', 'utf8').catch(() => '')
const env = { ...parseEnv(own), ...process.env }

const report = checkLaunch({
  files: Object.fromEntries(Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  env,
  today: new Date().toISOString().slice(0, 10),
})
const isWarning = env.LAUNCH_CHECK === 'warn'
const hasFindings = report.findings.length > 0

console.log(process.argv.includes('--json') ? JSON.stringify(report, null, 2) : toTable(report))
if (hasFindings && isWarning) console.error('LAUNCH_CHECK=warn: published all the same.')
process.exitCode = hasFindings && !isWarning ? 1 : 0
