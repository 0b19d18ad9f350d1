import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * The stylesheet that sonner inserts when its code loads; the policy allows it by its hash.
 * Throws when a new release of sonner no longer carries it in this form.
 */
export async function sonnerCss(): Promise<string> {
  const file = fileURLToPath(import.meta.resolve('sonner'))
  const code = await readFile(file, 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(code)?.[1]
  if (!literal) throw new Error(`${file}: sonner's stylesheet is not where it was`)
  return JSON.parse(literal)
}
