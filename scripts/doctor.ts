/**
 * Asks the real services, with the configured settings, whether a deployment has what it needs.
 * `--url` names a deployed site; without it, the site that `npm start` runs. Exits 1 on 'wrong'.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { inColumns } from '../local/in-columns.ts'
import { repository } from '../local/repository.ts'
import { runningFile } from '../local/site/note-running.ts'
import { examine } from './doctor/check.ts'
import { databaseChecks } from './doctor/database.ts'
import { siteChecks } from './doctor/site.ts'
import { vendorChecks } from './doctor/vendors.ts'

const { values } = parseArgs({ options: { url: { type: 'string' } } })
const own = await readFile(join(repository, '.env'), 'utf8').catch(() => '')
const configured = { ...parseEnv(own), ...process.env }
const patient = values.url
  ? {
      url: values.url.replace(/\/$/, ''),
      env: configured,
      isLocal: false,
      dist: join(repository, 'dist'),
    }
  : { ...(await readRunning()), isLocal: true, dist: join(repository, '.local/dist') }

const checks = [...databaseChecks, ...siteChecks, ...vendorChecks]
const findings = await examine(checks, patient)
const rows = findings.map(({ name, state, note }) => [name, state, note])
console.log(`\n  ${patient.url}\n\n${inColumns(rows)}`)
const count = findings.filter(({ state }) => state === 'wrong').length
console.log(`\n  ${count === 0 ? 'Nothing is wrong.' : `${count} wrong.`}\n`)
process.exitCode = count === 0 ? 0 : 1

/** The address of a running `npm start`, and the settings of its stand-ins. */
async function readRunning(): Promise<{ url: string; env: Record<string, string> }> {
  const text = await readFile(runningFile, 'utf8').catch(() => undefined)
  if (text !== undefined) return JSON.parse(text)
  console.error('Nothing runs here: npm start first, or name a site with --url.')
  process.exit(1)
}
