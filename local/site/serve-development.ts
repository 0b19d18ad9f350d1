import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { execa } from 'execa'
import { findFreePort } from '../ports.ts'
import { repository } from '../repository.ts'
import { writeNetlifyRoot } from './netlify-root.ts'

type Options = {
  /** 0 takes any free port. */
  port: number
  /** Where blobs and function bundles are kept; absent: somebody else serves the functions. */
  dataDir?: string
  signal?: AbortSignal
}

const secondsToStart = 60

/** Serves the site from its source, with hot reload, in a process beside this one. */
export async function serveDevelopment({ port: wanted, dataDir, signal }: Options) {
  const port = wanted || (await findFreePort())
  const root = dataDir && join(dataDir, 'netlify')
  if (root) await writeNetlifyRoot(root, join(repository, 'dist'))
  const cli = join(repository, 'node_modules/vite-react-ssg/bin/vite-react-ssg.js')
  const config = join(import.meta.dirname, 'vite.dev.config.ts')
  const child = execa(process.execPath, [cli, 'dev', '--config', config], {
    cwd: repository,
    env: { DEV_PORT: String(port), NETLIFY_ROOT: root },
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
    forceKillAfterDelay: 3_000,
  })
  let isRunning = true
  void child.then(() => (isRunning = false))

  async function close() {
    child.kill()
    await child
  }

  const url = `http://localhost:${port}`
  for (let tries = 0; tries < secondsToStart * 5; tries += 1) {
    if (!isRunning) break
    const isUp = await fetch(`${url}/@vite/client`, { signal }).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return { url, close }
    if (signal?.aborted) break
    await wait(200)
  }
  await close()
  signal?.throwIfAborted()
  throw new Error(
    `The development server ended, or did not listen within ${secondsToStart} seconds.`,
  )
}
