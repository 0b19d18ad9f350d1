import { join } from 'node:path'
import { execa } from 'execa'
import { Refusal } from '../refusal.ts'
import { repository } from '../repository.ts'
import type { Env } from '../services/service.ts'

type Options = {
  outDir: string
  /** The VITE_ variables in it are baked into the pages. */
  env: Env
  signal?: AbortSignal
}

/** Prints the build's output only when it fails. Returns the milliseconds it took. */
export async function buildSite({ outDir, env, signal }: Options): Promise<number> {
  const script = join(repository, 'pipeline/build.ts')
  const { failed, all, shortMessage, durationMs } = await execa(process.execPath, [script], {
    cwd: repository,
    env: { ...env, OUT_DIR: outDir },
    extendEnv: false,
    stdin: 'ignore',
    all: true,
    reject: false,
    cancelSignal: signal,
  })
  signal?.throwIfAborted()
  if (!failed) return durationMs
  process.stderr.write(`${all}\n`)
  throw new Refusal(`The build failed: ${shortMessage}`)
}
