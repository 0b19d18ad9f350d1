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

/** The stylesheet that every island needs, and the code that every hydrated one does. */
const styles = 'src/islands/styles.ts'
const runtime = 'src/runtime/hydrate-island.tsx'

/**
 * Finds the files of a page's islands that wake on load: their modules, all that those import, and their
 * stylesheet. Asked for with the page they take one round trip; found one inside the other they take four.
 */
export async function readEagerModules(dir: string): Promise<(tree: Root) => string[]> {
  const manifest = await readManifest(dir)

  function entriesOf(folder: string) {
    const alone = `${folder}/wake.tsx`
    return [styles, ...(manifest[alone] ? [alone] : [runtime, `${folder}/index.tsx`])]
  }

  return (tree) => {
    const entries = selectAll('[data-wake=load]', tree).flatMap(({ properties }) =>
      entriesOf(`src/islands/${String(properties.dataIsland)}`),
    )
    return [...filesOf(manifest, entries)].map((file) => `/${file}`)
  }
}
