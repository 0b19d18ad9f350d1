import type { Root } from 'hast'
import { filesOf, readManifest } from './manifest.ts'
import { elementsOf } from './page.ts'

/** What every island is woken with that is hydrated. */
const runtime = 'src/runtime/hydrate-island.tsx'

/**
 * Finds the modules of a page's islands that wake on load, theirs and all that those import. Asked for
 * with the page, they are one trip away from it; found one inside the other, they are four.
 */
export async function readEagerModules(dir: string): Promise<(tree: Root) => string[]> {
  const manifest = await readManifest(dir)

  function entriesOf(folder: string) {
    const alone = `${folder}/wake.tsx`
    return manifest[alone] ? [alone] : [runtime, `${folder}/index.tsx`]
  }

  return (tree) => {
    const entries = elementsOf(tree)
      .filter(({ properties }) => properties.dataWake === 'load')
      .flatMap(({ properties }) => entriesOf(`src/islands/${String(properties.dataIsland)}`))
    return [...filesOf(manifest, entries)].map((file) => `/${file}`)
  }
}
