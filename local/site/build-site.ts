import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Refusal } from '../refusal.ts'
import { repository } from '../repository.ts'
import type { Env } from '../services/service.ts'

type Options = {
  outDir: string
  /** The VITE_ variables in it are baked into the pages. */
  env: Env
  signal?: AbortSignal
}

/** Builds the site, and prints the build's output only when it fails. Returns the milliseconds it took. */
export async function buildSite({ outDir, env, signal }: Options): Promise<number> {
  const started = performance.now()
  const cli = join(repository, 'node_modules/vite-react-ssg/bin/vite-react-ssg.js')
  const child = spawn(process.execPath, [cli, 'build'], {
    cwd: repository,
    env: { ...env, OUT_DIR: outDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, killedBy) => {
      if (code === 0) return resolve()
      process.stderr.write(Buffer.concat(output))
      return reject(new Refusal(`The build failed (${killedBy ?? `exit code ${code}`}).`))
    })
  })
  return performance.now() - started
}
