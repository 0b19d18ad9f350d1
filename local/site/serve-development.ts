import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { execa } from 'execa'
import getPort from 'get-port'
import { repository } from '../repository.ts'
import type { Env } from '../services/service.ts'
import { listenAtOnce } from './listen-at-once.ts'
import { writeNetlifyRoot } from './netlify-root.ts'

type Options = {
  /** 0 takes any free port. */
  port: number
  /** Where blobs are kept; absent: somebody else serves the functions. */
  dataDir?: string
  /** The services' settings, which may be on the way. */
  readEnv?: () => Promise<Env>
  signal?: AbortSignal
}

const secondsToStart = 60

/**
 * Serves the site from its source, with hot reload, in a process beside this one. It listens at once, and
 * answers as soon as it can.
 */
export async function serveDevelopment({ port, ...options }: Options) {
  const starting = startBehind(options)
  const front = await listenAtOnce(
    port,
    starting.then((behind) => behind.port),
  )
  const url = `http://localhost:${front.port}`
  try {
    const { close } = await starting
    // The first page loads every module. One that fails says so to its visitor.
    void fetch(url, { signal: options.signal }).catch(() => undefined)
    return {
      url,
      close: async () => {
        front.close()
        await close()
      },
    }
  } catch (error) {
    front.close()
    throw error
  }
}

async function startBehind({ dataDir, readEnv, signal }: Omit<Options, 'port'>) {
  const port = await getPort()
  const root = dataDir && join(dataDir, 'netlify')
  if (root) await writeNetlifyRoot(root, join(repository, 'dist'))
  const child = execa(process.execPath, [join(import.meta.dirname, 'development-server.ts')], {
    cwd: repository,
    env: { DEV_PORT: String(port), NETLIFY_ROOT: root },
    stdio: ['pipe', 'inherit', 'inherit'],
    reject: false,
    forceKillAfterDelay: 3_000,
  })
  let isRunning = true
  void child.then(() => (isRunning = false))

  async function close() {
    child.kill()
    await child
  }

  try {
    child.stdin.end(JSON.stringify((await readEnv?.()) ?? {}))
  } catch (error) {
    await close()
    throw error
  }
  for (let tries = 0; tries < secondsToStart * 10; tries += 1) {
    if (!isRunning) break
    const isUp = await fetch(`http://localhost:${port}/@vite/client`, { signal }).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return { port, close }
    if (signal?.aborted) break
    await wait(100)
  }
  await close()
  signal?.throwIfAborted()
  throw new Error(
    `The development server ended, or did not listen within ${secondsToStart} seconds.`,
  )
}
