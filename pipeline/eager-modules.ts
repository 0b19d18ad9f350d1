import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Root } from 'hast'
import type { Manifest } from 'vite'
import { elementsOf } from './page.ts'

/** What every island is woken with. */
const runtime = 'src/runtime/hydrate-island.tsx'

/**
 * Finds the modules of a page's islands that wake on load, theirs and all that those import. Asked for
 * with the page, they are one trip away from it; found one inside the other, they are four.
 */
export async function readEagerModules(dir: string): Promise<(tree: Root) => string[]> {
  const manifest: Manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'))
  return (tree) => {
    const names = elementsOf(tree)
      .filter(({ properties }) => properties.dataWake === 'load')
      .map(({ properties }) => `src/islands/${String(properties.dataIsland)}/index.tsx`)
    if (names.length === 0) return []
    return [...closure(manifest, [runtime, ...names])].map((file) => `/${file}`)
  }
}

function closure(manifest: Manifest, keys: readonly string[], files = new Set<string>()) {
  for (const { file, imports = [] } of keys.map((key) => manifest[key]!)) {
    if (files.has(file)) continue
    files.add(file)
    closure(manifest, imports, files)
  }
  return files
}
