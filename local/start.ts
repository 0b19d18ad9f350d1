import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { product } from '../src/site.ts'
import { lockData } from './data-lock.ts'
import { inColumns } from './in-columns.ts'
import { parsePort, requirePorts, type WantedPort } from './ports.ts'
import { Refusal } from './refusal.ts'
import { repository } from './repository.ts'
import { isSupabaseLocal } from './services/start-services.ts'
import { startSite, type RunningSite } from './site/start-site.ts'
import { surviveWatchLimit } from './site/watch-limit.ts'

const usage = `npm start -- [--port <number>] [--reset]
npm run dev -- [--port <number>] [--reset]

--port   the site's port; PORT says the same, 8888 is the default. SUPABASE_PORT: 54321.
--reset  empty the local posts and blobs first`

function readOptions() {
  const options = {
    dev: { type: 'boolean' },
    port: { type: 'string' },
    reset: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    const { values } = parseArgs({ options })
    const { PORT, SUPABASE_PORT } = process.env
    return {
      ...values,
      port: values.port ? parsePort(values.port, '--port') : parsePort(PORT || '8888', 'PORT'),
      supabasePort: parsePort(SUPABASE_PORT || '54321', 'SUPABASE_PORT'),
    }
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(`${error.message}\n\n${usage}`)
    throw error
  }
}

const stopping = new AbortController()
let site: RunningSite | undefined
let release: (() => void) | undefined

async function stop() {
  // Exit even if something does not close.
  setTimeout(() => process.exit(), 8_000).unref()
  await site?.close()
  release?.()
}

async function start() {
  const envFile = join(repository, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const { dev, port, supabasePort, reset, help } = readOptions()
  if (help) return console.log(usage)

  const ports: WantedPort[] = [
    { port, owner: 'the site', wayOut: 'choose another: npm start -- --port 8889' },
  ]
  if (isSupabaseLocal(process.env))
    ports.push({
      port: supabasePort,
      owner: 'the local Supabase',
      wayOut: 'set SUPABASE_PORT to another, such as 54322',
    })
  await requirePorts(ports)

  const dataDir = join(repository, '.local')
  release = lockData(dataDir)
  if (reset)
    for (const folder of ['pg', 'netlify'])
      await rm(join(dataDir, folder), { recursive: true, force: true })

  if (!dev) console.log('Building the site …')
  site = await startSite({
    // Not dist/: a build beside this server would change the files under it.
    dist: join(dataDir, 'dist'),
    build: !dev,
    development: dev,
    port,
    supabasePort,
    dataDir,
    signal: stopping.signal,
  })
  const rows = site.services.map(({ name, isLocal, note }) => [
    name,
    isLocal ? 'local' : 'real',
    note,
  ])
  console.log(`\n${inColumns([[product, '', site.url], ...rows])}\n\n  Ctrl-C stops everything.\n`)
}

surviveWatchLimit()
const starting = start()

let askedAt = 0

function quit() {
  // npm may repeat the terminal's signal at once. A later one is from a person who insists.
  if (askedAt > 0) {
    if (Date.now() - askedAt > 1_000) process.exit(0)
    return
  }
  askedAt = Date.now()
  stopping.abort()
  // Errors while starting don't matter after a request to stop.
  void starting
    .catch(() => undefined)
    .then(stop)
    .then(() => process.exit(0))
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, quit)

// npm runs scripts in a shell, which ends on a signal without passing it on. So we watch for its end.
const parent = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== parent) quit()
  }, 300).unref()

await starting.catch(async (error: unknown) => {
  if (stopping.signal.aborted) return
  console.error(error instanceof Refusal ? `\n${error.message}\n` : error)
  await stop()
  process.exit(1)
})
