import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Root } from 'hast'
import { selectAll } from 'hast-util-select'
import type { Manifest } from 'vite'

/** Vite's list of the chunks that it wrote into a folder, by their sources. */
export async function readManifest(dir: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'))
}

/** The files of some sources and of all that those import, each once. */
export function filesOf(manifest: Manifest, keys: readonly string[], files = new Set<string>()) {
  for (const { file, imports = [] } of keys.map((key) => manifest[key]!)) {
    if (files.has(file)) continue
    files.add(file)
    filesOf(manifest, imports, files)
  }
  return files
}

/** The code that every hydrated island needs. */
const runtime = 'src/runtime/hydrate-island.tsx'

/**
 * The address of the islands' stylesheet, and what finds the files of a page's islands that wake on load:
 * their modules, all that those import, and the stylesheet, if React draws one. Asked for with the page they
 * take one round trip; found one inside the other they take four.
 */
export async function readIslands(dir: string) {
  const manifest = await readManifest(dir)
  const islands = `/${manifest['src/islands/styles.ts']!.css![0]!}`

  function entriesOf(folder: string) {
    const alone = `${folder}/wake.tsx`
    return manifest[alone] ? [alone] : [runtime, `${folder}/index.tsx`]
  }

  function modulesOf(tree: Root): string[] {
    const entries = selectAll('[data-wake=load]', tree).flatMap(({ properties }) =>
      entriesOf(`src/islands/${String(properties.dataIsland)}`),
    )
    const files = [...filesOf(manifest, entries)].map((file) => `/${file}`)
    return entries.includes(runtime) ? [islands, ...files] : files
  }

  return { islands, modulesOf }
}
