import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

const isLibrary = /node_modules|hydrate-island|jsx-runtime/

/**
 * The classes that can occur on a page: those in its HTML, and those in the code of the islands that
 * it may wake.
 */
export function classesOnPage(html: string, outDir: string): Set<string> {
  const classes = new Set<string>()
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of names.split(/\s+/)) classes.add(name)
  for (const [, island = ''] of html.matchAll(/\sdata-island="([^"]*)"/g))
    for (const name of classesOfIsland(island, outDir)) classes.add(name)
  return classes
}

const classesByIsland = new Map<string, Set<string>>()

function classesOfIsland(island: string, outDir: string): Set<string> {
  const known = classesByIsland.get(island)
  if (known) return known
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))
  const names = new Set<string>()
  for (const file of filesOf(manifest, `src/islands/${island}/index.tsx`))
    for (const name of classNamesIn(readFileSync(join(outDir, file), 'utf8'))) names.add(name)
  classesByIsland.set(island, names)
  return names
}

/** The words in the strings that a bundle gives to `className`, whichever way it chooses among them. */
function classNamesIn(code: string): string[] {
  return [...code.matchAll(/className:([^,}]*)/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/["'`]([^"'`]*)["'`]/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
}

/** An entry's own file and those of the chunks that it imports, without the libraries. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  const imported = (chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))
  return isLibrary.test(chunk.file) ? imported : [chunk.file, ...imported]
}
