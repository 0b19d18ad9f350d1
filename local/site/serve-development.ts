import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../ports.ts'
import { repository } from '../repository.ts'
import { writeNetlifyRoot } from './netlify-root.ts'

type Options = { port: number; dataDir: string; signal?: AbortSignal }

const secondsToStart = 60

/** Serves the site from its source, with hot reload, in a process beside this one. */
export async function serveDevelopment({ port: wanted, dataDir, signal }: Options) {
  const port = wanted || (await findFreePort())
  const root = join(dataDir, 'netlify')
  await writeNetlifyRoot(root, join(repository, 'dist'))
  const cli = join(repository, 'node_modules/vite-react-ssg/bin/vite-react-ssg.js')
  const config = join(import.meta.dirname, 'vite.dev.config.ts')
  const child = spawn(process.execPath, [cli, 'dev', '--config', config], {
    cwd: repository,
    env: { ...process.env, DEV_PORT: String(port), NETLIFY_ROOT: root },
    stdio: ['ignore', 'inherit', 'inherit'],
  })

  function isRunning() {
    return child.exitCode === null && child.signalCode === null
  }

  async function close() {
    if (!isRunning()) return
    const ended = once(child, 'close')
    child.kill('SIGTERM')
    const patience = setTimeout(() => child.kill('SIGKILL'), 3_000)
    await ended
    clearTimeout(patience)
  }

  const url = `http://localhost:${port}`
  for (let tries = 0; tries < secondsToStart * 5; tries += 1) {
    if (!isRunning()) break
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
