/**
 * Lists what the owner must confirm, set or do before the site is published, and exits 1 while any
 * of it is left. `--json` prints it for a machine; LAUNCH_CHECK=warn exits 0.
 */
import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { inColumns } from '../local/in-columns.ts'
import { findFiles, readText } from '../src/content/files.ts'
import { checkLaunch, undecided, type Finding } from './launch-check/checks.ts'

const looked = ['src/**/*.{ts,md}', 'pipeline/machine-files.ts', 'launch.json', '.env.example']
const files = findFiles(looked).map((path) => [path, readText(path)])

// The build reads .env too. The process's own environment has precedence.
const own = await readFile('.env', 'utf8').catch(() => '')
const env = { ...parseEnv(own), ...process.env }

const site = { files: Object.fromEntries(files), env, today: new Date().toISOString().slice(0, 10) }
const findings = checkLaunch(site)
const open = undecided(site)
const isWarning = env.LAUNCH_CHECK === 'warn'

if (process.argv.includes('--json'))
  console.log(JSON.stringify({ findings, undecided: open }, null, 2))
else console.log(toText(findings, open))
if (findings.length > 0 && isWarning) console.error('LAUNCH_CHECK=warn: published all the same.')
process.exitCode = findings.length > 0 && !isWarning ? 1 : 0

/** A table for each check, then the optional integrations that nobody has decided about. */
function toText(all: readonly Finding[], optional: readonly string[]): string {
  const tables = Map.groupBy(all, ({ title }) => title)
    .entries()
    .map(([title, found]) => {
      const rows = found.map(({ what, file, line, todo }) => [
        what.length > 64 ? `${what.slice(0, 63)}…` : what,
        `${file}:${line}`,
        todo,
      ])
      return `${title} (${found.length})\n${inColumns(rows)}`
    })
  const reminder = 'Optional, unset, and not declared off in launch.json:'
  return [
    ...tables,
    ...(optional.length > 0 ? [[reminder, ...optional].join('\n  ')] : []),
    all.length === 0 ? 'Ready to launch.' : `${all.length} to settle before the launch.`,
  ].join('\n\n')
}
