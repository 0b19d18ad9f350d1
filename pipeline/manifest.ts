import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { selectAll } from 'hast-util-select'
import type { Manifest } from 'vite'
import type { Rendered } from './page.ts'

async function readManifest(dir: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'))
}

function filesOf(manifest: Manifest, keys: readonly string[], files = new Set<string>()) {
  for (const { file, imports = [] } of keys.map((key) => manifest[key]!)) {
    if (files.has(file)) continue
    files.add(file)
    filesOf(manifest, imports, files)
  }
  return files
}

const runtime = 'src/runtime/hydrate-island.tsx'

/**
 * The address of the islands' stylesheet, and `codeHeader`, which writes a page's rule for Netlify's _headers,
 * or '' if no island wakes on load. With the rule the browser asks for their modules, what those import, and
 * the stylesheet if React draws one, as soon as the answer begins. Without it they take four round trips.
 */
export async function readIslands(dir: string) {
  const manifest = await readManifest(dir)
  const islands = `/${manifest['src/islands/styles.ts']!.css![0]!}`

  function entriesOf(folder: string) {
    const alone = `${folder}/wake.ts`
    return manifest[alone] ? [alone] : [runtime, `${folder}/index.tsx`]
  }

  function codeHeader({ path, tree }: Rendered): string {
    const entries = selectAll('[data-wake=load]', tree).flatMap(({ properties }) =>
      entriesOf(`src/islands/${String(properties.dataIsland)}`),
    )
    const modules = Array.from(
      filesOf(manifest, entries),
      (file) => `</${file}>; rel=modulepreload`,
    )
    const sheet = entries.includes(runtime) ? [`<${islands}>; rel=preload; as=style`] : []
    return modules.length > 0 ? `${path}\n  Link: ${[...sheet, ...modules].join(', ')}\n` : ''
  }

  return { islands, codeHeader }
}
