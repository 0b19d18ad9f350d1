import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

const entry = join(import.meta.dirname, '../src/runtime/boot.ts')

/**
 * src/runtime/boot.ts and what it imports, as the one script in every page's head. It reads what
 * differs between pages from its own element, so that one hash in the policy covers all of them.
 */
export async function bootScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const [chunk] = (built as Rolldown.RolldownOutput).output
  return chunk.code.trim()
}
