import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServices } from '../services/start-services.ts'
import type { Env } from '../services/service.ts'
import { buildSite } from './build-site.ts'
import { serveDevelopment } from './serve-development.ts'

type SiteOptions = {
  dist: string
  /** Build into it first; otherwise it is served as it is. */
  build?: boolean
  /** Serve from source with hot reload instead. */
  development?: boolean
  port?: number
  supabasePort?: number
  /** Where posts and blobs stay; absent: a temporary folder, and posts in memory. */
  dataDir?: string
  /** Services that it configures are real. It is this process's environment until close. */
  env?: Env
  signal?: AbortSignal
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>

/** Starts the stand-ins and the site on top of them. Functions run in this process: one site at a time. */
export async function startSite(options: SiteOptions) {
  const { dist, port = 0, supabasePort = 0, env = process.env, signal } = options
  const cleanups: (() => Promise<unknown> | void)[] = []

  async function close() {
    // The server closes first, so that no request reaches a closed service.
    for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp()
  }

  try {
    let { dataDir } = options
    if (!dataDir) {
      dataDir = await mkdtemp(join(tmpdir(), 'site-'))
      const temporary = dataDir
      cleanups.push(async () => rm(temporary, { recursive: true, force: true, maxRetries: 5 }))
    }
    const starting = startServices(env, { dataDir: options.dataDir, supabasePort })
    cleanups.push(async () => closeStarted(starting))
    const ready = starting.then((services) => cleanups.push(replaceEnvironment(services.env)))
    // Vite loads itself while they start.
    const development = options.development ? serveDevelopment({ port, dataDir, ready }) : undefined
    cleanups.push(async () => closeStarted(development))
    await ready
    const { env: settings, standIns, rows, answer } = await starting
    signal?.throwIfAborted()

    if (options.build) {
      const milliseconds = await buildSite({ outDir: dist, env: settings, signal })
      console.log(`Built in ${(milliseconds / 1000).toFixed(1)} s.`)
    }
    let site = await development
    if (!site) {
      const { serveSite } = await import('./serve-site.ts')
      site = await serveSite({ dist, dataDir, port, answer, cdn: standIns.cdn })
      cleanups.push(site.close)
    }
    signal?.throwIfAborted()
    return { ...standIns, url: site.url, dataDir, services: rows, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Closes the server unless it failed to start, in which case it is closed already. */
async function closeStarted(starting?: Promise<{ close: () => Promise<void> }>) {
  await starting?.then(
    async ({ close }) => close(),
    () => undefined,
  )
}

function putEnvironment(env: Env) {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  for (const [name, value] of Object.entries(env))
    if (value !== undefined && process.env[name] !== value) process.env[name] = value
}

/** Replaces this process's environment. Returns a function that restores it. */
function replaceEnvironment(env: Env) {
  const before = { ...process.env }
  putEnvironment(env)
  return () => putEnvironment(before)
}
