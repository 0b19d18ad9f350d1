import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { filesOf, readManifest } from '../manifest.ts'
import { generateIslandUtilities, scopeOf } from '../uno.ts'
import { classesIn } from './stylesheet.ts'

const isLibrary = /node_modules|hydrate-island|jsx-runtime|react-dom/
const entry = /^src\/islands\/([^/]+)\/(?:index|wake)\.tsx$/

/**
 * The classes that each island can set and brings no rules for, by its name: the words of what its code
 * gives to `className`, and, since a class may reach an element by way of any prop or table, those of
 * every other string that holds `known` classes alone. One word without a hyphen ('form') may be
 * anything, and is not one.
 */
export async function readIslandClasses(
  dir: string,
  known: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const manifest = await readManifest(dir)
  const islands = Object.keys(manifest).flatMap((key) => {
    const name = entry.exec(key)?.[1]
    if (!name) return []
    const files = [...filesOf(manifest, [key])].filter((file) => !isLibrary.test(file))
    return [{ name, files }]
  })
  return new Map(
    await Promise.all(
      islands.map(async ({ name, files }) => {
        const code = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')))
        const names = new Set(code.flatMap((text) => classNamesIn(text, known)))
        return [name, names.difference(await broughtBy(name, code))] as const
      }),
    ),
  )
}

/** The utilities whose rules the code of an island holds. */
async function broughtBy(island: string, code: readonly string[]): Promise<Set<string>> {
  const isOne = code.some((text) => text.includes(scopeOf(island)))
  return isOne ? classesIn(await generateIslandUtilities(island)) : new Set()
}

export function classNamesIn(code: string, known: ReadonlySet<string>): string[] {
  const names: string[] = []

  function look(node: unknown, isClassName: boolean) {
    if (typeof node !== 'object' || node === null) return
    const { type, value, key } = node as { type?: string; value?: unknown; key?: { name?: string } }
    const text = type === 'TemplateElement' ? (value as { raw: string }).raw : value
    if (typeof text === 'string' && (type === 'Literal' || type === 'TemplateElement')) {
      const words = text.split(/\s+/).filter(Boolean)
      const isList = text.includes('-') && words.every((word) => known.has(word))
      if (isClassName || isList) names.push(...words)
    }
    const isOne = isClassName || (type === 'Property' && key?.name === 'className')
    for (const part of Object.values(node)) look(part, isOne)
  }

  look(parseSync('island.js', code).program, false)
  return names
}
