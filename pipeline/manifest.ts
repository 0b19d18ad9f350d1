import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
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
