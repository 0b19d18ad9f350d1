import type { Root } from 'hast'
import { filesOf, readManifest } from './manifest.ts'
import { elementsOf } from './page.ts'

/** What every island is woken with. */
const runtime = 'src/runtime/hydrate-island.tsx'

/**
 * Finds the modules of a page's islands that wake on load, theirs and all that those import. Asked for
 * with the page, they are one trip away from it; found one inside the other, they are four.
 */
export async function readEagerModules(dir: string): Promise<(tree: Root) => string[]> {
  const manifest = await readManifest(dir)
  return (tree) => {
    const names = elementsOf(tree)
      .filter(({ properties }) => properties.dataWake === 'load')
      .map(({ properties }) => `src/islands/${String(properties.dataIsland)}/index.tsx`)
    if (names.length === 0) return []
    return [...filesOf(manifest, [runtime, ...names])].map((file) => `/${file}`)
  }
}
